import { Worker } from 'node:worker_threads';
import { buildIndex, toIndexRow } from '../../../test/support/index-rows';
import { naiveSearch } from '../../../test/support/naive-search';
import {
  type ArchivedMatch,
  Random,
  randomMatch,
  randomParams,
} from '../../../test/support/random-archive';
import { withSpellings } from '../../common/text/spellings';
import { MARKET_FIELDS } from '../catalogue/columns';
import { FILTER_COLUMNS } from '../catalogue/filter-columns';
import type { OddsQuery } from '../question/odds-query';
import { parseOddsQuery } from '../question/parse-odds-query';
import { IndexBuilder } from './index-builder';
import { matchColumn, sourcesColumn } from './layout';
import { OddsIndex } from './odds-index';
import { TODAY } from '../../../test/support/today';

const SEED = 20260517;

function queryOf(params: Record<string, string>): OddsQuery {
  const parsed = parseOddsQuery(params, TODAY);
  if (!parsed.ok) throw new Error(`${JSON.stringify(params)}: ${JSON.stringify(parsed.errors)}`);
  return parsed.query;
}

function indexSearch(index: OddsIndex, query: OddsQuery): { ids: number[]; total: number } {
  const hits = index.search(query);
  return { ids: index.pageIds(hits, query), total: hits.total };
}

/** Compares the odds that the index gives of matches with those of the matches themselves. */
function expectOdds(
  index: OddsIndex,
  matches: readonly ArchivedMatch[],
  ids: readonly number[],
  { type }: OddsQuery,
): void {
  const fields = MARKET_FIELDS.slice(ids.length % 7, -3);
  const asked = new Set<string>(fields);
  const expected = ids.flatMap((id) => {
    const match = matches.find((each) => each.id === id)!;
    const odds = type === 1 ? match.opening : match.closing;
    return MARKET_FIELDS.map((field) => (asked.has(field) ? (odds[field] ?? -1) : -1));
  });
  expect([...index.oddsOf(ids, type, fields)!]).toEqual(expected);
}

/** Draws searches and compares the index with the naive answer; says which search differs. */
function expectAgreement(
  index: OddsIndex,
  matches: readonly ArchivedMatch[],
  random: Random,
  rounds: number,
): number {
  let nonEmpty = 0;
  for (let round = 0; round < rounds; round++) {
    const params = randomParams(random, random.pick(matches));
    const query = queryOf(params);
    const expected = naiveSearch(matches, query);
    expect({ params, seed: SEED, ...indexSearch(index, query) }).toEqual({ params, seed: SEED, ...expected });
    const hits = index.search(query, query.sort ? Infinity : query.page * query.perPage + 1);
    expect(index.pageIds(hits, query)).toEqual(expected.ids);
    expect(hits.total > query.page * query.perPage).toBe(expected.total > query.page * query.perPage);
    if (round % 10 === 0) expectOdds(index, matches, expected.ids, query);
    if (expected.total > 0) nonEmpty += 1;
  }
  return nonEmpty;
}

const archiveOf = (random: Random, size: number): ArchivedMatch[] =>
  Array.from({ length: size }, (_, n) => randomMatch(random, n + 1));
const noPause = () => Promise.resolve();

