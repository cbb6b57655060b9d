import { Worker } from 'node:worker_threads';
import { randomLearned } from '../../../test/support/learned-archive';
import { likelyArchive } from '../../../test/support/likely-archive';
import { naiveSearch } from '../../../test/support/naive-search';
import { type ArchivedMatch, Random, randomMatch, randomParams } from '../../../test/support/random-archive';
import { stateOf, TestArchive, toArchivedRow } from '../../../test/support/test-archive';
import { TODAY } from '../../../test/support/today';
import { withSpellings } from '../../platform/text/spellings';
import { MARKET_FIELDS } from '../catalogue/columns';
import { FILTER_COLUMNS } from '../catalogue/filter-columns';
import type { OddsQuery } from '../question/odds-query';
import { parseOddsQuery } from '../../../test/support/parse-odds-query';
import { stateOfRows } from '../reader';
import { oddsValue } from '../rows/odds-row';
import { Calibration } from '../statistics/calibration/calibration';
import { ProbabilityCache } from '../statistics/calibration/probability-cache';
import { encodeRow } from './encode';
import { COLUMN_COUNT } from './layout';
import { SegmentBuilder } from './segment-builder';
import type { State } from './state';
import { States, type StateUpdate, wholeUpdate } from './state-update';
import { Vocabulary } from './vocabulary';

const SEED = 20260517;

function queryOf(params: Record<string, string>): OddsQuery {
  const parsed = parseOddsQuery(params, TODAY);
  if (!parsed.ok) throw new Error(`${JSON.stringify(params)}: ${JSON.stringify(parsed.errors)}`);
  return parsed.query;
}

/** A page of a search, and how much it finds in all. */
function pageOf(state: State, query: OddsQuery): { ids: number[]; total: number } {
  const { places, hasMore } = state.page(query, (query.page - 1) * query.perPage, query.perPage);
  const { total } = state.search(query);
  expect(hasMore).toBe(total > query.page * query.perPage);
  return { ids: places.map(({ segment, position }) => segment.ids[position]!), total };
}

/** Compares matches as a state gives them with the matches themselves. */
function expectRows(
  state: State,
  matches: readonly ArchivedMatch[],
  ids: readonly number[],
  { type }: OddsQuery,
): void {
  for (const id of ids) {
    const { opening, closing, ...match } = matches.find((each) => each.id === id)!;
    const { odds, ...row } = state.row(state.placeOf(id)!, type);
    expect(row).toEqual({ ...match, code: null, league_code: null });
    const set = type === 1 ? opening : closing;
    const found = MARKET_FIELDS.map((field) => oddsValue({ ...row, odds }, field));
    expect(found).toEqual(MARKET_FIELDS.map((field) => set[field]));
  }
}

/** Draws searches and compares a state with the naive answer; says which search differs. */
function expectAgreement(
  state: State,
  matches: readonly ArchivedMatch[],
  random: Random,
  rounds: number,
): number {
  let nonEmpty = 0;
  for (let round = 0; round < rounds; round++) {
    const params = randomParams(random, random.pick(matches));
    const query = queryOf(params);
    const expected = naiveSearch(matches, query);
    expect({ params, seed: SEED, ...pageOf(state, query) }).toEqual({ params, seed: SEED, ...expected });
    if (round % 10 === 0) expectRows(state, matches, expected.ids, query);
    if (expected.total > 0) nonEmpty += 1;
  }
  return nonEmpty;
}

const archiveOf = (random: Random, size: number): ArchivedMatch[] =>
  Array.from({ length: size }, (_, n) => randomMatch(random, n + 1));

const ALL = { type: 2, predicates: [] } as const;

