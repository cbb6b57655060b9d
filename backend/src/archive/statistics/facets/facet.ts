import type { Integer } from '../../../platform/wire-types';

/** The matches of an answer that share a value of a column, or whose values lie between two. */
export class FacetBucket {
  /** The value: a number, a day, a name as it is shown, `1/X`, `2-1`, `2024-2025`; of a competition its id. */
  value?: string | number;
  /** Lowest value of a range: a price, or a probability 0-1. */
  low?: number;
  /** Highest value of a range, included. */
  high?: number;
  country_name?: string;
  competition_name?: string;
  /** Filter text of the column, or value of the parameter, that finds exactly these matches. @example "1.80-1.95" */
  text: string;
  matches: Integer;
  /** With a selection: matches whose needed scores are known. */
  settled?: Integer;
  /** Of these, how many the selection won. */
  hits?: Integer;
  /** Settled matches in which the whole market is priced. */
  compared?: Integer;
  /** Compared matches that the selection won. */
  compared_hits?: Integer;
  /** Mean calibrated probability of the compared matches; null without any. */
  expected?: number | null;
}

export const FACET_KINDS = ['values', 'ranges'] as const;

/** How the matches of an answer divide by one column: matches of all buckets, others and missing add up to the total. */
export class Facet {
  /** @example ft_1_odd */
  column: string;
  kind: (typeof FACET_KINDS)[number];
  total: Integer;
  /** Matches without a value. */
  missing: Integer;
  /** Matches of values that are rarer than those listed. */
  others: Integer;
  /** Ranges ascending; values by how many matches have them, at most 50. */
  buckets: FacetBucket[];
  /** With a selection: buckets with at least 30 compared matches. */
  compared_buckets?: Integer;
  /** Of these, how many have their whole compared interval beside what was expected. */
  standing_out?: Integer;
  /** How many would on average if the calibrated probabilities were exactly true. */
  expected_by_chance?: number;
}