describe('the column index', () => {
  it('finds the same matches in the same order as looking at every match', () => {
    const random = new Random(SEED);
    const matches = archiveOf(random, 1500);
    const index = buildIndex(matches);
    expect(index.size).toBe(1500);
    expect(expectAgreement(index, matches, random, 1200)).toBeGreaterThan(500);
  });

  it('agrees while matches are changed, moved, added and deleted, and before, during and after merges', async () => {
    const random = new Random(SEED + 1);
    const matches = new Map(archiveOf(random, 400).map((match) => [match.id, match]));
    const index = buildIndex([...matches.values()]);
    let nextId = 401;
    const change = () => {
      const rows: ArchivedMatch[] = [];
      const deletedIds: number[] = [];
      for (let n = random.below(25); n >= 0; n--) {
        const known = random.pick([...matches.keys()]);
        if (random.chance(0.25)) {
          deletedIds.push(known);
          matches.delete(known);
        } else {
          const id = random.chance(0.5) ? nextId++ : known;
          const before = matches.get(id);
          const fresh = randomMatch(random, id);
          const staysInPlace = before !== undefined && random.chance(0.5);
          const row = staysInPlace
            ? { ...fresh, match_date: before.match_date, match_time: before.match_time }
            : fresh;
          matches.set(id, row);
          rows.push(row);
        }
      }
      index.apply({
        rows: rows.filter(({ id }) => matches.has(id)).map(toIndexRow),
        deletedIds: deletedIds.filter((id) => !matches.has(id)),
      });
    };
    for (let round = 0; round < 60; round++) {
      change();
      expect(index.size).toBe(matches.size);
      expectAgreement(index, [...matches.values()], random, 8);
      if (round % 6 === 5) {
        let pauses = 0;
        await index.merge(() => {
          pauses += 1;
          if (pauses % 7 === 1) change();
          if (pauses % 9 === 0) expectAgreement(index, [...matches.values()], random, 2);
          return Promise.resolve();
        });
        expect(pauses).toBeGreaterThan(10);
        expectAgreement(index, [...matches.values()], random, 8);
      }
    }
  });

  it('keeps the order when the time of new matches is moved at any moment of a merge', async () => {
    const random = new Random(SEED + 8);
    const old = archiveOf(random, 100);
    for (let moment = 0; moment < 12; moment++) {
      const index = buildIndex(old);
      const fresh = archiveOf(random, 140).slice(100);
      index.apply({ rows: fresh.map(toIndexRow), deletedIds: [] });
      const moved = fresh.map((match) => ({ ...match, match_time: random.pick(['00:01', '12:34', null]) }));
      let pauses = 0;
      await index.merge(() => {
        if (pauses++ === moment) index.apply({ rows: moved.map(toIndexRow), deletedIds: [] });
        return Promise.resolve();
      });
      expect(pauses).toBeGreaterThan(moment);
      expectAgreement(index, [...old, ...moved], random, 5);
    }
  });

  it('brings a deleted match back when it comes again', () => {
    const random = new Random(SEED + 2);
    const matches = archiveOf(random, 20);
    const index = buildIndex(matches);
    index.apply({ rows: [], deletedIds: [7, 8, 999] });
    expect(index.size).toBe(18);
    expect(index.oddsOf([6, 7], 1, MARKET_FIELDS)).toBeNull();
    index.apply({ rows: [toIndexRow(matches[6]!)], deletedIds: [] });
    index.apply({ rows: [], deletedIds: [7] });
    index.apply({ rows: [toIndexRow(matches[6]!), toIndexRow(matches[7]!)], deletedIds: [] });
    expectAgreement(index, matches, random, 100);
  });

  it('counts a deletion of the same match once', () => {
    const index = buildIndex(archiveOf(new Random(SEED), 5));
    index.apply({ rows: [], deletedIds: [3, 3] });
    index.apply({ rows: [], deletedIds: [3] });
    expect(index.size).toBe(4);
    expect(index.search({ type: 2, predicates: [] }).total).toBe(4);
  });

  it('starts empty and takes everything as changes', async () => {
    const random = new Random(SEED + 3);
    const matches = archiveOf(random, 3000);
    const index = buildIndex([]);
    expect(indexSearch(index, queryOf({}))).toEqual({ ids: [], total: 0 });
    expect(index.wantsMerge).toBe(false);
    index.apply({ rows: matches.map(toIndexRow), deletedIds: [] });
    expect(index.wantsMerge).toBe(true);
    expectAgreement(index, matches, random, 50);
    await index.merge(noPause);
    expect(index.wantsMerge).toBe(false);
    expectAgreement(index, matches, random, 50);
  });

  it('takes two bytes per cell, four in columns that need them, none in columns without values', () => {
    const column = 500 * 2;
    const full = { ...emptied(randomMatch(new Random(SEED), 0).closing), ft_1_odd: 185, ft_code: 7 };
    const matches = archiveOf(new Random(SEED), 500).map((match) => ({
      ...match,
      awarded: false,
      opening: full,
      closing: full,
    }));
    const ids = column * 2;
    const ofMatch = column * 17;
    expect(buildIndex(matches).bytes).toBe(ids + ofMatch + column * 4);
    const wide = matches.map((match, n) =>
      n === 400 ? { ...match, closing: { ...full, ft_1_odd: 65_535 } } : match,
    );
    expect(buildIndex(wide).bytes).toBe(ids + ofMatch + column * 5);
  });

  it('is the same whether the number of rows was known before or not', () => {
    const random = new Random(SEED + 4);
    const matches = archiveOf(random, 1300);
    const grown = buildIndex(matches, 0);
    expect(grown.bytes).toBe(buildIndex(matches).bytes);
    expectAgreement(grown, matches, random, 60);
  });

  it('refuses rows that come in the wrong order', () => {
    const builder = new IndexBuilder(2);
    const [first, second] = archiveOf(new Random(SEED), 2).map(toIndexRow);
    builder.add({ ...first!, match_date: '2024-01-01', match_time: null });
    expect(() => builder.add({ ...second!, match_date: '2024-01-01', match_time: '10:00' })).toThrow(/older/);
  });

  it('knows season and sources of each match, changed ones and those of another thread included', () => {
    const matches = archiveOf(new Random(SEED + 9), 60);
    const moved = { ...matches[3]!, season_slug: '1999-2000', opening_sources: 5, closing_sources: 0 };
    const builder = new IndexBuilder(1);
    builder.add(toIndexRow(matches[0]!));
    const index = new OddsIndex(structuredClone(builder.finish()));
    index.apply({ rows: [...matches.slice(1), moved].map(toIndexRow), deletedIds: [] });
    const found = new Map<number, unknown>();
    for (const segment of index.segments) {
      const cell = (column: number, position: number) => segment.column(column)?.[position] ?? 0;
      segment.ids.subarray(0, segment.rows).forEach((id, position) => {
        found.set(id, [
          index.seasons[cell(matchColumn('season'), position) - 1],
          cell(sourcesColumn(1), position),
          cell(sourcesColumn(2), position),
        ]);
      });
    }
    for (const match of [...matches.filter(({ id }) => id !== moved.id), moved]) {
      const { season_slug: season, opening_sources: opening, closing_sources: closing } = match;
      expect([match.id, found.get(match.id)]).toEqual([match.id, [season, opening, closing]]);
    }
  });

  it('can be built by another thread, sharing its memory', async () => {
    const random = new Random(SEED + 5);
    const matches = archiveOf(random, 300);
    const builder = new IndexBuilder(matches.length);
    const key = (match: ArchivedMatch) => `${match.match_date} ${match.match_time ?? ''}`;
    matches.sort((a, b) => (key(a) === key(b) ? b.id - a.id : key(a) < key(b) ? 1 : -1));
    for (const match of matches) builder.add(toIndexRow(match));
    const echo = new Worker(
      "const { parentPort } = require('node:worker_threads'); parentPort.once('message', (m) => parentPort.postMessage(m));",
      { eval: true },
    );
    const data = builder.finish();
    const returned = await new Promise<typeof data>((resolve, reject) => {
      echo.once('message', resolve);
      echo.once('error', reject);
      echo.postMessage(data);
    });
    await echo.terminate();
    expect(Object.prototype.toString.call(returned.segment.ids.buffer)).toBe('[object SharedArrayBuffer]');
    expectAgreement(new OddsIndex(returned), matches, random, 100);
  });
});

