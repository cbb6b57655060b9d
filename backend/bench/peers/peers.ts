import { isDeepStrictEqual } from 'node:util';
import { Calibration } from '../../src/archive/statistics/calibration/calibration';
import { Quotes } from '../../src/archive/answers/context';
import { answerSummary } from '../../src/archive/answers/summary';
import { ROW_FIELDS } from '../../src/archive/catalogue/row-fields';
import type { Hits, State } from '../../src/archive/columns/state';
import { States } from '../../src/archive/columns/state-update';
import { Follower } from '../../src/archive/follower';
import type { FilterType, OddsQuery } from '../../src/archive/question/odds-query';
import { type OddsRow, toWireRow } from '../../src/archive/rows/odds-row';
import type { Settings } from '../../src/platform/config/settings';
import { openDatabase } from '../../src/platform/database/data-source';
import { openPlainConnection } from '../../src/platform/database/plain-connection';
import { fillArchive } from '../archive/bench-archive';
import { queryOf, Searches } from '../archive/searches';
import { queriesBySize } from '../archive/sized-queries';
import { type BenchReport, milliseconds, type ResultTable, type Target, whole } from '../report/report';
import { median, percentile, timed } from '../report/statistics';
import { type DuckConnection, type DuckResult, numbersOf, openDuck } from './duckdb';
import { comparedPart, settledSums, summarySql } from './peer-summary';
import { copyState, ROW_COLUMNS, rowValues, tableOf } from './peer-table';
import { whereOf } from './where';

const SEED = 20261121;
const SEARCHES_PER_ROW = 10;
const SUMMARIES_PER_ROW = 2;
const SAMPLE_PAGES = 40;
const PER_PAGE = 50;
/** Each question is asked so often of either engine, in turn; the median counts. */
const ROUNDS = 3;
/** Answers of this engine take so little that single ones can't be told apart: so many are timed together. */
const HERE_TOGETHER = 5;
const THREADS = [1, 2];
const NAMES = ['in matches', 'by number'] as const;

/** One question to both engines. */
interface Asked<Here, There> {
  readonly here: () => Here;
  /** Ways to ask it, of which the fastest counts. */
  readonly statements: readonly string[];
  /** Takes an answer as a program would use it. */
  readonly read: (result: DuckResult) => There | Promise<There>;
  readonly isSame: (here: Here, there: There) => boolean;
}

interface Times {
  readonly here: number;
  readonly there: number;
  /** There with preparing the statement, which a new question needs; what is prepared here always counts. */
  readonly fresh: number;
}

/** A state of a generated archive against the same matches in DuckDB, in memory and within one process. */
export async function measurePeers(
  settings: Settings,
  matches: number,
  say: (what: string) => void,
): Promise<BenchReport> {
  say(`generating ${matches} matches`);
  const empty = await openDatabase(settings);
  await fillArchive(empty, matches).finally(() => empty.destroy());
  const state = await loadedState(settings);
  say('copying them into DuckDB');
  const { duck, version } = await openDuck();
  try {
    await copyState(state, duck, settings.dataDir);
    const searches = new Searches(sampleOf(state), SEED);
    say('ids');
    const firstIds = await bySearch(searches, (query) => timesOf(duck, firstIdsOf(state, query)));
    const ids = await bySearch(searches, (query) => timesOf(duck, idsOf(state, query)));
    say('pages');
    const pages = await bySearch(searches, (query) => timesOf(duck, pageOf(state, query)));
    say('summaries');
    const summaries = await bySize(state, duck, searches);
    const note = (what: string): string =>
      `${what} DuckDB ${version} in its best form for each question: typed columns, newest first, prepared statements, one or two threads, the fastest way of asking. Answers are compared before times count; medians of ${ROUNDS}.`;
    return {
      targets: [
        target('ids of the first page', 20, firstIds),
        target('ids of all hits', 20, ids),
        target('page of 50 whole rows', 10, pages),
        target('summary of all selections', 20, summaries),
      ],
      tables: [
        table('Ids of the first page', note('Those of 50 matches.'), 'columns filtered', firstIds),
        table('Ids of all hits', note('In one array.'), 'columns filtered', ids),
        table(
          'Pages of 50 whole rows',
          note('All columns of a match with one set of odds, up to the values.'),
          'columns filtered',
          pages,
        ),
        table(
          'Summaries of all selections',
          note('Here with calibrated probabilities, there without them and up to the sums per result.'),
          'hits',
          summaries,
        ),
      ],
    };
  } finally {
    duck.closeSync();
  }
}

