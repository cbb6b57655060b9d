import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns, instant, int, varchar } from './column-kinds';

const primary = <K extends object>(kind: K) => ({ ...kind, isPrimary: true });
const maybe = { nullable: true };
const claim = { claimed_by: varchar(120, maybe), claimed_until: instant(maybe) };

/** The rules that the imports of this version keep to. */
const RULES = 1;

const TABLES = [
  new Table({
    name: 'archive_upkeep',
    columns: columns({
      id: primary(int()),
      rules: int(),
      target: int(maybe),
      stage: varchar(10, maybe),
      last_id: int(),
      until_id: int(),
      until_import: int(),
      matches_done: int(),
      matches_total: int(),
      looked_import: int(),
      finished_at: instant(maybe),
      ...claim,
    }),
  }),
  new Table({
    name: 'unversioned_matches',
    columns: columns({ match_id: primary(int()) }),
    foreignKeys: [
      {
        name: 'fk_unversioned_matches_match',
        columnNames: ['match_id'],
        referencedTableName: 'matches',
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
        onUpdate: 'NO ACTION',
      },
    ],
  }),
  new Table({
    name: 'fixture_looks',
    columns: columns({
      id: primary(int()),
      revision: int(maybe),
      day: varchar(10, maybe),
      ...claim,
    }),
  }),
];

/** How far an archive of the former version has been brought to the rules of now, and the look for postponed fixtures. */
export class ArchiveUpkeep1764082000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // an earlier run may have been cut off anywhere
    for (const table of TABLES) await runner.createTable(table, true);
    await insertWhereMissing(runner, 'fixture_looks', { id: 1 });
    const rules = (await wasImportedInto(runner)) ? 0 : RULES;
    const counts = { last_id: 0, until_id: 0, until_import: 0, matches_done: 0, matches_total: 0 };
    await insertWhereMissing(runner, 'archive_upkeep', { id: 1, rules, ...counts, looked_import: 0 });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await runner.dropTable(table.name, true);
  }
}

/** Whether there is anything to bring to the rules: what was imported, not what was invented. */
async function wasImportedInto(runner: QueryRunner): Promise<boolean> {
  for (const table of ['match_observations', 'timed_observations']) {
    const rows = (await runner.query(`SELECT match_id FROM ${table} LIMIT 1`)) as unknown[];
    if (rows.length > 0) return true;
  }
  return false;
}

async function insertWhereMissing(
  runner: QueryRunner,
  table: string,
  row: Record<string, number>,
): Promise<void> {
  const [known] = (await runner.query(`SELECT id FROM ${table} WHERE id = ?`, [row.id])) as unknown[];
  if (known !== undefined) return;
  const names = Object.keys(row);
  await runner.query(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    Object.values(row),
  );
}
