import { Injectable } from '@nestjs/common';
import type { OddField } from '../../../archive/catalogue/odds-groups';

/** Where the latest price of a selection comes from, and how old it is. */
export interface Sighting {
  /** Name of the source, see `archive/catalogue/price-sources`; null where none is known. */
  readonly source: string | null;
  /** When this price was seen last, epoch milliseconds; null: its source names no instant. */
  readonly at: number | null;
  /**
   * When its source was heard of last while it offered the price, whatever match it spoke of: a bulletin only sends what has
   * changed. Null where `at` is.
   */
  readonly heardAt: number | null;
}

export type SightingsOfMatch = ReadonlyMap<OddField, Sighting>;

/** Reads the sightings of matches, by match. */
export type ReadSightings = (matchIds: readonly number[]) => Promise<ReadonlyMap<number, SightingsOfMatch>>;

/** Knows, without knowing the imports, where prices were seen. */
@Injectable()
export class PriceSightings {
  private read: ReadSightings = () => Promise.resolve(new Map());

  /** Tells how they are read. */
  readWith(read: ReadSightings): void {
    this.read = read;
  }

  /** The sightings of the latest prices of these matches; a match of which nothing is known is absent. */
  of(matchIds: readonly number[]): Promise<ReadonlyMap<number, SightingsOfMatch>> {
    return this.read(matchIds);
  }
}