async function loadedState(settings: Settings): Promise<State> {
  const follower = new Follower(await openPlainConnection(settings));
  try {
    return new States().take(await follower.load());
  } finally {
    await follower.close();
  }
}

function sampleOf(state: State): ReturnType<typeof toWireRow>[] {
  const all = { type: 2 as const, predicates: [] };
  return Array.from({ length: SAMPLE_PAGES }, (_, page) => {
    const { places } = state.page(all, Math.floor((page * state.size) / SAMPLE_PAGES), PER_PAGE);
    return places.map((place) => toWireRow(state.row(place, 2), ROW_FIELDS));
  })
    .flat()
    .filter(({ winner }) => winner !== null);
}

function idsOf(state: State, query: OddsQuery): Asked<Uint32Array, Float64Array> {
  return {
    here: () => idsIn(state.search(query)),
    statements: NAMES.map((names) => `SELECT id FROM ${tableOf(query.type)} WHERE ${whereOf(query, names)}`),
    read: (result) => numbersOf(result, 0),
    // in any order
    isSame: (here, there) => isDeepStrictEqual(Float64Array.from(here).sort(), there.slice().sort()),
  };
}

function firstIdsOf(state: State, query: OddsQuery): Asked<number[], Float64Array> {
  return {
    here: () => {
      const { places } = state.page(query, 0, PER_PAGE);
      return places.map(({ segment, position }) => segment.ids[position]!);
    },
    statements: firstOf(query, 'id'),
    read: (result) => numbersOf(result, 0),
    isSame: (here, there) => isDeepStrictEqual(Float64Array.from(here), there),
  };
}

/** Ways to ask for the first page: rows stand newest first, and DuckDB keeps their order. */
function firstOf(query: OddsQuery, columns: string): string[] {
  const table = tableOf(query.type);
  const where = whereOf(query, 'in matches');
  const select = `SELECT ${columns} FROM ${table}`;
  return [
    `${select} WHERE ${where} LIMIT ${PER_PAGE}`,
    `${select} WHERE ${where} ORDER BY rowid LIMIT ${PER_PAGE}`,
    `${select} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${where} LIMIT ${PER_PAGE}) ORDER BY rowid`,
  ];
}

function idsIn({ main }: Hits): Uint32Array {
  const { segment, positions } = main;
  // the state is freshly read: its block is empty
  const ids = new Uint32Array(positions.length);
  for (let at = 0; at < ids.length; at++) ids[at] = segment.ids[positions[at]!]!;
  return ids;
}

function pageOf(state: State, query: OddsQuery): Asked<OddsRow[], unknown[][]> {
  return {
    here: () => {
      const { places } = state.page(query, 0, PER_PAGE);
      return places.map((place) => state.row(place, query.type));
    },
    statements: firstOf(query, ROW_COLUMNS),
    read: (result) => result.getRows(),
    isSame: (here, there) => isDeepStrictEqual(here.map(rowValues), there),
  };
}

function summaryOf(
  state: State,
  quotes: Quotes,
  query: OddsQuery,
): Asked<ReturnType<typeof answerSummary>, Float64Array[]> {
  const context = { state, quotes, throwIfAborted: () => undefined };
  return {
    here: () => answerSummary(query, context),
    statements: NAMES.map((names) => summarySql(tableOf(query.type), whereOf(query, names))),
    read: (result) => summaryColumns(result),
    isSame: (here, there) =>
      isDeepStrictEqual(
        comparedPart(here),
        settledSums(state.vocabulary.results.entries, (column) => there[column]!),
      ),
  };
}

const summaryColumns = (result: DuckResult): Float64Array[] =>
  Array.from({ length: result.columnCount }, (_, column) => numbersOf(result, column));

