import { ODD_COLUMNS } from '../catalogue/columns';
import type { MatchScores } from '../catalogue/settlement';

const OPEN = -1;

/**
 * Every selection settled for every distinct result, once: matches share a few thousand results. Verdicts are
 * 1 won, 0 lost, -1 open.
 */
export class SettlementTable {
  private known = 0;
  private verdicts: Int8Array[] = ODD_COLUMNS.map(() => new Int8Array(0));
  private classes = new Uint16Array(0);
  private readonly classNumbers = new Map<string, number>();

  /** Settles the results that were added since the last call; `scores` only ever grows at its end. */
  extend(scores: readonly MatchScores[]): void {
    if (scores.length === this.known) return;
    this.verdicts = ODD_COLUMNS.map(({ settle }, column) => {
      const verdicts = new Int8Array(scores.length);
      verdicts.set(this.verdicts[column]!);
      for (let number = this.known; number < scores.length; number++) {
        const won = settle(scores[number]!);
        verdicts[number] = won === null ? OPEN : Number(won);
      }
      return verdicts;
    });
    const classes = new Uint16Array(scores.length);
    classes.set(this.classes);
    for (let number = this.known; number < scores.length; number++) classes[number] = this.classify(number);
    this.classes = classes;
    this.known = scores.length;
  }

  /** Verdicts of a selection (by its place in the catalogue) by the number of the result. */
  of(column: number): Int8Array {
    return this.verdicts[column]!;
  }

  /**
   * Class of each result by its number. Results of one class settle the same selections: a few classes stand for
   * what a source may leave out.
   */
  get classOf(): Uint16Array {
    return this.classes;
  }

  private classify(result: number): number {
    const settled = this.verdicts.map((verdicts) => (verdicts[result] === OPEN ? '-' : '+')).join('');
    const known = this.classNumbers.get(settled);
    if (known !== undefined) return known;
    this.classNumbers.set(settled, this.classNumbers.size);
    return this.classNumbers.size - 1;
  }
}
