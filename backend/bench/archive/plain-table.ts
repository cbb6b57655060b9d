import type { DataSource } from 'typeorm';
import { CODE_FIELDS, ODD_FIELDS } from '../../src/archive/catalogue/columns';
import { STORED_MATCH_COLUMNS } from '../../src/archive/catalogue/stored-match-columns';
import type { OddsQuery } from '../../src/archive/question/odds-query';
import { conditionOf } from '../../src/archive/sql/conditions';

/** What the index is compared with: one wide table per set of odds, with a primary key and nothing else. */
const TABLE = 'plain_closing';

const PLAIN_COLUMNS = STORED_MATCH_COLUMNS.filter((column) => column !== 'pair_key');
const COMPETITION_COLUMNS = ['country_name', 'name', 'country_folded', 'name_folded'];

/** Copies the archive with its closing odds into the plain table. */
export async function makePlainTable(dataSource: DataSource): Promise<void> {
  const columns = [
    ...['id', ...PLAIN_COLUMNS].map((column) => `m.${column}`),
    ...COMPETITION_COLUMNS.map((column) => `c.${column}`),
    ...[...ODD_FIELDS, ...CODE_FIELDS].map((column) => `o.${column}`),
  ];
  const from = `FROM matches m JOIN competitions c ON c.id = m.competition_id JOIN closing_odds o ON o.match_id = m.id`;
  await dataSource.query(`CREATE TABLE ${TABLE} AS SELECT ${columns.join(', ')} ${from} ORDER BY m.id`);
  await dataSource.query(`CREATE UNIQUE INDEX ix_${TABLE} ON ${TABLE} (id)`);
}

export const dropPlainTable = (dataSource: DataSource): Promise<unknown> =>
  dataSource.query(`DROP TABLE ${TABLE}`);

/**
 * Asks the plain table for the first page of a search in one statement.
 * @param select what is read of a match: `id`, or everything
 */
export function plainPage(
  dataSource: DataSource,
  { predicates, perPage }: OddsQuery,
  select: 'id' | '*',
): Promise<{ id: number }[]> {
  const conditions = predicates.map((each) => conditionOf(each, 2));
  // the conditions name the tables of the site's own schema
  const where = conditions.map(({ sql }) => sql.replace(/\b[mco]\./g, '')).join(' AND ') || '1 = 1';
  return dataSource.query(
    `SELECT ${select} FROM ${TABLE} WHERE ${where} ORDER BY match_date DESC, match_time DESC, id DESC LIMIT ?`,
    [...conditions.flatMap(({ params }) => params), perPage + 1],
  );
}
