import type { MatchScores } from '../catalogue/settlement';
import { encodeRow, type IndexRow } from './index-row';
import { COLUMN_COUNT } from './layout';
import { Segment } from './segment';
import { Vocabulary } from './vocabulary';

/** Rows by column in the order they come, for computations over matches that were read from the database. */
export class LooseRows {
  private readonly cells = new Uint32Array(COLUMN_COUNT);
  readonly segment: Segment;

  /**
   * @param expectedRows how many rows will come; more may, at the price of copying
   * @param vocabulary numbers results and names; may be that of other rows
   */
  constructor(
    expectedRows = 0,
    private readonly vocabulary = new Vocabulary(),
  ) {
    this.segment = Segment.empty(expectedRows);
  }

  /** Every distinct result, by the number that the column `scores` holds, less one. */
  get scores(): readonly MatchScores[] {
    return this.vocabulary.allScores();
  }

  /** Every season, by the number that the column `season` holds, less one. */
  get seasons(): readonly string[] {
    return this.vocabulary.seasons;
  }

  /** Folded country and name of every competition, by the number that the column `league` holds, less one. */
  get leagues(): readonly string[] {
    return this.vocabulary.leagueNames;
  }

  add(row: IndexRow): void {
    encodeRow(row, this.vocabulary, this.cells);
    this.segment.append(row.id, this.cells);
  }
}
