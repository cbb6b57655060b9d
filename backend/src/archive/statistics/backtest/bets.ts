const FIRST_ROOM = 1_024;

/** Matches of unknown probability: their market isn't wholly priced. */
export const UNKNOWN = -1;

/** One unit staked on a selection in a settled match. */
export interface Bet {
  /** Of the match. */
  readonly id: number;
  /** Date and time as one number that grows with time, see `Segment.momentOf`. */
  readonly moment: number;
  /** In hundredths. */
  readonly price: number;
  readonly won: boolean;
  /** Calibrated probability that the selection wins; {@link UNKNOWN} unless the whole market is priced. */
  readonly probability: number;
  /** Number of the competition in the vocabulary. */
  readonly league: number;
}

/** Bets by column, in the order they were added. */
export class Bets {
  /** How many. */
  count = 0;
  ids = new Uint32Array(FIRST_ROOM);
  moments = new Uint32Array(FIRST_ROOM);
  prices = new Int32Array(FIRST_ROOM);
  won = new Uint8Array(FIRST_ROOM);
  probabilities = new Float64Array(FIRST_ROOM);
  leagues = new Uint32Array(FIRST_ROOM);

  /** Makes room for so many more. */
  expect(more: number): void {
    if (this.count + more <= this.ids.length) return;
    const room = Math.max(this.count + more, this.ids.length * 2);
    const grown = <A extends Uint32Array | Float64Array | Int32Array | Uint8Array>(from: A): A => {
      const to = new (from.constructor as new (length: number) => A)(room);
      to.set(from);
      return to;
    };
    this.ids = grown(this.ids);
    this.moments = grown(this.moments);
    this.prices = grown(this.prices);
    this.won = grown(this.won);
    this.probabilities = grown(this.probabilities);
    this.leagues = grown(this.leagues);
  }

  add({ id, moment, price, won, probability, league }: Bet): void {
    if (this.count === this.ids.length) this.expect(1);
    const at = this.count++;
    this.ids[at] = id;
    this.moments[at] = moment;
    this.prices[at] = price;
    this.won[at] = Number(won);
    this.probabilities[at] = probability;
    this.leagues[at] = league;
  }
}
