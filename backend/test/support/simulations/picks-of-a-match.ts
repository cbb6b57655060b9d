import { type MatchBet, returnByMatch } from '../../../src/archive/statistics/by-match';
import { Evidence } from '../../../src/archive/statistics/evidence';
import { returnInterval } from '../../../src/archive/statistics/return-interval';
import { Random } from '../random-archive';
import { oddBetween } from './returns';

/** How an editor picks: every selection so often, and so many related ones of the same match. */
export interface PickingCell {
  readonly how: string;
  readonly copies: number;
  readonly related: number;
}

/** Shares of records. */
export interface PickingShares {
  /** The interval by match holds the true return. */
  readonly covered: number;
  /** The interval of as many bets on matches of their own holds it. */
  readonly alone: number;
}

export const PICKING_CELLS: readonly PickingCell[] = [
  { how: 'each pick of another match', copies: 1, related: 0 },
  { how: 'each pick posted twice', copies: 2, related: 0 },
  { how: 'each pick posted five times', copies: 5, related: 0 },
  { how: 'five related picks of each match', copies: 0, related: 5 },
];

const PICKS = 300;
const TRUTH = 0.95;

/** Odds of which the bookmaker keeps 5 %. */
const oddOf = (random: Random): number => oddBetween(random, 1.6, 4);

/** How often intervals of records of 300 picks hold the truth. */
export function pickingShares({ how, copies, related }: PickingCell, records: number): PickingShares {
  const random = new Random('by match', how);
  const counts = { covered: 0, alone: 0 };
  const holds = (low: number, high: number): boolean => low <= TRUTH - 1 && TRUTH - 1 <= high;
  for (let record = 0; record < records; record++) {
    const bets: MatchBet[] = [];
    for (let match = 0; bets.length < PICKS; match++) {
      const [odd, drawn] = [oddOf(random), random.next()];
      for (let copy = 0; copy < copies; copy++) bets.push({ odd, won: drawn < TRUTH / odd, match });
      // the stronger a team is the more of these it brings in, all by the same number
      for (let pick = 0; pick < related; pick++) {
        const other = odd * (1 + pick / 8);
        bets.push({ odd: other, won: drawn < TRUTH / other, match });
      }
    }
    const figures = returnByMatch(bets);
    if (holds(figures.return_low!, figures.return_high!)) counts.covered += 1;
    const odds = bets.reduce((sum, { odd }) => sum + odd, 0);
    const wonOdds = bets.reduce((sum, { odd, won }) => sum + (won ? odd : 0), 0);
    const alone = returnInterval({ bets: bets.length, odds, wonOdds })!;
    if (holds(alone.low, alone.high)) counts.alone += 1;
  }
  return { covered: counts.covered / records, alone: counts.alone / records };
}

/** Shares of records of three to five related picks of each of 200 matches whose evidence comes to 20 by chance. */
export function rareRelated(records: number): { byMatch: number; alone: number } {
  const random = new Random('related');
  const counts = { byMatch: 0, alone: 0 };
  for (let record = 0; record < records; record++) {
    const [evidence, alone] = [new Evidence(), new Evidence()];
    for (let match = 0; match < 200; match++) {
      const [odd, drawn] = [oddOf(random), random.next()];
      const picks = Array.from({ length: 3 + random.below(3) }, (_, pick) => {
        const probability = TRUTH / (odd * (1 + pick / 8));
        return { won: drawn < probability, probability };
      });
      evidence.addMatch(picks);
      for (const { won, probability } of picks) alone.add(won, probability);
    }
    if (evidence.value >= 20) counts.byMatch += 1;
    if (alone.value >= 20) counts.alone += 1;
  }
  return { byMatch: counts.byMatch / records, alone: counts.alone / records };
}
