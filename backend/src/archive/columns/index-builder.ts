import { encodeRow, type IndexRow } from './index-row';
import { COLUMN_COUNT } from './layout';
import { Segment, type SegmentData } from './segment';
import { Vocabulary, type VocabularyData } from './vocabulary';

/** A whole index as plain data over shared memory: a thread builds it, another searches it. */
export interface IndexData {
  readonly segment: SegmentData;
  readonly vocabulary: VocabularyData;
}

/** Rows that are written to the columns together: column by column takes half the time of row by row. */
const ROWS_PER_WRITE = 64;

/** Builds an index from rows that come newest first: date, time (unknown last), id, all descending. */
export class IndexBuilder {
  private readonly vocabulary = new Vocabulary();
  private readonly segment: Segment;
  /** Rows that wait to be written: their ids, and their cells by row. */
  private readonly ids = new Uint32Array(ROWS_PER_WRITE);
  private readonly cells = new Uint32Array(ROWS_PER_WRITE * COLUMN_COUNT);
  private readonly cellsOf = Array.from({ length: ROWS_PER_WRITE }, (_, row) =>
    this.cells.subarray(row * COLUMN_COUNT, (row + 1) * COLUMN_COUNT),
  );
  private waiting = 0;
  private last = { id: 0, moment: Infinity };

  /** @param expectedRows how many rows will come; more may, at the price of copying */
  constructor(expectedRows: number) {
    this.segment = Segment.empty(expectedRows);
  }

  /** @throws Error when the row is not older than the one before it */
  add(row: IndexRow): void {
    const { id } = row;
    const cells = this.cellsOf[this.waiting]!;
    encodeRow(row, this.vocabulary, cells);
    const moment = Segment.momentOfCells(cells);
    const { last } = this;
    if (moment > last.moment || (moment === last.moment && id >= last.id))
      throw new Error(`Match ${id} came after match ${last.id}, which is older`);
    last.id = id;
    last.moment = moment;
    this.ids[this.waiting++] = id;
    if (this.waiting === ROWS_PER_WRITE) this.write();
  }

  finish(): IndexData {
    this.write();
    this.segment.trim();
    return { segment: this.segment.toData(), vocabulary: this.vocabulary.toData() };
  }

  private write(): void {
    this.segment.appendRows(this.ids.subarray(0, this.waiting), this.cells);
    this.waiting = 0;
  }
}
