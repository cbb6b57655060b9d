import { encodeRow, type IndexRow } from './index-row';
import { COLUMN_COUNT } from './layout';
import { Segment, type SegmentData } from './segment';
import { Vocabulary, type VocabularyData } from './vocabulary';

/** A whole index as plain data over shared memory: a thread builds it, another searches it. */
export interface IndexData {
  readonly segment: SegmentData;
  readonly vocabulary: VocabularyData;
}

/** Builds an index from rows that come newest first: date, time (unknown last), id, all descending. */
export class IndexBuilder {
  private readonly vocabulary = new Vocabulary();
  private readonly segment: Segment;
  private readonly cells = new Uint32Array(COLUMN_COUNT);

  /** @param expectedRows how many rows will come; more may, at the price of copying */
  constructor(expectedRows: number) {
    this.segment = Segment.empty(expectedRows);
  }

  /** @throws Error when the row is not older than the one before it */
  add(row: IndexRow): void {
    encodeRow(row, this.vocabulary, this.cells);
    const last = this.segment.rows - 1;
    if (last >= 0) {
      const before = this.segment.momentOf(last);
      const moment = Segment.momentOfCells(this.cells);
      if (moment > before || (moment === before && row.id >= this.segment.ids[last]!)) {
        throw new Error(`Match ${row.id} came after match ${this.segment.ids[last]!}, which is older`);
      }
    }
    this.segment.append(row.id, this.cells);
  }

  finish(): IndexData {
    this.segment.trim();
    return { segment: this.segment.toData(), vocabulary: this.vocabulary.toData() };
  }
}
