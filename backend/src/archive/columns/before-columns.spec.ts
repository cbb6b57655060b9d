import { bruteBefore } from '../../../test/support/brute-before';
import { naiveSearch } from '../../../test/support/naive-search';
import { parseOddsQuery } from '../../../test/support/parse-odds-query';
import { type ArchivedMatch, Random, randomMatch } from '../../../test/support/random-archive';
import { stateOf, TestArchive } from '../../../test/support/test-archive';
import { TODAY } from '../../../test/support/today';
import { addDays } from '../../platform/time/istanbul';
import { BEFORE_FIELDS, type BeforeField } from '../catalogue/before-fields';
import type { OddsQuery } from '../question/odds-query';
import { ProbabilityCache } from '../statistics/calibration/probability-cache';
import { Calibration } from '../statistics/calibration/calibration';
import type { State } from './state';

const SEED = 20261128;

const beforeOf = (state: State, id: number) => {
  const { segment, position } = state.placeOf(id)!;
  return state.before.at(segment, position);
};

/** A league of few clubs over some years: days with several rounds, cups beside it, what was awarded or never played. */
function league(random: Random, size: number, days: number): ArchivedMatch[] {
  const clubs = ['Beşiktaş', 'BESIKTAS', 'Göztepe', 'Málaga', 'Łódź', 'Everton'].slice(
    0,
    3 + random.below(4),
  );
  return Array.from({ length: size }, (_, n) => ({
    ...randomMatch(random, n + 1),
    match_date: addDays('2022-01-01', random.below(days)),
    country_name: random.pick(['Türkiye', 'Türkiye', 'İngiltere', 'Uluslararası']),
    competition_name: random.pick(['Süper Lig', 'Süper Lig', 'Kupa']),
    home_team: random.pick(clubs),
    away_team: random.pick(clubs),
    awarded: random.chance(0.15),
  }));
}

function expectAsByHand(state: State, matches: readonly ArchivedMatch[]): Record<BeforeField, number> {
  const known = Object.fromEntries(BEFORE_FIELDS.map((field) => [field, 0])) as Record<BeforeField, number>;
  for (const match of matches) {
    const values = beforeOf(state, match.id);
    const byHand = Object.fromEntries(
      BEFORE_FIELDS.map((field) => [field, bruteBefore(matches, match, field)]),
    );
    expect({ id: match.id, ...values }).toEqual({ id: match.id, ...byHand });
    for (const field of BEFORE_FIELDS) known[field] += Number(values[field] !== null);
  }
  return known;
}

function queryOf(params: Record<string, string>): OddsQuery {
  const parsed = parseOddsQuery(params, TODAY);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.query;
}

const pageOf = (state: State, query: OddsQuery) => ({
  ids: state
    .page(query, (query.page - 1) * query.perPage, query.perPage)
    .places.map(({ segment, position }) => segment.ids[position]!),
  total: state.search(query).total,
});

describe('what came before a match', () => {
  it('is what looking at every other match gives, in dense and in thin years', () => {
    for (const [seed, days] of [40, 300, 900, 1500].entries()) {
      const matches = league(new Random(SEED + seed), 260, days);
      const known = expectAsByHand(stateOf(matches), matches);
      for (const field of BEFORE_FIELDS) expect(known[field]).toBeGreaterThan(20);
    }
  });

  it('counts all living matches, also those that came, moved or went since the last merge', () => {
    const random = new Random(SEED + 10);
    const matches = new Map(league(random, 200, 400).map((match) => [match.id, match]));
    const archive = new TestArchive([...matches.values()]);
    for (let round = 0; round < 8; round++) {
      const fresh = league(random, 260, 400).filter(() => random.chance(0.1));
      const gone = [...matches.keys()].filter(
        (id) => random.chance(0.05) && fresh.every((each) => each.id !== id),
      );
      for (const each of fresh) matches.set(each.id, each);
      for (const id of gone) matches.delete(id);
      const state = archive.change(fresh, gone);
      expect(state.size).toBe(matches.size);
      expectAsByHand(state, [...matches.values()]);
    }
  });

  it('is searched and sorted by as looking at each match finds', () => {
    const random = new Random(SEED + 20);
    const matches = league(random, 240, 500);
    const archive = new TestArchive(matches.slice(0, 200));
    const state = archive.change(matches.slice(180), [7]);
    const left = matches.filter(({ id }) => id !== 7);
    let found = 0;
    for (let round = 0; round < 250; round++) {
      const field = random.pick(BEFORE_FIELDS);
      const number = field.endsWith('run') ? random.below(7) - 3 : random.below(16);
      const text = random.pick([`${number}`, `>=${number}`, `<${number}`, `${number}..${number + 3}`, 'boş']);
      const more: Record<string, string> = random.chance(0.4)
        ? { sort: random.pick(BEFORE_FIELDS), order: random.pick(['asc', 'desc']) }
        : {};
      const readable = field.endsWith('run') ? text : text.replace('..', '-');
      const params = { [field]: readable, per_page: '60', page: String(1 + random.below(2)), ...more };
      const expected = naiveSearch(left, queryOf(params));
      expect({ params, ...pageOf(state, queryOf(params)) }).toEqual({ params, ...expected });
      found += Number(expected.total > 0);
    }
    expect(found).toBeGreaterThan(150);
  });

  it('is all matches: those with a text, those that its opposite keeps, and those without a value', () => {
    const random = new Random(SEED + 25);
    const state = stateOf(league(random, 240, 500), 60);
    const found = (params: Record<string, string>): number => state.search(queryOf(params)).total;
    for (const field of BEFORE_FIELDS)
      for (const text of [
        '1',
        '>=2',
        '<1',
        '0;3-5',
        '2 veya >9',
        ...(field.endsWith('run') ? ['-2..1;-5'] : []),
      ]) {
        const parts = [text, `!${text}`, 'boş'].map((each) => found({ [field]: each }));
        expect({ field, text, all: parts.reduce((sum, part) => sum + part) }).toEqual({
          field,
          text,
          all: 240,
        });
        expect(found({ [field]: `${text};boş` }) + found({ [field]: `!${text};boş` })).toBe(240);
      }
  });

  it('is worked out once for a state, in steps or at once', async () => {
    const matches = league(new Random(SEED + 30), 3_000, 2_000);
    const [atOnce, inSteps] = [stateOf(matches), stateOf(matches, 500)];
    await Promise.all([inSteps.before.prepare(), inSteps.before.prepare()]);
    for (const { id } of matches.slice(0, 200)) expect(beforeOf(inSteps, id)).toEqual(beforeOf(atOnce, id));
    const { segment } = inSteps.placeOf(1)!;
    const column = inSteps.before.column(segment, 'home_form');
    const calibrated = inSteps.calibrated(new ProbabilityCache(new Calibration()));
    expect(calibrated.before.column(segment, 'home_form')).toBe(column);
  });

  it('is read of a row with its odds', () => {
    const matches = league(new Random(SEED + 40), 60, 100);
    const state = stateOf(matches);
    const place = state.placeOf(30)!;
    expect(state.rowWithBefore(place, 2)).toEqual({ ...state.row(place, 2), before: beforeOf(state, 30) });
  });
});

