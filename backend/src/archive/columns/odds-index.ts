import { marketPlace } from '../catalogue/columns';
import type { CodeField, OddField } from '../catalogue/odds-groups';
import type { MatchScores } from '../catalogue/settlement';
import { type FilterType, type OddsSearch, OLDEST_FIRST, type PageQuery } from '../question/odds-query';
import type { CellCondition } from './cell-condition';
import { toCellOrder } from './cell-order';
import { toCellCondition } from './conditions';
import { rowsOfDays } from './days';
import type { IndexData } from './index-builder';
import { encodeRow, type IndexRow } from './index-row';
import { COLUMN_COUNT, COLUMNS_PER_SET, oddsColumn } from './layout';
import { mergeSegments } from './merge-segments';
import { type Slice, walkMerged } from './merge';
import type { NumberArray } from './number-array';
import { PositionsById } from './positions-by-id';
import { RecentRows } from './recent-rows';
import { scan, scanFirst } from './scan';
import { Segment } from './segment';
import { walkSorted } from './sorted-hits';
import { Vocabulary } from './vocabulary';

/** Changed rows that are kept beside the main segment before both are merged. */
const FEWEST_BEFORE_MERGE = 2_048;
const MOST_BEFORE_MERGE = 16_384;

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

/**
 * All matches by column in memory, for searches over any combination of columns. Rows that are new or moved in time
 * stand beside the others until {@link merge} brings them in.
 */
export class OddsIndex {
  private readonly vocabulary: Vocabulary;
  private layers: Layers;
  private readonly cells = new Uint32Array(COLUMN_COUNT);
  /** Changes that came while a merge was under way. */
  private missed: Changes[] | null = null;
  private applied = 0;

  constructor(data: IndexData) {
    this.vocabulary = new Vocabulary(data.vocabulary);
    this.layers = new Layers(Segment.of(data.segment));
  }

  /** Matches in the index. */
  get size(): number {
    return this.layers.size;
  }

  /** Bytes of all columns. */
  get bytes(): number {
    return this.layers.bytes;
  }

  /** Grows with each change: what was found stays true as long as this stays the same. */
  get version(): number {
    return this.applied;
  }

  /** All rows by column, in parts; a row with id 0 is deleted. Good until the next merge. */
  get segments(): readonly Segment[] {
    return [this.layers.main, this.layers.recent.segment];
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

  /**
   * All matches that meet the predicates.
   * @param enough so many of the newest will do: there may be more hits than are found then, but not fewer
   */
  search({ type, predicates }: OddsSearch, enough = Infinity): Hits {
    const conditions = predicates.flatMap((predicate) =>
      predicate.kind === 'not_match' ? [] : [toCellCondition(predicate, type, this.vocabulary)],
    );
    const leftOut = predicates.flatMap((predicate) => (predicate.kind === 'not_match' ? [predicate.id] : []));
    const found = this.layers.search(conditions, enough + leftOut.length);
    const [main, recent] = [withoutIds(found.main, leftOut), withoutIds(found.recent, leftOut)];
    return { total: main.positions.length + recent.positions.length, main, recent };
  }

  /** Ids of one page of hits, newest first or as the query sorts. */
  pageIds(
    { total, main, recent }: Hits,
    { type, page, perPage, sort }: Omit<PageQuery, 'predicates'>,
  ): number[] {
    const ids: number[] = [];
    const from = (page - 1) * perPage;
    const to = from + perPage;
    const visit = (segment: Segment, position: number): void => void ids.push(segment.ids[position]!);
    if (sort === OLDEST_FIRST) {
      walkMerged(main, recent, Math.max(0, total - to), Math.max(0, total - from), visit);
      return ids.reverse();
    }
    if (!sort) walkMerged(main, recent, from, to, visit);
    else walkSorted(main, recent, toCellOrder(sort, type, this.vocabulary), from, to, visit);
    return ids;
  }

  /**
   * Prices and codes of matches in the order of `MARKET_FIELDS`, match after match; -1 = none, or not among `fields`.
   * Null when a match is not in the index.
   */
  oddsOf(
    ids: readonly number[],
    type: FilterType,
    fields: readonly (OddField | CodeField)[],
  ): Int32Array | null {
    const places = this.layers.placesOf(ids);
    if (places === null) return null;
    const [main, recent] = this.segments as [Segment, Segment];
    const odds = new Int32Array(ids.length * COLUMNS_PER_SET).fill(-1);
    for (const field of fields) {
      const number = oddsColumn(field, type);
      gather(main.column(number), places.main, odds, marketPlace(field));
      gather(recent.column(number), places.recent, odds, marketPlace(field));
    }
    return odds;
  }

  /** Brings rows up to date, adds new ones and takes out deleted ones. */
  apply(changes: Changes): void {
    this.applied += 1;
    this.missed?.push(changes);
    this.change(this.layers, changes);
    this.layers.recent.rank();
  }

  /** Whether enough rows have changed to be worth a {@link merge}. */
  get wantsMerge(): boolean {
    return this.layers.wantMerge;
  }

  /**
   * Brings all rows into one segment again. Searches and changes go on meanwhile.
   * @param pause lets other work run; called after every few columns
   */
  async merge(pause: () => Promise<void>): Promise<void> {
    if (this.missed !== null) return;
    const missed: Changes[] = (this.missed = []);
    try {
      const merged = new Layers(await mergeSegments(this.layers.main, this.layers.recent, pause));
      for (let changes = missed.shift(); changes !== undefined; changes = missed.shift()) {
        this.change(merged, changes);
        await pause();
      }
      merged.recent.rank();
      this.layers = merged;
    } finally {
      this.missed = null;
    }
  }

  private change(layers: Layers, { rows, deletedIds }: Changes): void {
    for (const id of deletedIds) layers.delete(id);
    for (const row of rows) {
      encodeRow(row, this.vocabulary, this.cells);
      layers.put(row.id, this.cells);
    }
  }
}

/** Pairs of a row's position in its segment and its place among the rows asked for. */
type Places = Uint32Array;

/** Writes a column's values of some rows to `from` of each row's numbers. */
function gather(cells: NumberArray | null, places: Places, out: Int32Array, from: number): void {
  if (cells === null) return;
  for (let n = 0; n < places.length; n += 2)
    out[places[n + 1]! * COLUMNS_PER_SET + from] = cells[places[n]!]! - 1;
}

/** The rows of an index: a main segment in the order of the list, and rows that are new or moved beside it. */
class Layers {
  readonly recent = new RecentRows();
  private readonly mainPositions: PositionsById;
  private readonly scratch: Uint32Array;

