/** What rows come to by place: how many there are, and of those with a followed selection what it came to in them. */
export interface Sums {
  readonly matches: Uint32Array;
  readonly settled: Uint32Array;
  readonly hits: Uint32Array;
  readonly compared: Uint32Array;
  readonly comparedHits: Uint32Array;
  /** Calibrated probabilities of the compared rows. */
  readonly expected: Float64Array;
}

/** Sums of some places together. */
export type Figures = Readonly<Record<keyof Sums, number>>;

/** Sums by the cells of a column. */
export interface CellSums {
  readonly sums: Sums;
  /** How many places there are; what stands behind them is of no meaning. */
  readonly places: number;
  /** The cell of each place, ascending; null = places are cells. */
  readonly cells: Uint32Array | null;
}

/** Room for sums that is used again and again: made anew for each column it would soon have to be collected. */
export class SumRoom {
  private sums = noSums(0, false);
  private used = 0;

  constructor(private readonly isFollowing: boolean) {}

  /** Sums that are all 0; those that were taken before are lost. */
  take(places: number): Sums {
    if (this.sums.matches.length < places) this.sums = noSums(places * 2, this.isFollowing);
    else for (const sums of Object.values(this.sums)) sums.fill(0, 0, this.used);
    this.used = places;
    return this.sums;
  }
}

function noSums(places: number, isFollowing: boolean): Record<keyof Sums, Uint32Array | Float64Array> & Sums {
  const followed = isFollowing ? places : 0;
  return {
    matches: new Uint32Array(places),
    settled: new Uint32Array(followed),
    hits: new Uint32Array(followed),
    compared: new Uint32Array(followed),
    comparedHits: new Uint32Array(followed),
    expected: new Float64Array(followed),
  };
}

/** Adds what a followed selection came to at one place to another place. */
function addFollowed(to: Sums, place: number, from: Sums, at: number): void {
  to.settled[place]! += from.settled[at]!;
  to.hits[place]! += from.hits[at]!;
  to.compared[place]! += from.compared[at]!;
  to.comparedHits[place]! += from.comparedHits[at]!;
  to.expected[place]! += from.expected[at]!;
}

/** Sums by key, place 0 for cells without one. */
interface KeySums extends CellSums {
  /** The commonest cell of a key. */
  readonly cellOf: (key: number) => number;
}

/** Sums by the keys of cells. @param keyOf 0 = none */
export function sumsByKey(
  { sums, places, cells }: CellSums,
  keyOf: (cell: number) => number,
  room: SumRoom,
): KeySums {
  const { matches } = sums;
  const occurring: number[] = [];
  const keys: number[] = [];
  let highest = 0;
  for (let place = 0; place < places; place++) {
    if (matches[place] === 0) continue;
    const cell = cells === null ? place : cells[place]!;
    const key = cell === 0 ? 0 : keyOf(cell);
    occurring.push(place);
    keys.push(key);
    if (key > highest) highest = key;
  }
  const ofKeys = room.take(highest + 1);
  for (let at = 0; at < keys.length; at++) ofKeys.matches[keys[at]!]! += matches[occurring[at]!]!;
  if (sums.settled.length > 0)
    for (let at = 0; at < keys.length; at++) addFollowed(ofKeys, keys[at]!, sums, occurring[at]!);
  const cellOf = (key: number): number => {
    const own = occurring.filter((_, at) => keys[at] === key);
    const place = own.reduce((most, each) => (matches[each]! > matches[most]! ? each : most));
    return cells === null ? place : cells[place]!;
  };
  return { sums: ofKeys, places: highest + 1, cells: null, cellOf };
}

/** The sums of some places. */
export function figuresAt(sums: Sums, places: readonly number[]): Figures {
  const sumOf = (name: keyof Sums): number =>
    places.reduce((sum, place) => sum + (sums[name][place] ?? 0), 0);
  return {
    matches: sumOf('matches'),
    settled: sumOf('settled'),
    hits: sumOf('hits'),
    compared: sumOf('compared'),
    comparedHits: sumOf('comparedHits'),
    expected: sumOf('expected'),
  };
}
