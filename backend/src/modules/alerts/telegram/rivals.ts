/** Milliseconds after which a rival that kept quiet counts as a new one. */
const FORGOTTEN = 60 * 60_000;
/** Seconds of the first pause after another one has shown itself again, and of the longest. */
const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 300;

/** Other programs with the bot's token: what to do each time that one of them is noticed. */
export class Rivals {
  private seen = 0;
  private last = -Infinity;

  /**
   * @param now milliseconds on the monotonic clock
   * @returns whether to log it, and the seconds to leave the bot to the other: the first time none
   */
  notice(now: number): { isNew: boolean; pause: number } {
    if (now - this.last > FORGOTTEN) this.seen = 0;
    this.last = now;
    this.seen += 1;
    const isNew = this.seen === 1;
    return { isNew, pause: isNew ? 0 : Math.min(FIRST_PAUSE * 2 ** (this.seen - 2), LONGEST_PAUSE) };
  }
}
