import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = { problem: 'varchar(20)', problem_since: 'datetime(3)' };

/** What keeps the site's bot from working, for all processes. */
export class TelegramProblems1764061000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, kind] of Object.entries(COLUMNS))
      if (!(await queryRunner.hasColumn('telegram_bots', name)))
        await queryRunner.query(`ALTER TABLE telegram_bots ADD COLUMN ${name} ${kind} NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(COLUMNS))
      if (await queryRunner.hasColumn('telegram_bots', name))
        await queryRunner.query(`ALTER TABLE telegram_bots DROP COLUMN ${name}`);
  }
}
