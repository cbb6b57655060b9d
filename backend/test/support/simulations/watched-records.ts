import { Evidence } from '../../../src/archive/statistics/evidence';
import { Random } from '../random-archive';

/** Records of bets at one odd, which are looked at after each. */
export interface WatchedCell {
  readonly odd: number;
  readonly bets: number;
  /** How much more often than the calibrated probability says the selection wins; 0 = chance. */
  readonly advantage: number;
}

/** Shares of records that were called rare at some look. */
export interface RareLooks {
  readonly byEvidence: number;
  /** By p < 0.05 from the 30th bet on. */
  readonly byP: number;
}

export const WATCHED_ODDS = [1.9, 3.5, 8] as const;

const NEEDED = 20;

/** Of the normal distribution, beyond which lie 5 of 100. */
const Z = 1.645;

// looked up once: where tests run, every look at a global is slow
const { sqrt } = Math;

/** Looks at so many records after each of their bets. */
export function rareLooks({ odd, bets, advantage }: WatchedCell, records: number): RareLooks {
  const random = new Random('watched', odd, advantage);
  // what bookmakers keep is taken off
  const probability = 0.95 / odd;
  const deviation = sqrt(probability * (1 - probability));
  let [byEvidence, byP] = [0, 0];
  for (let record = 0; record < records; record++) {
    const evidence = new Evidence();
    let [won, unlikely] = [0, false];
    for (let bet = 1; bet <= bets; bet++) {
      const wins = random.next() < probability * (1 + advantage);
      evidence.add(wins, probability);
      won += Number(wins);
      unlikely ||= bet >= 30 && won - bet * probability > Z * deviation * sqrt(bet);
    }
    if (evidence.value >= NEEDED) byEvidence += 1;
    if (unlikely) byP += 1;
  }
  return { byEvidence: byEvidence / records, byP: byP / records };
}
