import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, instant, int, smallint, text, varchar } from './column-kinds';

const MARKETS = new Table({
  name: 'learned_markets',
  columns: columns({
    filter_type: { ...smallint(), isPrimary: true },
    market: { ...varchar(20), isPrimary: true },
    learned: text(),
  }),
});

const STATE = new Table({
  name: 'learning_state',
  columns: columns({
    id: { ...int(), isPrimary: true },
    revision: int(),
    learned_at: instant({ nullable: true }),
    claimed_until: instant({ nullable: true }),
  }),
});

/** What was learned of each market's prices, and which state of the archive it was learned from. */
export class LearnedMarkets1763910000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(MARKETS, true);
    if (await queryRunner.hasTable(STATE.name)) return;
    await queryRunner.createTable(STATE, true);
    await queryRunner.query('INSERT INTO learning_state (id, revision) VALUES (1, -1)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(STATE.name, true);
    await queryRunner.dropTable(MARKETS.name, true);
  }
}