describe('a sorted list of the index', () => {
  it('is the same as sorting all matches, by every column both ways, changed rows and all pages included', () => {
    const random = new Random(SEED + 10);
    const matches = archiveOf(random, 300);
    const index = buildIndex(matches.slice(0, 260));
    index.apply({ rows: matches.slice(240).map(toIndexRow), deletedIds: [7] });
    const left = matches.filter(({ id }) => id !== 7);
    for (const sort of FILTER_COLUMNS.keys()) {
      for (const order of ['asc', 'desc']) {
        const params = { sort, order, filter_type: String(1 + random.below(2)), per_page: '100' };
        const pages = ['1', '2', '3', '4'].map((page) => queryOf({ ...params, page }));
        for (const query of pages) {
          const found = { ...params, page: query.page, ...indexSearch(index, query) };
          expect(found).toEqual({ ...params, page: query.page, ...naiveSearch(left, query) });
        }
      }
    }
  });

  it('is the exact reverse of the usual one when it is oldest first, on every page', () => {
    const random = new Random(SEED + 12);
    const matches = archiveOf(random, 300);
    const index = buildIndex(matches.slice(0, 260));
    index.apply({ rows: matches.slice(240).map(toIndexRow), deletedIds: [7] });
    const left = matches.filter(({ id }) => id !== 7);
    const ids = (params: Record<string, string>) => indexSearch(index, queryOf(params)).ids;
    const pages = (order: string) =>
      Array.from({ length: 8 }, (_, at) => ids({ order, per_page: '47', page: String(at + 1) })).flat();
    expect(pages('asc')).toEqual(pages('desc').reverse());
    expect(pages('asc')).toHaveLength(left.length);
    const query = queryOf({ order: 'asc', match_date: '2024', per_page: '13', page: '2' });
    expect(indexSearch(index, query)).toEqual(naiveSearch(left, query));
    expect(ids({ order: 'asc', per_page: '100', page: '10000000' })).toEqual([]);
  });

  it('takes other spellings of a name for the name itself', () => {
    const dates = ['2024-01-03', '2024-01-02', '2024-01-01'];
    const rows = archiveOf(new Random(SEED + 11), 3).map((match, at) => ({
      ...toIndexRow({ ...match, match_date: dates[at]!, match_time: null }),
      folded: {
        ...toIndexRow(match).folded,
        home_team: ['ankara', withSpellings('ankara', ['ankaragucu'], 100), 'ankara demir'][at]!,
      },
    }));
    const index = buildIndex([]);
    index.apply({ rows, deletedIds: [] });
    expect(indexSearch(index, queryOf({ sort: 'home_team' })).ids).toEqual([1, 2, 3]);
    expect(indexSearch(index, queryOf({ sort: 'home_team', order: 'desc' })).ids).toEqual([3, 1, 2]);
  });
});

describe('pages of the index', () => {
  const matches = archiveOf(new Random(SEED + 6), 230);
  const index = buildIndex(matches);
  index.apply({
    rows: archiveOf(new Random(SEED + 7), 240)
      .slice(200)
      .map(toIndexRow),
    deletedIds: [],
  });
  const hits = () => index.search({ type: 1, predicates: [] });

  it('cover every match once, whatever their size', () => {
    const all = index.pageIds(hits(), { type: 1, page: 1, perPage: 1000 });
    expect(new Set(all).size).toBe(240);
    for (const perPage of [1, 7, 50, 100, 239, 240, 241]) {
      const pages = Array.from({ length: Math.ceil(240 / perPage) + 1 }, (_, n) =>
        index.pageIds(hits(), { type: 1, page: n + 1, perPage }),
      );
      expect(pages.flat()).toEqual(all);
      expect(pages.at(-1)).toEqual([]);
    }
  });

  it('are empty far beyond the end', () => {
    expect(index.pageIds(hits(), { type: 1, page: 10_000_000, perPage: 100 })).toEqual([]);
  });
});

function emptied<T extends object>(odds: T): T {
  return Object.fromEntries(Object.keys(odds).map((field) => [field, null])) as T;
}