/** @throws Error where the answers differ */
async function timesOf<Here, There>(
  duck: DuckConnection,
  { here, statements, read, isSame }: Asked<Here, There>,
): Promise<Times> {
  const [hereWays, thereWays, freshWays]: [number[], number[], number[]] = [[], [], []];
  for (const threads of THREADS) {
    await duck.run(`SET threads = ${threads}`);
    for (const sql of new Set(statements)) {
      const statement = await duck.prepare(sql);
      const there = await read(await statement.run());
      if (!isSame(here(), there))
        throw new Error(`The answers differ:${sql.slice(sql.lastIndexOf(' FROM '))}`);
      const [hereTimes, thereTimes, freshTimes]: [number[], number[], number[]] = [[], [], []];
      for (let round = 0; round < ROUNDS; round++) {
        thereTimes.push(await timed(async () => read(await statement.run())));
        freshTimes.push(
          await timed(async () => {
            const fresh = await duck.prepare(sql);
            await read(await fresh.run());
            fresh.destroySync();
          }),
        );
        const startedAt = performance.now();
        for (let once = 0; once < HERE_TOGETHER; once++) here();
        hereTimes.push((performance.now() - startedAt) / HERE_TOGETHER);
      }
      statement.destroySync();
      hereWays.push(median(hereTimes));
      thereWays.push(median(thereTimes));
      freshWays.push(median(freshTimes));
    }
  }
  return { here: Math.min(...hereWays), there: Math.min(...thereWays), fresh: Math.min(...freshWays) };
}

interface Row {
  readonly name: string;
  readonly times: readonly Times[];
}

/** Searches over one to six columns, opening and closing odds in turn. */
async function bySearch(searches: Searches, measure: (query: OddsQuery) => Promise<Times>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let columns = 1; columns <= 6; columns++) {
    const times: Times[] = [];
    for (let round = 0; round < SEARCHES_PER_ROW; round++) {
      const search = searches.draw(round % 4 < 2 ? 'prices' : 'mixed', columns);
      times.push(await measure(queryOf({ ...search, filter_type: String(1 + (round % 2)) })));
    }
    rows.push({ name: String(columns), times });
  }
  return rows;
}

async function bySize(state: State, duck: DuckConnection, searches: Searches): Promise<Row[]> {
  const quotes = new Quotes(new Calibration());
  const rows: Row[] = [];
  for (const { name, queries } of queriesBySize(state, searches)) {
    const times: Times[] = [];
    for (const [at, query] of queries.slice(0, SUMMARIES_PER_ROW).entries())
      times.push(
        await timesOf(duck, summaryOf(state, quotes, { ...query, type: (1 + (at % 2)) as FilterType })),
      );
    rows.push({ name, times });
  }
  return rows;
}

const ratiosOf = (times: readonly Times[]): number[] => times.map(({ here, there }) => there / here);

function table(title: string, note: string, first: string, rows: readonly Row[]): ResultTable {
  return {
    title,
    note,
    head: [first, 'here', 'DuckDB', 'ratio, median', 'lowest', 'DuckDB, prepared anew', 'ratio'],
    rows: rows.map(({ name, times }) => [
      name,
      milliseconds(median(times.map(({ here }) => here))),
      milliseconds(median(times.map(({ there }) => there))),
      `${whole(median(ratiosOf(times)))} ×`,
      `${whole(Math.min(...ratiosOf(times)))} ×`,
      milliseconds(median(times.map(({ fresh }) => fresh))),
      `${whole(median(times.map(({ here, fresh }) => fresh / here)))} ×`,
    ]),
  };
}

function target(what: string, wanted: number, rows: readonly Row[]): Target {
  const ratios = ratiosOf(rows.flatMap(({ times }) => times));
  return {
    what: `${what} against DuckDB in the same run`,
    wanted: `≥ ${wanted} ×`,
    measured: `${whole(median(ratios))} × (median; p5 ${whole(percentile(ratios, 0.05))} ×, p95 ${whole(percentile(ratios, 0.95))} ×)`,
    met: median(ratios) >= wanted,
  };
}
