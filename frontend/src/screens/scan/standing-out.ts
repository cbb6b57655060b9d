import type { ScanAnswer, ScanMarket, ScanMatch, ScanSelection } from '../../api/generated/wire';

export interface StandingOut {
  market: ScanMarket;
  selection: ScanSelection;
}

/** How far what happened lies from what was expected, 0-1. */
export function deviationOf({ rate, expected }: Pick<ScanSelection, 'rate' | 'expected'>): number {
  return rate === null || expected === null ? 0 : Math.abs(rate - expected);
}

/** The selections of a match whose whole interval lies on one side of what was expected, the furthest first. */
export function standingOut(match: Pick<ScanMatch, 'results'>): StandingOut[] {
  return match.results
    .flatMap((market) =>
      market.selections
        .filter((selection) => selection.direction !== null)
        .map((selection) => ({ market, selection })),
    )
    .sort((a, b) => deviationOf(b.selection) - deviationOf(a.selection));
}

export interface SortedMatch<Match> {
  match: Match;
  standing: readonly StandingOut[];
}

/** Matches in two lists: those with something that stands out, the largest deviation first, and the others as they come. */
export function sortMatches<Match extends Pick<ScanMatch, 'results'>>(
  matches: readonly Match[],
): { standing: SortedMatch<Match>[]; others: Match[] } {
  const standing: SortedMatch<Match>[] = [];
  const others: Match[] = [];
  for (const match of matches) {
    const found = standingOut(match);
    if (found.length > 0) standing.push({ match, standing: found });
    else others.push(match);
  }
  const largest = ({ standing: [first] }: SortedMatch<Match>) => deviationOf(first!.selection);
  standing.sort((a, b) => largest(b) - largest(a));
  return { standing, others };
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
