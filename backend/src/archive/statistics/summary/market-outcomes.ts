import type { OddsGroup } from '../../catalogue/column-types';
import type { MatchScores } from '../../catalogue/settlement';
import type { Result } from '../../columns/vocabulary';

/** One of the few ways in which a market can end, per selection: 1 won, 0 lost, -1 open. */
export type Outcome = readonly number[];

/** How every distinct result settles one market: thousands of results do so in some thirty ways. */
export class MarketOutcomes {
  /** Number of the outcome by number of the result. */
  ofResult = new Uint16Array(0);
  readonly outcomes: Outcome[] = [];
  private readonly numbers = new Map<string, number>();
  private known = 0;

  constructor(private readonly market: OddsGroup) {}

  /** Takes note of the results that were added since the last call; they only ever grow at their end. */
  extend(results: readonly Result[]): void {
    if (this.known === results.length) return;
    const fresh = results.slice(this.known).map(({ settling }) => this.numberOf(settling));
    this.ofResult = Uint16Array.from([...this.ofResult.subarray(0, this.known), ...fresh]);
    this.known = results.length;
  }

  private numberOf(scores: MatchScores): number {
    const outcome = this.market.columns.map(({ settle }) => {
      const won = settle(scores);
      return won === null ? -1 : Number(won);
    });
    const key = outcome.join();
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.outcomes.length);
    return this.outcomes.push(outcome) - 1;
  }
}
