import type { ScanAnswer, ScanMarket, ScanMatch, ScanSelection } from '../../api/generated/wire';

export interface StandingOut {
  market: ScanMarket;
  selection: ScanSelection;
}

/** What a comparison has come to: hard to explain by chance, beyond its interval as chance has it now and then, or neither. */
export type Standing = 'found' | 'chance' | 'none';

export function standingOf({ found, direction }: Pick<ScanSelection, 'found' | 'direction'>): Standing {
  if (found) return 'found';
  return direction === null ? 'none' : 'chance';
}

/** What a match has come to by the furthest of its selections. */
export function standingOfMatch({ results }: Pick<ScanMatch, 'results'>): Standing {
  const all = results.flatMap(({ selections }) => selections.map(standingOf));
  return all.includes('found') ? 'found' : all.includes('chance') ? 'chance' : 'none';
}

/** How far what happened lies from what was expected, as 0-1. */
export function deviationOf({ rate, expected }: Pick<ScanSelection, 'rate' | 'expected'>): number {
  return rate === null || expected === null ? 0 : rate - expected;
}

/**
 * The selections of a match that stand out in some way, the furthest from what was expected first. Of two selections that
 * mirror each other the one that came more often than expected stands for both.
 */
export function standingOut(match: Pick<ScanMatch, 'results'>, as: Standing): StandingOut[] {
  return match.results
    .flatMap((market) => sidesOf(market).map((selection) => ({ market, selection })))
    .filter(({ selection }) => standingOf(selection) === as)
    .sort((a, b) => Math.abs(deviationOf(b.selection)) - Math.abs(deviationOf(a.selection)));
}

function sidesOf({ selections }: ScanMarket): ScanSelection[] {
  const [one, other] = selections;
  if (selections.length !== 2) return selections;
  return [deviationOf(one!) >= 0 ? one! : other!];
}

export type Verdict = 'none' | 'below' | 'within' | 'above';

/** Where the number of what stood out lies, seen from what chance alone gives on 95 of 100 days. */
export function verdictOf(
  scan: Pick<ScanAnswer, 'comparisons' | 'standing_out' | 'chance_low' | 'chance_high'>,
): Verdict {
  const { comparisons, standing_out, chance_low, chance_high } = scan;
  if (comparisons === 0) return 'none';
  if (standing_out < chance_low) return 'below';
  return standing_out > chance_high ? 'above' : 'within';
}
