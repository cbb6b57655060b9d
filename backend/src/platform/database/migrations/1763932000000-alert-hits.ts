import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, instant, int, text, varchar } from './column-kinds';

const goesWith = (column: string, table: string) => ({
  name: `fk_alert_hits_${column.replace('_id', '')}`,
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const HITS = new Table({
  name: 'alert_hits',
  columns: columns({
    filter_id: { ...int(), isPrimary: true },
    match_id: { ...int(), isPrimary: true },
    user_id: int(),
    message: varchar(30),
    prices: text(),
    found_at: instant(),
  }),
  foreignKeys: [
    goesWith('filter_id', 'saved_filters'),
    goesWith('match_id', 'matches'),
    goesWith('user_id', 'users'),
  ],
  indices: [
    { name: 'ix_alert_hits_match', columnNames: ['match_id'] },
    { name: 'ix_alert_hits_message', columnNames: ['user_id', 'message'] },
    { name: 'ix_alert_hits_found', columnNames: ['found_at'] },
  ],
});

const STATE = new Table({
  name: 'alert_state',
  columns: columns({
    id: { ...int(), isPrimary: true },
    revision: int(),
    looked_at: instant({ nullable: true }),
    claimed_by: varchar(120, { nullable: true }),
    claimed_until: instant({ nullable: true }),
  }),
});

/** Which matches members have been told of, and how far the search for more has come. */
export class AlertHits1763932000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(HITS, true);
    await queryRunner.createTable(STATE, true);
    const [row] = (await queryRunner.query('SELECT id FROM alert_state')) as object[];
    if (row === undefined) await queryRunner.query('INSERT INTO alert_state (id, revision) VALUES (1, -1)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(STATE.name, true);
    await queryRunner.dropTable(HITS.name, true);
  }
}
