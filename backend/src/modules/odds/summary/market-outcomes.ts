import { ODD_MARKETS } from '../catalogue/columns';
import type { MatchScores } from '../catalogue/settlement';

/** One of the few ways in which a market can end: thousands of results settle its selections in some thirty ways. */
export interface Outcome {
  /** Per selection: 1 won, 0 lost, -1 open. */
  readonly verdicts: readonly number[];
  /** The selections that won. */
  readonly winners: readonly number[];
  /** Which selections settle, as a number of {@link MarketOutcomes.settled}; -1 = none. */
  readonly settles: number;
}

/** How every distinct result settles one market. */
export class MarketOutcomes {
  /** By number of the result: number of its outcome, the `settles` of that, and its winners, -1 where there are fewer. */
  ofResult = new Uint16Array(0);
  settlesOf = new Int8Array(0);
  winnersOf: Int8Array[] = [];
  readonly outcomes: Outcome[] = [];
  /** Sets of selections that settle together, each in order; nearly always all of them are the only one. */
  readonly settled: (readonly number[])[] = [];
  private readonly numbers = new Map<string, number>();
  private known = 0;

  /** @param market its place in the catalogue */
  constructor(private readonly market: number) {}

  /** Takes note of the results that were added since the last call; `scores` only ever grows at its end. */
  extend(scores: readonly MatchScores[]): void {
    if (this.known === scores.length) return;
    const fresh = scores.slice(this.known).map((each) => this.numberOf(each));
    const numbers = Uint16Array.from([...this.ofResult.subarray(0, this.known), ...fresh]);
    this.ofResult = numbers;
    this.settlesOf = Int8Array.from(numbers, (number) => this.outcomes[number]!.settles);
    const most = Math.max(0, ...this.outcomes.map(({ winners }) => winners.length));
    this.winnersOf = Array.from({ length: most }, (_, place) =>
      Int8Array.from(numbers, (number) => this.outcomes[number]!.winners[place] ?? -1),
    );
    this.known = scores.length;
  }

  private numberOf(scores: MatchScores): number {
    const verdicts = ODD_MARKETS[this.market]!.columns.map(({ settle }) => {
      const won = settle(scores);
      return won === null ? -1 : Number(won);
    });
    const key = verdicts.join();
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.outcomes.length);
    const selections = [...verdicts.keys()];
    const winners = selections.filter((selection) => verdicts[selection] === 1);
    const settles = this.setOf(selections.filter((selection) => verdicts[selection]! >= 0));
    return this.outcomes.push({ verdicts, winners, settles }) - 1;
  }

  private setOf(selections: readonly number[]): number {
    if (selections.length === 0) return -1;
    const known = this.settled.findIndex((each) => each.join() === selections.join());
    return known >= 0 ? known : this.settled.push(selections) - 1;
  }
}