  constructor(readonly main: Segment) {
    this.mainPositions = new PositionsById(main.ids, main.rows);
    this.scratch = new Uint32Array(main.rows);
  }

  /** Rows, deleted ones left out. */
  get size(): number {
    const { segment } = this.recent;
    return this.main.rows - this.main.deleted + segment.rows - segment.deleted;
  }

  /** Bytes of all columns. */
  get bytes(): number {
    return this.main.bytes + this.recent.segment.bytes;
  }

  /** Whether enough rows have changed to be worth a merge. */
  get wantMerge(): boolean {
    const changed = this.recent.segment.rows + this.main.deleted;
    return changed > Math.min(MOST_BEFORE_MERGE, Math.max(FEWEST_BEFORE_MERGE, this.main.rows / 50));
  }

  /**
   * Rows that meet all conditions, newest first; of the main segment no more than it takes to find `enough`. The main
   * slice is good until the next call.
   */
  search(conditions: readonly CellCondition[], enough: number): { main: Slice; recent: Slice } {
    const { segment } = this.recent;
    const positions = this.recent.newestFirst(scan(segment, conditions, new Uint32Array(segment.rows)));
    const { rows, others } = rowsOfDays(this.main, conditions);
    return {
      main: { segment: this.main, positions: scanFirst(this.main, others, enough, this.scratch, rows) },
      recent: { segment, positions },
    };
  }

  /** Where rows stand, by segment; null when one of them is in none. */
  placesOf(ids: readonly number[]): { main: Places; recent: Places } | null {
    const places = { main: [] as number[], recent: [] as number[] };
    for (const [at, id] of ids.entries()) {
      const recent = this.recent.find(id);
      const position = recent ?? this.mainPositions.find(id);
      if (position === undefined) return null;
      (recent === undefined ? places.main : places.recent).push(position, at);
    }
    return { main: Uint32Array.from(places.main), recent: Uint32Array.from(places.recent) };
  }

  /** Brings a row up to date or adds it; {@link RecentRows.rank} is to be called after the last one. */
  put(id: number, cells: Uint32Array): void {
    const recent = this.recent.find(id);
    if (recent !== undefined) {
      this.recent.segment.write(recent, cells);
      return;
    }
    const position = this.mainPositions.find(id);
    if (position !== undefined) {
      if (this.main.momentOf(position) === Segment.momentOfCells(cells)) {
        this.main.write(position, cells);
        return;
      }
      this.main.delete(position);
    }
    this.recent.append(id, cells);
  }

  delete(id: number): void {
    const recent = this.recent.find(id);
    if (recent !== undefined) this.recent.segment.delete(recent);
    const position = this.mainPositions.find(id);
    if (position !== undefined) this.main.delete(position);
  }
}

function withoutIds(slice: Slice, ids: readonly number[]): Slice {
  if (ids.length === 0) return slice;
  const { segment, positions } = slice;
  return { segment, positions: positions.filter((position) => !ids.includes(segment.ids[position]!)) };
}
