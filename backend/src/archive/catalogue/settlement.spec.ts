import { winnersByName } from '../../../test/support/winners-by-name';
import { ODD_COLUMNS, ODD_MARKETS } from './columns';
import { type FirstGoal, firstGoalForMarking, type MatchScores, settledBy } from './settlement';

const MOST_GOALS = 7;

/** Every half-time and full-time score up to 7-7, with everybody who can have scored first. */
function* allMatches(): Generator<Required<{ [K in keyof MatchScores]: NonNullable<MatchScores[K]> }>> {
  for (let fh = 0; fh <= MOST_GOALS; fh++)
    for (let fa = 0; fa <= MOST_GOALS; fa++)
      for (let hh = 0; hh <= fh; hh++)
        for (let ha = 0; ha <= fa; ha++)
          for (const firstGoal of possibleFirstGoals(fh, fa)) yield { hh, ha, fh, fa, firstGoal };
}

function possibleFirstGoals(fh: number, fa: number): FirstGoal[] {
  if (fh === 0 && fa === 0) return ['N'];
  return (['H', 'A'] as const).filter((side) => (side === 'H' ? fh : fa) > 0);
}

const winnersOf = (scores: MatchScores): string[] =>
  ODD_COLUMNS.filter((column) => column.settle(scores) === true).map((column) => column.field);

describe('settlement', () => {
  it('leaves every selection open where the result was awarded', () => {
    const scores: MatchScores = { hh: 1, ha: 0, fh: 3, fa: 0, firstGoal: 'H' };
    expect(settledBy(scores, false)).toBe(scores);
    const verdicts = ODD_COLUMNS.map(({ settle }) => settle(settledBy(scores, true)));
    expect(new Set(verdicts)).toEqual(new Set([null]));
    expect(
      winnersOf({ ...settledBy(scores, true), firstGoal: firstGoalForMarking(settledBy(scores, true)) }),
    ).toEqual([]);
  });

  it('makes exactly the selections win that their names promise, for every score up to 7-7 with every half-time score', () => {
    let matches = 0;
    for (const match of allMatches()) {
      matches += 1;
      expect(winnersOf(match).sort()).toEqual(winnersByName(match).sort());
    }
    expect(matches).toBeGreaterThan(2000);
  });

  it('gives every market its number of winners and leaves no selection open once all scores are known', () => {
    const wrong = (match: MatchScores) =>
      ODD_MARKETS.filter((market) => {
        const settled = market.columns.map((column) => column.settle(match));
        return settled.includes(null) || settled.filter(Boolean).length !== market.winners;
      }).map((market) => market.key);
    for (const match of allMatches()) expect([match, wrong(match)]).toEqual([match, []]);
  });

  it('lets two selections of the double-chance markets win, one of every other', () => {
    expect(ODD_MARKETS.filter((market) => market.winners === 2).map((market) => market.key)).toEqual([
      'ft_dc',
      'ht_dc',
    ]);
  });

  it('settles a 2-1 that stood 0-1 at half-time, away scoring first', () => {
    const winners = winnersOf({ hh: 0, ha: 1, fh: 2, fa: 1, firstGoal: 'A' });
    expect(winners).toEqual([
      'ft_1_odd',
      'ft_1x_odd',
      'ft_12_odd',
      'over_05_odd',
      'over_15_odd',
      'over_25_odd',
      'under_35_odd',
      'under_45_odd',
      'under_55_odd',
      'ht_over_05_odd',
      'ht_under_15_odd',
      'ht_under_25_odd',
      'ht_12_odd',
      'ht_x2_odd',
      'ht_2_odd',
      'sh_1_odd',
      'odd_odd',
      'tgr_23_odd',
      'bts_yes_odd',
      'htft_21_odd',
      'fg_2_odd',
      'cs_21_odd',
      'ft_1_o_15_odd',
      'ft_1_o_25_odd',
      'ft_1_u_35_odd',
      'ft_1_u_45_odd',
      'ht_btts_no_odd',
      'ht_home_under_05_odd',
      'ht_away_over_05_odd',
      'away_over_05_odd',
      'away_under_15_odd',
      'away_under_25_odd',
      'home_over_05_odd',
      'home_over_15_odd',
      'home_under_25_odd',
    ]);
  });

  it('settles a goalless match', () => {
    const winners = winnersOf({ hh: 0, ha: 0, fh: 0, fa: 0, firstGoal: 'N' });
    expect(winners).toEqual(
      expect.arrayContaining([
        'ft_x_odd',
        'under_05_odd',
        'sh_x_odd',
        'even_odd',
        'tgr_01_odd',
        'fg_no',
        'cs_00_odd',
      ]),
    );
    expect(winners).toContain('ft_x_u_15_odd');
    expect(winners).not.toContain('fg_1_odd');
    expect(winners).not.toContain('fg_2_odd');
  });

  it.each([
    ['6-0 has a price of its own', 6, 0, 'cs_60_odd'],
    ['3-3 has a price of its own', 3, 3, 'cs_33_odd'],
    ['4-3 is another score', 4, 3, 'cs_other_odd'],
    ['0-7 is another score', 0, 7, 'cs_other_odd'],
    ['10-0 is another score and not 1-0', 10, 0, 'cs_other_odd'],
    ['1-10 is another score', 1, 10, 'cs_other_odd'],
  ])('knows that %s', (_, fh, fa, field) => {
    const winners = winnersOf({ hh: 0, ha: 0, fh, fa, firstGoal: null });
    expect(winners.filter((each) => each.startsWith('cs_'))).toEqual([field]);
  });

  it('counts six goals as 6+ and five as 4-5', () => {
    const ranges = (fh: number, fa: number) =>
      winnersOf({ hh: 0, ha: 0, fh, fa, firstGoal: null }).filter((field) => field.startsWith('tgr_'));
    expect(ranges(6, 0)).toEqual(['tgr_6_odd']);
    expect(ranges(3, 2)).toEqual(['tgr_45_odd']);
    expect(ranges(1, 0)).toEqual(['tgr_01_odd']);
  });
});

