import type { League } from '../../columns/vocabulary';
import { BetSums, BetTotals } from './bet-sums';
import type { Bets } from './bets';

/** Competitions that are listed. */
const MOST = 30;

/** The bets in one competition. */
export class CompetitionBets extends BetTotals {
  country_name: string;
  competition_name: string;
}

/**
 * The competitions with most bets; those with equally many in alphabetical order of their folded names.
 * @param leagues by number
 */
export function competitionsOf(bets: Bets, leagues: readonly League[]): CompetitionBets[] {
  const found: { league: League; key: string; sums: BetSums }[] = [];
  const byLeague: (BetSums | undefined)[] = [];
  for (let at = 0; at < bets.count; at++) {
    const number = bets.leagues[at]!;
    let sums = byLeague[number];
    if (sums === undefined) {
      sums = byLeague[number] = new BetSums();
      const league = leagues[number]!;
      found.push({ league, key: `${league.countryFolded}\n${league.nameFolded}`, sums });
    }
    sums.add(bets.prices[at]!, bets.won[at] === 1);
  }
  return found
    .sort((a, b) => b.sums.bets - a.sums.bets || (a.key < b.key ? -1 : 1))
    .slice(0, MOST)
    .map(({ league: { country, name }, sums }) => ({
      country_name: country,
      competition_name: name,
      ...sums.totals(),
    }));
}
