import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, id, instant, int, varchar } from './column-kinds';

const ADDED = {
  matches: {
    awarded: 'boolean NOT NULL DEFAULT 0',
    retired: 'boolean NOT NULL DEFAULT 0',
    mbs: 'smallint NULL',
  },
  match_observations: { competition_id: 'integer NULL' },
  imports: {
    old_copies: 'integer NOT NULL DEFAULT 0',
    awarded: 'integer NOT NULL DEFAULT 0',
    doubles: 'integer NOT NULL DEFAULT 0',
    knows_half_times: 'boolean NULL',
  },
};

const ofMatch = (table: string, column = 'match_id') => ({
  name: `fk_${table}_${column === 'match_id' ? 'match' : column}`,
  columnNames: [column],
  referencedTableName: 'matches',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const primary = <K extends object>(kind: K) => ({ ...kind, isPrimary: true });

const TABLES = [
  new Table({
    name: 'match_places',
    columns: columns({
      pair_key: primary(varchar(220)),
      match_date: primary({ type: 'date' }),
      match_id: int(),
    }),
    indices: [{ name: 'ix_match_places_match', columnNames: ['match_id'] }],
    foreignKeys: [ofMatch('match_places')],
  }),
  new Table({
    name: 'match_events',
    columns: columns({ source: primary(varchar(20)), event_id: primary(varchar(40)), match_id: int() }),
    indices: [{ name: 'ix_match_events_match', columnNames: ['match_id'] }],
    foreignKeys: [ofMatch('match_events')],
  }),
  new Table({
    name: 'match_moves',
    columns: columns({
      match_id: primary(int()),
      into_id: int(),
      reason: varchar(10),
      pair_key: varchar(220),
      match_date: { type: 'date' },
    }),
    indices: [{ name: 'ix_match_moves_into', columnNames: ['into_id'] }],
  }),
  new Table({
    name: 'possible_doubles',
    columns: columns({ match_id: primary(int()), double_of: primary(int()) }),
    indices: [{ name: 'ix_possible_doubles_other', columnNames: ['double_of'] }],
    foreignKeys: [ofMatch('possible_doubles'), ofMatch('possible_doubles', 'double_of')],
  }),
  new Table({
    name: 'name_joins',
    columns: columns({
      id: id(),
      kind: varchar(12),
      country_name: varchar(60),
      from_name: varchar(120),
      into_name: varchar(120),
      from_key: varchar(100, { nullable: true }),
      into_key: varchar(100, { nullable: true }),
      from_competition: int({ nullable: true }),
      into_competition: int({ nullable: true }),
      matches: int(),
      state: varchar(10),
      created_by: varchar(60, { nullable: true }),
      created_at: instant(),
    }),
  }),
  new Table({
    name: 'version_restarts',
    columns: columns({
      id: id(),
      source: varchar(20),
      feed_key: varchar(64, { nullable: true }),
      at: instant(),
      created_by: varchar(60, { nullable: true }),
    }),
  }),
];

/** What the archive needs to know one event as one match, doubles as one, and old copies as such. */
export class ArchiveBeliefs1764080000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // an earlier run may have been cut off anywhere
    for (const [table, added] of Object.entries(ADDED)) {
      for (const [column, type] of Object.entries(added)) {
        if (await runner.hasColumn(table, column)) continue;
        await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
      }
    }
    for (const table of TABLES) await runner.createTable(table, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name, true);
    for (const [table, added] of Object.entries(ADDED)) {
      for (const column of Object.keys(added)) {
        if (await runner.hasColumn(table, column))
          await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
      }
    }
  }
}
