import type { MatchScores } from '../catalogue/settlement';
import type { OddsQuery } from '../query/odds-query';
import { toCellCondition } from './conditions';
import type { IndexData } from './index-builder';
import { encodeRow, type IndexRow } from './index-row';
import { COLUMN_COUNT } from './layout';
import { mergeSegments } from './merge-segments';
import { type Slice, walkMerged } from './merge';
import { PositionTable } from './position-table';
import { RecentRows } from './recent-rows';
import { scan } from './scan';
import { Segment } from './segment';
import { Vocabulary } from './vocabulary';

/** Rows that passed a search. Good until the next search or change of the index. */
export interface Hits {
  readonly total: number;
  readonly main: Slice;
  readonly recent: Slice;
}

/** What changed in the archive: rows as they are now, and ids that are gone. */
export interface Changes {
  readonly rows: readonly IndexRow[];
  readonly deletedIds: readonly number[];
}

/** Changed rows that are kept beside the main segment before both are merged. */
const FEWEST_BEFORE_MERGE = 2_048;
const MOST_BEFORE_MERGE = 16_384;

/**
 * All matches by column in memory, for searches over any combination of columns. The main segment is in the order
 * of the list; rows that are new or moved in time stand beside it until {@link merge} brings them in.
 */
export class OddsIndex {
  private readonly vocabulary: Vocabulary;
  private main: Segment;
  private mainTable: PositionTable;
  private recent = new RecentRows();
  private mainScratch: Uint32Array;
  private readonly cells = new Uint32Array(COLUMN_COUNT);
  /** Changes that came while a merge was under way. */
  private meanwhile: Changes[] | null = null;

  constructor(data: IndexData) {
    this.vocabulary = new Vocabulary(data.vocabulary);
    this.main = Segment.of(data.segment);
    this.mainTable = new PositionTable(this.main.ids, this.main.rows);
    this.mainScratch = new Uint32Array(this.main.rows);
  }

  /** Matches in the index. */
  get size(): number {
    const { segment } = this.recent;
    return this.main.rows - this.main.deleted + segment.rows - segment.deleted;
  }

  /** Bytes of all columns. */
  get bytes(): number {
    return this.main.bytes + this.recent.segment.bytes;
  }

  /** Every distinct result, by the number that the column `scores` holds, less one. */
  get scores(): readonly MatchScores[] {
    return this.vocabulary.allScores();
  }

  /** All rows, for computations beyond searches: the main segment and the recent rows, with deleted ones (id 0). */
  get segments(): readonly Segment[] {
    return [this.main, this.recent.segment];
  }

  /** All matches that meet the predicates. */
  search({ type, predicates }: Pick<OddsQuery, 'type' | 'predicates'>): Hits {
    const conditions = predicates.map((predicate) => toCellCondition(predicate, type, this.vocabulary));
    const main = scan(this.main, conditions, this.mainScratch);
    const { segment } = this.recent;
    const recent = this.recent.newestFirst(scan(segment, conditions, new Uint32Array(segment.rows)));
    return {
      total: main.length + recent.length,
      main: { segment: this.main, positions: main },
      recent: { segment, positions: recent },
    };
  }

  /** Ids of one page of hits, newest first. */
  pageIds({ main, recent }: Hits, page: number, perPage: number): number[] {
    const ids: number[] = [];
    const from = (page - 1) * perPage;
    walkMerged(main, recent, from, from + perPage, (segment, position) => ids.push(segment.ids[position]!));
    return ids;
  }

  /** Brings rows up to date, adds new ones and takes out deleted ones. */
  apply(changes: Changes): void {
    this.meanwhile?.push(changes);
    for (const id of changes.deletedIds) this.delete(id);
    for (const row of changes.rows) this.put(row);
    this.recent.rank();
  }

  /** Whether enough rows have changed to be worth a {@link merge}. */
  get wantsMerge(): boolean {
    const changed = this.recent.segment.rows + this.main.deleted;
    return changed > Math.min(MOST_BEFORE_MERGE, Math.max(FEWEST_BEFORE_MERGE, this.main.rows / 50));
  }

  /**
   * Brings all rows into one segment again. Searches and changes go on meanwhile.
   * @param pause lets other work run; called after every few columns
   */
  async merge(pause: () => Promise<void>): Promise<void> {
    if (this.meanwhile !== null) return;
    this.meanwhile = [];
    try {
      const merged = await mergeSegments(this.main, this.recent, pause);
      const missed = this.meanwhile;
      this.meanwhile = null;
      this.main = merged;
      this.mainTable = new PositionTable(merged.ids, merged.rows);
      this.mainScratch = new Uint32Array(merged.rows);
      this.recent = new RecentRows();
      for (const changes of missed) this.apply(changes);
    } finally {
      this.meanwhile = null;
    }
  }

  private put(row: IndexRow): void {
    encodeRow(row, this.vocabulary, this.cells);
    const recent = this.recent.find(row.id);
    if (recent !== undefined) {
      this.recent.segment.write(recent, this.cells);
      return;
    }
    const position = this.mainTable.find(row.id);
    if (position !== undefined) {
      if (this.main.momentOf(position) === Segment.momentOfCells(this.cells)) {
        this.main.write(position, this.cells);
        return;
      }
      this.main.delete(position);
    }
    this.recent.append(row.id, this.cells);
  }

  private delete(id: number): void {
    const recent = this.recent.find(id);
    if (recent !== undefined) this.recent.segment.delete(recent);
    const position = this.mainTable.find(id);
    if (position !== undefined) this.main.delete(position);
  }
}
