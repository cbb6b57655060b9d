import { firstWhere } from '../../columns/first-where';
import type { KickOff } from '../../columns/kick-off';
import type { RowPlace } from '../../columns/state';

/** How near matches have to be, and how many are wanted. */
export interface Closeness {
  /** So many of the nearest, however far away; at least 1. */
  readonly least: number;
  /** Beyond those all up to this distance, in ten-thousandths, ends included … */
  readonly within: number;
  /** … but no more than these. */
  readonly most: number;
}

/** A match and how far its prices are from another's. */
export interface Candidate {
  readonly id: number;
  readonly place: RowPlace;
  readonly kickOff: KickOff;
  /** Sum of squared differences of shown probabilities, in ten-thousandths. */
  readonly squares: number;
}

/** Keeps the nearest of many matches: nearest first, ties newest first (date, time with unknown last, id). */
export class NearestList {
  private readonly candidates: Candidate[] = [];
  private readonly withinSquares: number;

  /** @param selections over which squares are summed up */
  constructor(
    private readonly closeness: Closeness,
    selections: number,
  ) {
    this.withinSquares = closeness.within ** 2 * selections;
  }

  /** The sum of squares beyond which a match has no place in the list. */
  get reach(): number {
    const { candidates, withinSquares } = this;
    const { least, most } = this.closeness;
    if (candidates.length >= most) return candidates.at(-1)!.squares;
    return candidates.length < least ? Infinity : Math.max(withinSquares, candidates[least - 1]!.squares);
  }

  offer(candidate: Candidate): void {
    const { candidates } = this;
    const { most } = this.closeness;
    const place = firstWhere(candidates.length, (at) => !isNearer(candidates[at]!, candidate));
    if (place >= most) return;
    candidates.splice(place, 0, candidate);
    if (candidates.length > most) candidates.pop();
  }

  list(): readonly Candidate[] {
    const { least } = this.closeness;
    return this.candidates.filter(({ squares }, at) => at < least || squares <= this.withinSquares);
  }
}

function isNearer(a: Candidate, b: Candidate): boolean {
  if (a.squares !== b.squares) return a.squares < b.squares;
  if (a.kickOff.date !== b.kickOff.date) return a.kickOff.date > b.kickOff.date;
  if (a.kickOff.time !== b.kickOff.time) return a.kickOff.time > b.kickOff.time;
  return a.id > b.id;
}
