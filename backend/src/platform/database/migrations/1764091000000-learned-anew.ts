import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was learned before knows no offsets of selections: it stays in use until the archive is learned from anew. */
export class LearnedAnew1764091000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE learning_state SET revision = -1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.up(runner);
  }
}
