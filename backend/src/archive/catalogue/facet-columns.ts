import { FILTER_COLUMNS, type FilterColumn } from './filter-columns';

/** When a match is played, as facets divide it: seasons from July to June, months from 1, weekdays from Monday = 1. */
export const CALENDAR_FACETS = ['season', 'month', 'weekday'] as const;
export type CalendarFacet = (typeof CALENDAR_FACETS)[number];

export const WRITTEN_SCORES = ['ht_score', 'ft_score'] as const;

/** What matches can be divided by: all that can be filtered, scores, the calendar and the competition. */
export type FacetColumn =
  | FilterColumn
  | { readonly kind: 'written_score'; readonly field: (typeof WRITTEN_SCORES)[number] }
  | { readonly kind: 'calendar'; readonly field: CalendarFacet }
  | { readonly kind: 'competition'; readonly field: 'competition' };

/** What matches can be divided by, by name on the wire; second names of columns included. */
export const FACET_COLUMNS: ReadonlyMap<string, FacetColumn> = new Map<string, FacetColumn>([
  ...FILTER_COLUMNS,
  ...WRITTEN_SCORES.map((field) => [field, { kind: 'written_score', field }] as const),
  ...CALENDAR_FACETS.map((field) => [field, { kind: 'calendar', field }] as const),
  ['competition', { kind: 'competition', field: 'competition' }],
]);
