import type { PricedFixtureDto } from '../api/generated/wire';
import { MARKET_GROUPS, SECTIONS } from './catalogue';

/** For tests: the days that the pickers offer. */
export const PICK_DAYS = ['2026-05-22', '2026-05-23', '2026-05-24'] as const;

/** For tests: a fixture that can be picked. */
export const pickFixture = (change: Partial<PricedFixtureDto> = {}): PricedFixtureDto => ({
  match_id: 5,
  match_date: '2026-05-22',
  match_time: '20:00',
  country_name: 'Türkiye',
  competition_name: 'Örnek Ligi',
  home_team: 'Akkuğuspor',
  away_team: 'Bozyele SK',
  odds: { ft_1_odd: 1.85, ft_x_odd: 3.4, ft_2_odd: 4.1, over_25_odd: 1.7 },
  seen: [],
  ...change,
});

/** For tests: what the list of a day's fixtures says of one. */
export function listed({ odds: _odds, seen: _seen, ...fixture }: PricedFixtureDto) {
  return fixture;
}

/** For tests: the catalogue of markets and the pickers' days. */
export const PICK_LISTS = {
  'GET /api/odd-columns': [200, { groups: MARKET_GROUPS, sections: SECTIONS, recipes: [] }],
  'GET /api/match-dates': [200, PICK_DAYS],
} as const;