describe('settlement with missing scores', () => {
  const FULL = ['fh', 'fa'];
  const HALF = ['hh', 'ha'];
  const OF_PERIOD = { ht: HALF, sh: [...HALF, ...FULL], ft: FULL };
  const NEEDS: Record<string, string[]> = Object.fromEntries(
    ODD_MARKETS.map(({ key, period }) => [key, OF_PERIOD[period]]),
  );
  Object.assign(NEEDS, {
    htft: [...HALF, ...FULL],
    ht_home_uo_05: ['hh'],
    ht_away_uo_05: ['ha'],
    ...Object.fromEntries(
      ['05', '15', '25'].flatMap((line) => [
        [`home_uo_${line}`, ['fh']],
        [`away_uo_${line}`, ['fa']],
      ]),
    ),
  });

  it('stays open exactly when a score that the rule needs is missing', () => {
    const known = { hh: 1, ha: 0, fh: 2, fa: 1, firstGoal: 'H' as const };
    const names = ['hh', 'ha', 'fh', 'fa'] as const;
    for (let missing = 0; missing < 16; missing++) {
      const gone = names.filter((_, bit) => missing & (1 << bit));
      const scores = { ...known, ...Object.fromEntries(gone.map((name) => [name, null])) };
      for (const market of ODD_MARKETS.filter(({ key }) => key !== 'fg')) {
        const open = NEEDS[market.key]!.some((need) => (gone as string[]).includes(need));
        for (const column of market.columns)
          expect([column.field, column.settle(scores) === null]).toEqual([column.field, open]);
      }
    }
  });

  const firstGoalMarket = (scores: MatchScores) =>
    ODD_MARKETS.find(({ key }) => key === 'fg')!.columns.map((column) => column.settle(scores));

  it('never infers the first goal from a one-sided score, but settles "no goal" from the score', () => {
    expect(firstGoalMarket({ hh: 1, ha: 0, fh: 2, fa: 0, firstGoal: null })).toEqual([null, false, null]);
    expect(firstGoalMarket({ hh: 0, ha: 0, fh: 0, fa: 0, firstGoal: null })).toEqual([null, true, null]);
  });

  it('settles the first goal from the record alone when the score is not known', () => {
    const unknown = { hh: null, ha: null, fh: null, fa: null };
    expect(firstGoalMarket({ ...unknown, firstGoal: 'H' })).toEqual([true, null, false]);
    expect(firstGoalMarket({ ...unknown, firstGoal: 'A' })).toEqual([false, null, true]);
    expect(firstGoalMarket({ ...unknown, firstGoal: 'N' })).toEqual([false, null, false]);
    expect(firstGoalMarket({ ...unknown, firstGoal: null })).toEqual([null, null, null]);
  });
});

describe('firstGoalForMarking', () => {
  const marking = (fh: number | null, fa: number | null, firstGoal: FirstGoal | null = null) =>
    firstGoalForMarking({ hh: null, ha: null, fh, fa, firstGoal });

  it('infers the side from a one-sided score and none from 0-0', () => {
    expect([marking(3, 0), marking(0, 1), marking(0, 0)]).toEqual(['H', 'A', 'N']);
  });

  it('stays unknown when both scored or the score is missing', () => {
    expect([marking(2, 1), marking(null, 1), marking(1, null)]).toEqual([null, null, null]);
  });

  it('keeps what the source recorded', () => {
    expect([marking(2, 1, 'A'), marking(null, null, 'H')]).toEqual(['A', 'H']);
  });
});
