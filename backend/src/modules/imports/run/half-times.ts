import { isAwardedScore } from '../record/fold';
import type { Observation } from '../record/observation';

/** Share of results with a half-time score from which one without says something. */
const KNOWING_SHARE = 0.9;

/** Counts how many results of a file have a half-time score. */
export class HalfTimes {
  private scored = 0;
  private known = 0;
  private doubtful = 0;

  note({ fullTime, halfTime }: Observation): void {
    if (fullTime === null) return;
    this.scored += 1;
    if (halfTime !== null) this.known += 1;
    else if (isAwardedScore(fullTime)) this.doubtful += 1;
  }

  /** Whether any result without half-time score is one by which matches are awarded. */
  get hasAwarded(): boolean {
    return this.doubtful > 0;
  }

  /** Whether the file knows the half-time scores of at least nine in ten results. */
  get areKnown(): boolean {
    return this.scored > 0 && this.known >= this.scored * KNOWING_SHARE;
  }
}
