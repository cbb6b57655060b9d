import type { PlayedExample } from '../api/generated/wire';
import { selectionWith } from './summary';

/** For tests: a home win at 1,85 and what 175 matches of the same probability came to. */
export const EXAMPLE: PlayedExample = {
  match: {
    match_date: '2026-05-16',
    match_time: '19:00',
    country_name: 'Türkiye',
    competition_name: 'Süper Lig',
    home_team: 'Galatasaray',
    away_team: 'Göztepe',
    home_ht_score: 1,
    away_ht_score: 0,
    home_ft_score: 2,
    away_ft_score: 1,
  },
  odds: [
    { column: 'ft_1_odd', label: '1', price: 1.85, probability: 0.5038, won: true },
    { column: 'ft_x_odd', label: 'X', price: 3.4, probability: 0.2743, won: false },
    { column: 'ft_2_odd', label: '2', price: 4.2, probability: 0.2219, won: false },
  ],
  past_matches: 1175,
  selections: [
    selectionWith({
      column: 'ft_1_odd',
      label: '1',
      settled: 1175,
      hits: 611,
      rate: 0.52,
      ci_low: 0.4914,
      ci_high: 0.5485,
    }),
    selectionWith({
      column: 'ft_x_odd',
      label: 'X',
      settled: 1175,
      hits: 235,
      rate: 0.2,
      ci_low: 0.1781,
      ci_high: 0.2238,
    }),
    selectionWith({
      column: 'ft_2_odd',
      label: '2',
      settled: 1175,
      hits: 329,
      rate: 0.28,
      ci_low: 0.255,
      ci_high: 0.3063,
    }),
  ],
};
