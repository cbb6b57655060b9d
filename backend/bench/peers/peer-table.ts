import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { STORED_FIELDS, type StoredField, valueOf } from '../../src/archive/columns/layout';
import { MATCH_COLUMN, oddsColumn } from '../../src/archive/columns/layout';
import type { State } from '../../src/archive/columns/state';
import type { FilterType } from '../../src/archive/question/odds-query';
import type { OddsRow, RawMatch } from '../../src/archive/rows/odds-row';
import type { DuckConnection } from './duckdb';

/** Columns of a match as a state gives them, and the narrowest type that holds each. */
const MATCH_COLUMNS: readonly (readonly [column: keyof RawMatch, type: string])[] = [
  ['id', 'UINTEGER'],
  ['match_date', 'DATE'],
  ['match_time', 'VARCHAR'],
  ['country_name', 'VARCHAR'],
  ['competition_name', 'VARCHAR'],
  ['league_code', 'VARCHAR'],
  ['season_slug', 'VARCHAR'],
  ['code', 'UINTEGER'],
  ['home_team', 'VARCHAR'],
  ['away_team', 'VARCHAR'],
  ['home_ht_score', 'UTINYINT'],
  ['away_ht_score', 'UTINYINT'],
  ['home_ft_score', 'UTINYINT'],
  ['away_ft_score', 'UTINYINT'],
  ['first_goal', 'VARCHAR'],
  ['awarded', 'BOOLEAN'],
  ['opening_sources', 'USMALLINT'],
  ['closing_sources', 'USMALLINT'],
];

/** Numbers of what stands in tables of its own: a text in a few hundred names is found sooner than in all matches. */
const NUMBERED = ['home_team', 'away_team', 'league', 'result'] as const;
const numberColumn = (column: (typeof NUMBERED)[number]): string => `${column}_number`;

/** Names as searches look into them. */
const FOLDED = ['home_folded', 'away_folded', 'country_folded', 'name_folded'];

const LINES_PER_WRITE = 2_000;

/** The table of a set of odds: a wide row a match, newest first. Columns are named as in the tables of the site. */
export const tableOf = (type: FilterType): string => (type === 1 ? 'opening' : 'closing');

/** A whole row of a match. */
export const ROW_COLUMNS = [
  ...MATCH_COLUMNS.map(([column]) => (column === 'match_date' ? 'match_date::VARCHAR' : column)),
  ...STORED_FIELDS,
].join(', ');

/** What {@link ROW_COLUMNS} gives of a row. */
export const rowValues = (row: OddsRow): unknown[] => [
  ...MATCH_COLUMNS.map(([column]) => (column === 'awarded' ? Boolean(row.awarded) : row[column])),
  ...STORED_FIELDS.map((field, place) => valueOf(field, row.odds[place]!)),
];

/** Copies a state into the tables. @param folder for files on the way */
export async function copyState(state: State, duck: DuckConnection, folder: string): Promise<void> {
  for (const type of [1, 2] as const) {
    const declared = [
      ...MATCH_COLUMNS,
      ...NUMBERED.map((column) => [numberColumn(column), 'USMALLINT'] as const),
      ...FOLDED.map((column) => [column, 'VARCHAR'] as const),
      ...STORED_FIELDS.map(
        (field) => [field, isWide(state, field, type) ? 'UINTEGER' : 'USMALLINT'] as const,
      ),
    ];
    await load(duck, tableOf(type), declared, join(folder, `${tableOf(type)}.csv`), matchLines(state, type));
  }
  const { teams, leagues } = state.vocabulary;
  await load(
    duck,
    'teams',
    [
      ['number', 'USMALLINT'],
      ['folded', 'VARCHAR'],
    ],
    join(folder, 'teams.csv'),
    teams.entries.map(({ folded }, number) => [number, folded].map(written).join()),
  );
  await load(
    duck,
    'leagues',
    [
      ['number', 'USMALLINT'],
      ['country_folded', 'VARCHAR'],
      ['name_folded', 'VARCHAR'],
    ],
    join(folder, 'leagues.csv'),
    leagues.entries.map((league, number) =>
      [number, league.countryFolded, league.nameFolded].map(written).join(),
    ),
  );
}

const isWide = (state: State, field: StoredField, type: FilterType): boolean =>
  state.contents.main.column(oddsColumn(field, type)) instanceof Uint32Array;

function* matchLines(state: State, type: FilterType): Generator<string> {
  const { teams, leagues } = state.vocabulary;
  for (const place of state.ordered({ type, predicates: [] })) {
    const values = rowValues(state.row(place, type));
    const numbers = NUMBERED.map((column) => place.segment.cell(MATCH_COLUMN[column], place.position));
    const [home, away, league] = numbers as [number, number, number];
    const { countryFolded, nameFolded } = leagues.entries[league]!;
    const folded = [teams.entries[home]!.folded, teams.entries[away]!.folded, countryFolded, nameFolded];
    values.splice(MATCH_COLUMNS.length, 0, ...numbers, ...folded);
    yield values.map(written).join();
  }
}

const written = (value: unknown): string =>
  value === null ? '' : typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : String(value);

async function load(
  duck: DuckConnection,
  table: string,
  columns: readonly (readonly [name: string, type: string])[],
  file: string,
  lines: Iterable<string>,
): Promise<void> {
  const target = openSync(file, 'w');
  let waiting: string[] = [];
  const write = (): void => {
    writeSync(target, waiting.map((line) => `${line}\n`).join(''));
    waiting = [];
  };
  for (const line of lines) if (waiting.push(line) === LINES_PER_WRITE) write();
  write();
  closeSync(target);
  const types = columns.map(([name, type]) => `'${name}': '${type}'`).join(', ');
  // rows keep the order of the file
  await duck.run(
    `CREATE TABLE ${table} AS SELECT * FROM read_csv('${file}', header = false, delim = ',', quote = '"', escape = '"', columns = {${types}})`,
  );
}
