import { ODD_COLUMNS } from '../../../archive/catalogue/columns';
import { firstGoalForMarking } from '../../../archive/catalogue/settlement';
import { COLUMNS_PER_SET } from '../../../archive/columns/layout';
import type { RawMatch } from '../../../archive/rows/odds-row';
import { RATING_PRICE_FIELDS, RATING_PRICES } from './rating-columns';
import { toRatingRow } from './rating-row';

const MOST_GOALS = 6;

type Goals = number | null;

const playedMatch = (hh: Goals, ha: Goals, fh: Goals, fa: Goals): RawMatch => ({
  id: 1,
  match_date: '2026-05-17',
  match_time: null,
  country_name: 'Türkiye',
  competition_name: 'Süper Lig',
  league_code: null,
  season_slug: '2025-2026',
  code: null,
  home_team: 'A',
  away_team: 'B',
  home_ht_score: hh,
  away_ht_score: ha,
  home_ft_score: fh,
  away_ft_score: fa,
  first_goal: null,
  awarded: false,
  opening_sources: 0,
  closing_sources: 0,
});

const winnersOf = (match: RawMatch) =>
  toRatingRow({ ...match, odds: new Uint32Array(COLUMNS_PER_SET).fill(150) }).winners;

/** Every score with every half-time score, and each with the half-time score unknown. */
function* allMatches(): Generator<RawMatch> {
  for (let fh = 0; fh <= MOST_GOALS; fh++)
    for (let fa = 0; fa <= MOST_GOALS; fa++) {
      yield playedMatch(null, null, fh, fa);
      for (let hh = 0; hh <= fh; hh++) for (let ha = 0; ha <= fa; ha++) yield playedMatch(hh, ha, fh, fa);
    }
}

/** The winners as the names of a rating's columns promise them. */
function winnersByName(match: RawMatch): string[] {
  const { home_ht_score: hh, away_ht_score: ha } = match;
  const [fh, fa] = [match.home_ft_score!, match.away_ft_score!];
  const letter = (home: number, away: number) => ['2', 'x', '1'][Math.sign(home - away) + 1]!;
  const half = hh === null || ha === null ? null : { hh, ha };
  return [
    `ft_${letter(fh, fa)}_odd`,
    ...(half ? [`fh_${letter(half.hh, half.ha)}_odd`] : []),
    ...(half ? [`sh_${letter(fh - half.hh, fa - half.ha)}_odd`] : []),
    fh + fa > 2 ? 'ft_o_25_odd' : 'ft_u_25_odd',
    fh + fa > 3 ? 'ft_o_35_odd' : 'ft_u_35_odd',
  ];
}

/** The winners as the catalogue settles every selection, at the places where the row shows them. */
function winnersByCatalogue(match: RawMatch): string[] {
  const scores = {
    hh: match.home_ht_score,
    ha: match.away_ht_score,
    fh: match.home_ft_score,
    fa: match.away_ft_score,
    firstGoal: match.first_goal,
  };
  const seen = { ...scores, firstGoal: firstGoalForMarking(scores) };
  return RATING_PRICE_FIELDS.filter(
    (name) => ODD_COLUMNS.find(({ field }) => field === RATING_PRICES[name])!.settle(seen) === true,
  );
}

describe('the winners of a rating’s row', () => {
  it('are those that the columns’ names promise and the catalogue settles, for every score up to 6-6', () => {
    let matches = 0;
    for (const match of allMatches()) {
      matches += 1;
      const winners = winnersOf(match).sort();
      expect([match, winners]).toEqual([match, winnersByName(match).sort()]);
      expect([match, winners]).toEqual([match, winnersByCatalogue(match).sort()]);
    }
    expect(matches).toBeGreaterThan(800);
  });

  it('are none while the match isn’t played', () => {
    expect(winnersOf(playedMatch(null, null, null, null))).toEqual([]);
    expect(winnersOf(playedMatch(1, 0, null, null))).toEqual(['fh_1_odd']);
  });

  it('stand in the order of the odds table', () => {
    expect(winnersOf(playedMatch(0, 1, 2, 1))).toEqual([
      'ft_1_odd',
      'ft_o_25_odd',
      'ft_u_35_odd',
      'fh_2_odd',
      'sh_1_odd',
    ]);
  });
});
