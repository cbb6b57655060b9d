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
export interface KeySums extends CellSums {
  /** Those that occur, ascending, without 0. */
  readonly keys: Uint32Array;
  /** The commonest cell of a key. */
  readonly cellOf: (key: number) => number;
}

/** Sums up sums by the keys of their cells, time after time in the same room. */
export class KeyedSums {
  private readonly room: SumRoom;
  /** Places that occur, their keys, and which keys there are. */
  private places = new Uint32Array(0);
  private keys = new Uint32Array(0);
  private distinct = new Uint32Array(0);

  constructor(private readonly isFollowing: boolean) {
    this.room = new SumRoom(isFollowing);
  }

  /** Good until the next call. @param keyOf 0 = none */
  by(summed: CellSums, keyOf: (cell: number) => number): KeySums {
    const [count, highest] = this.readKeys(summed, keyOf);
    const sums = this.room.take(highest + 1);
    const { places, keys, distinct } = this;
    let found = 0;
    for (let at = 0; at < count; at++) {
      const key = keys[at]!;
      distinct[found] = key;
      found += Number(sums.matches[key] === 0 && key > 0);
      sums.matches[key]! += summed.sums.matches[places[at]!]!;
    }
    if (this.isFollowing)
      for (let at = 0; at < count; at++) addFollowed(sums, keys[at]!, summed.sums, places[at]!);
    return {
      sums,
      places: highest + 1,
      cells: null,
      keys: distinct.subarray(0, found).sort(),
      cellOf: (key) => this.commonestCell(key, count, summed),
    };
  }

  /** @returns how many places occur, and the highest key */
  private readKeys(
    { sums: { matches }, places: length, cells }: CellSums,
    keyOf: (cell: number) => number,
  ): [number, number] {
    if (this.keys.length < length) {
      this.places = new Uint32Array(length * 2);
      this.keys = new Uint32Array(length * 2);
      this.distinct = new Uint32Array(length * 2);
    }
    const { places, keys } = this;
    let count = 0;
    let highest = 0;
    for (let place = 0; place < length; place++) {
      if (matches[place] === 0) continue;
      const cell = cells === null ? place : cells[place]!;
      const key = cell === 0 ? 0 : keyOf(cell);
      places[count] = place;
      keys[count++] = key;
      if (key > highest) highest = key;
    }
    return [count, highest];
  }

  private commonestCell(key: number, count: number, { sums: { matches }, cells }: CellSums): number {
    let commonest = 0;
    let most = 0;
    for (let at = 0; at < count; at++) {
      const place = this.places[at]!;
      if (this.keys[at] !== key || matches[place]! <= most) continue;
      commonest = place;
      most = matches[place]!;
    }
    return cells === null ? commonest : cells[commonest]!;
  }
}

/** The sums of some places; those of a followed selection 0 where none is. */
export function figuresAt(sums: Sums, places: readonly number[]): Figures {
  const figures = { matches: 0, settled: 0, hits: 0, compared: 0, comparedHits: 0, expected: 0 };
  for (const place of places) figures.matches += sums.matches[place]!;
  if (sums.settled.length === 0) return figures;
  for (const place of places) {
    figures.settled += sums.settled[place]!;
    figures.hits += sums.hits[place]!;
    figures.compared += sums.compared[place]!;
    figures.comparedHits += sums.comparedHits[place]!;
    figures.expected += sums.expected[place]!;
  }
  return figures;
}
