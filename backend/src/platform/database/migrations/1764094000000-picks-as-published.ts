import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, id, instant, int, varchar } from './column-kinds';

const KEPT = [
  ['odd_at', 'datetime(3)'],
  ['source', 'varchar(30)'],
  ['probability', 'double'],
] as const;

const ADDED = [
  ...KEPT.map((column) => ['pick_selections', ...column] as const),
  ['pick_selections', 'published_at', 'datetime(3)'] as const,
  ...KEPT.map((column) => ['pick_record', ...column] as const),
];

const PUBLISHED = 'ix_pick_selections_published';

const WITHDRAWN = new Table({
  name: 'withdrawn_picks',
  columns: columns({
    id: id(),
    post_id: int(),
    author_folded: varchar(120),
    published_at: instant(),
    match_id: int(),
    match_date: { type: 'date', isNullable: false },
    match_time: varchar(5, { nullable: true }),
    home_team: varchar(100),
    away_team: varchar(100),
    odds_column: varchar(40),
    odd: int(),
    locked_at: instant(),
    odd_at: instant({ nullable: true }),
    source: varchar(30, { nullable: true }),
    probability: { type: 'double', isNullable: true },
  }),
  indices: [
    { name: 'ix_withdrawn_picks_post', columnNames: ['post_id'] },
    { name: 'ix_withdrawn_picks_author', columnNames: ['author_folded'] },
  ],
});

/**
 * A selection says where its price comes from and how old it is, stays as it was published, and what is taken out is kept.
 * Selections from before stay as they are: without a source they show under which rules they were made.
 */
export class PicksAsPublished1764094000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, name, kind] of ADDED)
      if (!(await runner.hasColumn(table, name)))
        await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${kind} NULL`);
    if (!(await runner.hasColumn('pick_record', 'rules')))
      await runner.query('ALTER TABLE pick_record ADD COLUMN rules smallint NOT NULL DEFAULT 1');
    const selections = await runner.getTable('pick_selections');
    if (!selections!.indices.some(({ name }) => name === PUBLISHED))
      await runner.query(`CREATE INDEX ${PUBLISHED} ON pick_selections (published_at)`);
    if (!(await runner.hasColumn('imports', 'newest_at'))) {
      await runner.query('ALTER TABLE imports ADD COLUMN newest_at datetime(3) NULL');
      await runner.query(
        'UPDATE imports SET newest_at = (SELECT MAX(seen_at) FROM timed_observations WHERE import_id = imports.id)',
      );
    }
    await runner.createTable(WITHDRAWN, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(WITHDRAWN, true);
    if (await runner.hasColumn('imports', 'newest_at'))
      await runner.query('ALTER TABLE imports DROP COLUMN newest_at');
    const selections = await runner.getTable('pick_selections');
    const index = selections!.indices.find(({ name }) => name === PUBLISHED);
    if (index) await runner.dropIndex('pick_selections', index);
    for (const [table, name] of [...ADDED, ['pick_record', 'rules'] as const])
      if (await runner.hasColumn(table, name)) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
  }
}
