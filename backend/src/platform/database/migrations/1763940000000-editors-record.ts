import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { bool, columns, id, instant, int, smallint, text, varchar } from './column-kinds';

const index = (name: string, ...columnNames: string[]) => ({ name, columnNames });

const ofPost = (table: string) => ({
  name: `fk_${table}_post`,
  columnNames: ['post_id'],
  referencedTableName: 'blogs',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const selection = {
  match_id: int(),
  match_date: { type: 'date' },
  match_time: varchar(5, { nullable: true }),
  home_team: varchar(100),
  away_team: varchar(100),
  odds_column: varchar(40),
  odd: int(),
  locked_at: instant(),
};

const TABLES = [
  new Table({
    name: 'pick_selections',
    columns: columns({ id: id(), post_id: int(), place: smallint(), ...selection, kick_off: instant() }),
    indices: [
      index('ix_pick_selections_post', 'post_id', 'place'),
      index('ix_pick_selections_match', 'match_id'),
      index('ix_pick_selections_kick_off', 'kick_off'),
    ],
    foreignKeys: [ofPost('pick_selections')],
  }),
  new Table({
    name: 'pick_record',
    columns: columns({
      seq: { ...int(), isPrimary: true },
      post_id: int(),
      author: varchar(60),
      ...selection,
      hash: varchar(64),
    }),
    indices: [
      index('ix_pick_record_author', 'author'),
      index('ix_pick_record_post', 'post_id'),
      index('ix_pick_record_match', 'match_id'),
    ],
  }),
  new Table({
    name: 'pick_settlements',
    columns: columns({
      seq: { ...int(), isPrimary: true },
      number: { ...int(), isPrimary: true },
      state: varchar(10),
      home_ft_score: smallint({ nullable: true }),
      away_ft_score: smallint({ nullable: true }),
      settled_at: instant(),
      is_current: bool(),
    }),
    indices: [index('ix_pick_settlements_current', 'is_current')],
  }),
  new Table({
    name: 'pick_changes',
    columns: columns({ id: id(), post_id: int(), changed_at: instant(), removed: text(), added: text() }),
    indices: [index('ix_pick_changes_post', 'post_id')],
    foreignKeys: [ofPost('pick_changes')],
  }),
];

const COLUMNS = {
  blogs: { edited_at: 'datetime(3) NULL' },
  winnersclub: { blog_id: 'integer NULL' },
  newsletters: { record_count: 'integer NULL', record_hash: 'varchar(64) NULL' },
};

/** Selections on posts, their record, and where it is printed. */
export class EditorsRecord1763940000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.createTable(table, true);
    for (const [table, column, type] of newColumns()) {
      if (await queryRunner.hasColumn(table, column)) continue;
      await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of newColumns())
      if (await queryRunner.hasColumn(table, column))
        await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    for (const { name } of TABLES.toReversed()) await queryRunner.dropTable(name, true);
  }
}

const newColumns = (): [table: string, column: string, type: string][] =>
  Object.entries(COLUMNS).flatMap(([table, added]) =>
    Object.entries(added).map(([column, type]): [string, string, string] => [table, column, type]),
  );
