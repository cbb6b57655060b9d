import { isOddField, marketOf, ODD_MARKETS } from '../../catalogue/columns';
import type { OddField } from '../../catalogue/odds-groups';
import { NO_UPPER_BOUND, type Predicate } from '../../question/odds-query';
import type { MarketTotals } from './market-totals';

/** A condition on prices as the question by probability. */
export class PriceAsProbability {
  /** As the question names it. @example ft_1_odd */
  column: string;
  /** Filter text of what those prices mean at the fixtures' margin. @example "%55.2-59.3" */
  probability: string;
}

/** What the prices of a market add up to in the matches of an answer and in fixtures: Σ 1/odd ÷ winners. */
export class MarketMargin {
  /** @example ft */
  group: string;
  /** Mean over the compared matches; null without any. */
  answer: number | null;
  /** Mean over all fixtures not yet kicked off, whatever was asked for; null under 30. */
  coming: number | null;
  /** The question's conditions on prices of the market that have two ends; empty where `coming` is null. */
  conditions: PriceAsProbability[];
}

/** What was asked, and the fixtures' margins by key of the market. */
export interface AskedPrices {
  readonly predicates: readonly Predicate[];
  readonly coming: Readonly<Record<string, number>>;
}

const GRAIN = 1e12;

/** The margin of one market among the rows that were summed up. */
export function marginOf(
  { market, whole, overrounds }: MarketTotals,
  { predicates, coming }: AskedPrices,
): MarketMargin {
  const { key, winners } = ODD_MARKETS[market]!;
  const margin = Object.hasOwn(coming, key) ? coming[key]! : null;
  return {
    group: key,
    answer: whole === 0 ? null : Math.round((overrounds / whole) * GRAIN) / GRAIN,
    coming: margin,
    conditions: margin === null ? [] : conditionsOn(key, predicates, margin * winners, winners),
  };
}

/** @param total mean Σ 1/odd of the fixtures */
function conditionsOn(
  key: string,
  predicates: readonly Predicate[],
  total: number,
  winners: number,
): PriceAsProbability[] {
  const conditions: PriceAsProbability[] = [];
  for (const predicate of predicates.flatMap(alternativesOf)) {
    if (!isClosedRange(predicate) || marketOf(predicate.field).key !== key) continue;
    const { field, min, max } = predicate;
    const low = Math.floor((1_000 * winners) / ((max / 100) * total)) / 10;
    const high = Math.ceil((1_000 * winners) / ((min / 100) * total)) / 10;
    conditions.push({ column: field, probability: `%${Math.min(100, low)}-${Math.min(100, high)}` });
  }
  return conditions;
}

/** Alternatives one by one; what is left out has no price that could be said otherwise. */
const alternativesOf = (predicate: Predicate): readonly Predicate[] =>
  predicate.kind === 'any' ? predicate.of : [predicate];

type PriceRange = Extract<Predicate, { kind: 'range' }> & { readonly field: OddField };

const isClosedRange = (predicate: Predicate): predicate is PriceRange =>
  predicate.kind === 'range' &&
  isOddField(predicate.field) &&
  predicate.min > 0 &&
  predicate.min <= predicate.max &&
  predicate.max < NO_UPPER_BOUND;

/** Groups in which a question has conditions on prices with two ends. */
export const pricedGroups = (predicates: readonly Predicate[]): string[] => [
  ...new Set(
    predicates
      .flatMap(alternativesOf)
      .filter(isClosedRange)
      .map(({ field }) => marketOf(field).key),
  ),
];