describe('a match in what came before others', () => {
  const [blank] = league(new Random(SEED), 1, 1);
  const played = (
    id: number,
    match_date: string,
    goals: [number, number] | null,
    other = {},
  ): ArchivedMatch => ({
    ...{ ...blank!, id, match_date, match_time: '19:00', country_name: 'Türkiye' },
    ...{ competition_name: 'Süper Lig', home_team: 'Göztepe', away_team: 'Altay' },
    ...{ home_ft_score: goals?.[0] ?? null, away_ft_score: goals?.[1] ?? null, awarded: false },
    ...other,
  });
  const last = (matches: ArchivedMatch[]) => {
    const found = beforeOf(stateOf([...matches, played(99, '2024-05-20', null)]), 99);
    return BEFORE_FIELDS.map((field) => found[field]);
  };
  const none = [null, null, null, null];

  it('counts on later days alone', () => {
    expect(last([played(1, '2024-05-20', [2, 0], { match_time: '13:00' })])).toEqual([...none, null, null]);
    expect(last([played(1, '2024-05-19', [2, 0])])).toEqual([null, null, 1, -1, 1, 1]);
  });

  it('counts with a full-time score that was played', () => {
    expect(last([played(1, '2024-05-19', null)])).toEqual([...none, null, null]);
    expect(last([played(1, '2024-05-19', [3, 0], { awarded: true })])).toEqual([...none, null, null]);
  });

  it('counts for form and run for 365 days, for rest for 60', () => {
    expect(last([played(1, '2023-05-21', [1, 1])])).toEqual([null, null, 0, 0, null, null]);
    expect(last([played(1, '2023-05-20', [1, 1])])).toEqual([...none, null, null]);
    expect(last([played(1, '2024-03-21', [1, 1])])).toEqual([null, null, 0, 0, 60, 60]);
    expect(last([played(1, '2024-03-20', [1, 1])])).toEqual([null, null, 0, 0, null, null]);
  });

  it('counts for rest in any competition of the country, and between countries', () => {
    const abroad = { country_name: 'Uluslararası', competition_name: 'Şampiyonlar Ligi' };
    expect(last([played(1, '2024-05-10', [1, 0], { competition_name: 'Kupa' })])).toEqual([...none, 10, 10]);
    expect(last([played(1, '2024-05-15', [1, 0], abroad)])).toEqual([...none, 5, 5]);
    expect(last([played(1, '2024-05-15', [1, 0], { country_name: 'Şili' })])).toEqual([...none, null, null]);
  });

  it('gives form from the fifth on, whoever was at home', () => {
    const four = [1, 2, 3, 4].map((day) => played(day, `2024-05-0${day}`, [day % 2, 0]));
    expect(last(four)).toEqual([null, null, 0, 0, 16, 16]);
    const away = { home_team: 'Altay', away_team: 'Göztepe' };
    expect(last([...four, played(5, '2024-05-05', [0, 4], away)])).toEqual([11, 2, 1, -1, 15, 15]);
  });
});
