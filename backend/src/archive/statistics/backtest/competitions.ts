import { type BetTotals, BetSums } from './bet-sums';
import type { Bets } from './bets';

/** Competitions that are listed. */
const MOST = 30;

/** The bets in one competition. */
export interface CompetitionBets extends BetTotals {
  /** Id of a match of the competition. */
  match: number;
}

/** The competitions with most bets; those with equally many in alphabetical order of their folded names. */
export function competitionsOf(bets: Bets): CompetitionBets[] {
  const found: { league: number; match: number; sums: BetSums }[] = [];
  const byLeague: (BetSums | undefined)[] = [];
  for (let at = 0; at < bets.count; at++) {
    const league = bets.leagues[at]!;
    let sums = byLeague[league];
    if (sums === undefined) {
      sums = byLeague[league] = new BetSums();
      found.push({ league, match: bets.ids[at]!, sums });
    }
    sums.add(bets.prices[at]!, bets.won[at] === 1);
  }
  const nameOf = ({ league }: { league: number }): string => bets.leagueNames[league]!;
  return found
    .sort((a, b) => b.sums.bets - a.sums.bets || (nameOf(a) < nameOf(b) ? -1 : 1))
    .slice(0, MOST)
    .map(({ match, sums }) => ({ match, ...sums.totals() }));
}
