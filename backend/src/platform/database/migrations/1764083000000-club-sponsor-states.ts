import type { MigrationInterface, QueryRunner } from 'typeorm';

const ADDED = {
  state: "varchar(10) NOT NULL DEFAULT 'joined'",
  claimed_by: 'varchar(120) NULL',
  claimed_until: 'datetime(3) NULL',
};

/** Whether the matches have been brought to a sponsor, and which process does that. */
export class ClubSponsorStates1764083000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // an earlier run may have been cut off between them
    for (const [column, type] of Object.entries(ADDED)) {
      if (await runner.hasColumn('club_sponsors', column)) continue;
      await runner.query(`ALTER TABLE club_sponsors ADD COLUMN ${column} ${type}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of Object.keys(ADDED)) {
      if (await runner.hasColumn('club_sponsors', column))
        await runner.query(`ALTER TABLE club_sponsors DROP COLUMN ${column}`);
    }
  }
}