describe('a state of the archive', () => {
  it('finds the same matches in the same order as looking at every match', () => {
    const random = new Random(SEED);
    const matches = archiveOf(random, 1500);
    const state = stateOf(matches);
    expect(state.size).toBe(1500);
    expect(expectAgreement(state, matches, random, 1200)).toBeGreaterThan(500);
  });

  it('agrees while matches are changed, moved, added and deleted, and so do all states before it', () => {
    const random = new Random(SEED + 1);
    const matches = new Map(archiveOf(random, 400).map((match) => [match.id, match]));
    const archive = new TestArchive([...matches.values()]);
    const held: { state: State; matches: readonly ArchivedMatch[] }[] = [];
    let nextId = 401;
    const change = (most: number) => {
      const rows: ArchivedMatch[] = [];
      const deletedIds: number[] = [];
      for (let n = random.below(most); n >= 0; n--) {
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
      const left = rows.filter(({ id }) => matches.has(id));
      archive.change(
        left,
        deletedIds.filter((id) => !matches.has(id)),
      );
    };
    for (let round = 0; round < 60; round++) {
      // now and then so many that all rows are brought into one segment again
      change(round % 20 === 19 ? 3_000 : 25);
      const { state } = archive;
      expect(state.size).toBe(matches.size);
      expectAgreement(state, [...matches.values()], random, 8);
      if (round % 5 === 0) held.push({ state, matches: [...matches.values()] });
    }
    for (const each of held) {
      expect(each.state.size).toBe(each.matches.length);
      expectAgreement(each.state, each.matches, random, 8);
    }
  });

  it('brings a deleted match back when it comes again', () => {
    const random = new Random(SEED + 2);
    const matches = archiveOf(random, 20);
    const archive = new TestArchive(matches);
    archive.change([], [7, 8, 999]);
    expect(archive.state.size).toBe(18);
    expect(archive.state.placeOf(7)).toBeUndefined();
    archive.change([matches[6]!]);
    archive.change([], [7]);
    expectAgreement(archive.change([matches[6]!, matches[7]!]), matches, random, 100);
  });

  it('counts a deletion of the same match once', () => {
    const archive = new TestArchive(archiveOf(new Random(SEED), 5));
    archive.change([], [3, 3]);
    const state = archive.change([], [3]);
    expect([state.size, state.search(ALL).total]).toEqual([4, 4]);
  });

  it('starts empty and takes everything as changes', () => {
    const random = new Random(SEED + 3);
    const matches = archiveOf(random, 3000);
    const archive = new TestArchive([]);
    expect(pageOf(archive.state, queryOf({}))).toEqual({ ids: [], total: 0 });
    for (let from = 0; from < 3000; from += 1500) archive.change(matches.slice(from, from + 1500));
    expectAgreement(archive.state, matches, random, 50);
  });

  it('takes two bytes per cell, four in columns that need them, none in columns without values', () => {
    const column = 500 * 2;
    const none = Object.fromEntries(MARKET_FIELDS.map((field) => [field, null])) as ArchivedMatch['closing'];
    const full = { ...none, ft_1_odd: 185, ft_code: 7 };
    const matches = archiveOf(new Random(SEED), 500).map((match) => ({
      ...match,
      opening: full,
      closing: full,
    }));
    const ids = column * 2;
    // of the match's columns only its code is empty
    const ofMatch = column * 9;
    expect(stateOf(matches).bytes).toBe(ids + ofMatch + column * 4);
    const wide = matches.map((match, n) =>
      n === 400 ? { ...match, closing: { ...full, ft_1_odd: 65_536 } } : match,
    );
    expect(stateOf(wide).bytes).toBe(ids + ofMatch + column * 5);
  });

  it('refuses rows that come in the wrong order', () => {
    const builder = new SegmentBuilder(2);
    const vocabulary = new Vocabulary();
    const add = (match: ArchivedMatch, match_time: string | null) => {
      const cells = new Uint32Array(COLUMN_COUNT);
      encodeRow({ ...toArchivedRow(match), match_date: '2024-01-01', match_time }, vocabulary, cells);
      builder.add(match.id, cells);
    };
    const [first, second] = archiveOf(new Random(SEED), 2);
    add(first!, null);
    expect(() => add(second!, '10:00')).toThrow(/older/);
  });

  it('can come from another thread, sharing its memory', async () => {
    const random = new Random(SEED + 5);
    const matches = archiveOf(random, 300);
    const echo = new Worker(
      "const { parentPort } = require('node:worker_threads'); parentPort.once('message', (m) => parentPort.postMessage(m));",
      { eval: true },
    );
    const update = wholeUpdate(stateOf(matches, 40));
    const returned = await new Promise<StateUpdate>((resolve, reject) => {
      echo.once('message', resolve);
      echo.once('error', reject);
      echo.postMessage(update);
    });
    await echo.terminate();
    expect(Object.prototype.toString.call(returned.main!.ids.buffer)).toBe('[object SharedArrayBuffer]');
    expectAgreement(new States().take(returned), matches, random, 100);
  });
});

describe('probabilities of a state', () => {
  const random = new Random(SEED + 20);
  const matches = likelyArchive(random, 400, ['ft', 'uo_25', 'ft_dc']);
  const calibration = new Calibration(randomLearned(random));
  const archive = new TestArchive(matches.slice(0, 340));
  const changed = archive.change(matches.slice(300), [7]).calibrated(new ProbabilityCache(calibration));
  const left = matches.filter(({ id }) => id !== 7);
  const fields = ['ft_1_odd', 'ft_x_odd', 'over_25_odd', 'ft_1x_odd'];

  const agree = (params: Record<string, string>): number => {
    const query = queryOf({ per_page: '100', ...params });
    const expected = naiveSearch(left, query, calibration);
    expect({ ...params, ...pageOf(changed, query) }).toEqual({ ...params, ...expected });
    return expected.total;
  };

  it('are searched as looking at each match as it is shown finds, changed rows included', () => {
    let found = 0;
    for (let round = 0; round < 300; round++) {
      const percent = random.below(9_500) / 100;
      const text = random.pick([
        `%${Math.floor(percent)}`,
        `%${percent}±${random.below(8)}`,
        `%>${percent}`,
        `%<${percent}`,
        `%${percent}-${Math.ceil(percent) + 5}`,
      ]);
      const more = random.chance(0.3) ? { [random.pick(['under_25_odd', 'ft_2_odd'])]: '%>20' } : {};
      found += Number(
        agree({ [random.pick(fields)]: text, filter_type: String(1 + random.below(2)), ...more }) > 0,
      );
    }
    expect(found).toBeGreaterThan(60);
  });

  it('order a list, matches whose market is not wholly priced last', () => {
    for (const sort of fields)
      for (const order of ['asc', 'desc'])
        for (const page of ['1', '2', '4']) agree({ sort, order, page, values: 'probability' });
  });

  it('are those of the learning that the state has', () => {
    const query = queryOf({ ft_1_odd: '%10-35', per_page: '100' });
    const other = changed.calibrated(new ProbabilityCache(new Calibration()));
    expect(pageOf(other, query)).toEqual(naiveSearch(left, query, new Calibration()));
    expect(pageOf(other, query)).not.toEqual(pageOf(changed, query));
  });
});

describe('a sorted list of a state', () => {
  it('is the same as sorting all matches, by every column both ways, changed rows and all pages included', () => {
    const random = new Random(SEED + 10);
    const matches = archiveOf(random, 300);
    const archive = new TestArchive(matches.slice(0, 260));
    const state = archive.change(matches.slice(240), [7]);
    const left = matches.filter(({ id }) => id !== 7);
    for (const sort of FILTER_COLUMNS.keys()) {
      for (const order of ['asc', 'desc']) {
        const params = { sort, order, filter_type: String(1 + random.below(2)), per_page: '100' };
        const pages = ['1', '2', '3', '4'].map((page) => queryOf({ ...params, page }));
        for (const query of pages) {
          const found = { ...params, page: query.page, ...pageOf(state, query) };
          expect(found).toEqual({ ...params, page: query.page, ...naiveSearch(left, query) });
        }
      }
    }
  });

  it('is the exact reverse of the usual one when it is oldest first, on every page', () => {
    const random = new Random(SEED + 12);
    const matches = archiveOf(random, 300);
    const archive = new TestArchive(matches.slice(0, 260));
    const state = archive.change(matches.slice(240), [7]);
    const left = matches.filter(({ id }) => id !== 7);
    const ids = (params: Record<string, string>) => pageOf(state, queryOf(params)).ids;
    const pages = (order: string) =>
      Array.from({ length: 8 }, (_, at) => ids({ order, per_page: '47', page: String(at + 1) })).flat();
    expect(pages('asc')).toEqual(pages('desc').reverse());
    expect(pages('asc')).toHaveLength(left.length);
    const query = queryOf({ order: 'asc', match_date: '2024', per_page: '13', page: '2' });
    expect(pageOf(state, query)).toEqual(naiveSearch(left, query));
    expect(ids({ order: 'asc', per_page: '100', page: '10000000' })).toEqual([]);
  });

  it('takes other spellings of a name for the name itself', () => {
    const dates = ['2024-01-03', '2024-01-02', '2024-01-01'];
    const spellings = ['ankara', withSpellings('ankara', ['ankaragucu'], 100), 'ankara demir'];
    const state = stateOfRows(
      archiveOf(new Random(SEED + 11), 3).map((match, at) => ({
        ...toArchivedRow({ ...match, match_date: dates[at]!, match_time: null }),
        home_folded: spellings[at]!,
      })),
    );
    expect(pageOf(state, queryOf({ sort: 'home_team' })).ids).toEqual([1, 2, 3]);
    expect(pageOf(state, queryOf({ sort: 'home_team', order: 'desc' })).ids).toEqual([3, 1, 2]);
  });
});

describe('pages of a state', () => {
  const matches = archiveOf(new Random(SEED + 6), 230);
  const state = new TestArchive(matches).change(archiveOf(new Random(SEED + 7), 240).slice(200));
  const page = (offset: number, count: number): number[] =>
    state.page(ALL, offset, count).places.map(({ segment, position }) => segment.ids[position]!);

  it('cover every match once, whatever their length', () => {
    const all = page(0, 1000);
    expect(new Set(all).size).toBe(240);
    expect(state.ordered(ALL).map(({ segment, position }) => segment.ids[position])).toEqual(all);
    for (const count of [1, 7, 50, 100, 239, 240, 241]) {
      const parts = Array.from({ length: Math.ceil(240 / count) + 1 }, (_, n) => page(n * count, count));
      expect(parts.flat()).toEqual(all);
      expect(parts.at(-1)).toEqual([]);
    }
  });

  it('are empty far beyond the end', () => {
    expect(page(1_000_000_000, 100)).toEqual([]);
  });
});
