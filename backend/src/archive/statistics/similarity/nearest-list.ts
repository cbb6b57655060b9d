import { firstWhere } from '../../columns/first-where';
import type { KickOff } from '../../columns/kick-off';

/** A match and how far its prices are from another's. */
export interface Neighbour {
  readonly id: number;
  /** Root mean square difference of calibrated probabilities, 0-1. */
  readonly distance: number;
}

interface Candidate extends Neighbour {
  readonly kickOff: KickOff;
}

/**
 * Equal distances may come out of different prices with different last bits; at this grain they are equal again,
 * so that newest first decides.
 */
const GRAIN = 1e12;

/** Keeps the nearest of many matches: nearest first, ties newest first (date, time with unknown last, id). */
export class NearestList {
  private readonly candidates: Candidate[] = [];

  /** @param limit how many are kept, at least 1 */
  constructor(private readonly limit: number) {}

  /** Distance beyond which a match has no place in the list. */
  get reach(): number {
    const last = this.candidates.length < this.limit ? undefined : this.candidates.at(-1);
    return last === undefined ? Infinity : last.distance + 1 / GRAIN;
  }

  offer(id: number, distance: number, kickOff: KickOff): void {
    const candidate = { id, distance: Math.round(distance * GRAIN) / GRAIN, kickOff };
    const { candidates } = this;
    const place = firstWhere(candidates.length, (at) => !isNearer(candidates[at]!, candidate));
    if (place >= this.limit) return;
    candidates.splice(place, 0, candidate);
    if (candidates.length > this.limit) candidates.pop();
  }

  list(): Neighbour[] {
    return this.candidates.map(({ id, distance }) => ({ id, distance }));
  }
}

function isNearer(a: Candidate, b: Candidate): boolean {
  if (a.distance !== b.distance) return a.distance < b.distance;
  if (a.kickOff.date !== b.kickOff.date) return a.kickOff.date > b.kickOff.date;
  if (a.kickOff.time !== b.kickOff.time) return a.kickOff.time > b.kickOff.time;
  return a.id > b.id;
}
