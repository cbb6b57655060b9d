import type { SimplePredicate } from './odds-query';

type Season = Extract<SimplePredicate, { kind: 'season' }>;

/** The first and the last day of a season, `YYYY-MM-DD`. */
export const seasonDays = ({ first, last }: Pick<Season, 'first' | 'last'>): { from: string; to: string } =>
  last === null
    ? { from: `${first}-01-01`, to: `${first}-12-31` }
    : { from: `${first}-07-01`, to: `${last}-06-30` };
