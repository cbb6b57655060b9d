import type { MatchDetails, SimilarMatchesDto } from '../api/generated/wire';
import { GROUPS } from './catalogue';
import { summaryOf } from './summary';

const about = {
  id: 7,
  match_date: '2026-05-17',
  match_time: '21:45',
  country_name: 'Türkiye',
  competition_name: 'Süper Lig',
  season_slug: '2025-2026',
  code: 641,
  match_name: 'Beşiktaş - Göztepe',
  home_team: 'Beşiktaş',
  away_team: 'Göztepe',
  home_ht_score: 1,
  away_ht_score: 0,
  home_ft_score: 2,
  away_ft_score: 1,
  total_goals: 3,
  ht_ft_result: '1/1',
  winner: '1',
  winners: ['ft_1_odd'],
  awarded: false,
};

/** For tests: a played match with the prices of the test catalogue. The real ones name every column. */
export function matchWith(change: object = {}): MatchDetails {
  return {
    ...about,
    opening: { ft_code: 642, ft_1_odd: 1.9, ft_x_odd: 3.4, ft_2_odd: 4 },
    closing: { ft_code: 642, ft_1_odd: 1.85, ft_x_odd: 3.4, ft_2_odd: 4.2 },
    probabilities: {
      opening: { ft_1_odd: 0.4918, ft_x_odd: 0.2749, ft_2_odd: 0.2333 },
      closing: { ft_1_odd: 0.5038, ft_x_odd: 0.2745, ft_2_odd: 0.2219 },
    },
    movement: { ft_1_odd: -0.0263, ft_x_odd: 0, ft_2_odd: 0.05 },
    sources: {
      opening: { sources: ['football-data'], bookmakers: ['Bet365'], seen_at: null },
      closing: { sources: ['football-data'], bookmakers: ['Bet365'], seen_at: null },
    },
    ...change,
  } as unknown as MatchDetails;
}

/** For tests: what the server answers about matches like it. */
export function similarWith(change: object = {}): SimilarMatchesDto {
  const row = { ...about, ft_1_odd: 1.85, ft_x_odd: 3.4, ft_2_odd: 4.2 };
  return {
    filter_type: 2,
    groups: ['ft'],
    match: row,
    items: [{ ...row, id: 3, match_name: 'Arı SK - Balkaya', distance: 0.0067, winners: ['ft_2_odd'] }],
    summary: summaryOf(GROUPS, { total: 1, settled: 1 }),
    ...change,
  } as unknown as SimilarMatchesDto;
}
