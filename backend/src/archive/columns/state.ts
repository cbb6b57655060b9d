import { type FilterType, type OddsSearch, OLDEST_FIRST, type OrderedSearch } from '../question/odds-query';
import type { OddsRow } from '../rows/odds-row';
import { WhatCameBefore } from './before-columns';
import type { CellCondition } from './cell-condition';
import { toCellOrder } from './cell-order';
import { toCellConditions } from './conditions';
import { rowsOfDays } from './days';
import { dayOfNumber, timeOfNumber } from './kick-off';
import { COLUMNS_PER_SET, firstColumnOf, MATCH_COLUMN, storedPlace, type StoredField } from './layout';
import { Kernel } from './kernel';
import { walkMerged } from './merge';
import { NO_PROBABILITIES, type ProbabilityColumns } from './probability-columns';
import { PositionsById } from './positions-by-id';
import { scanFirst } from './scan';
import type { Segment, Slice } from './segment';
import { walkSorted } from './sorted-hits';
import type { Vocabulary } from './vocabulary';

/** Where a row stands. */
export interface RowPlace {
  readonly segment: Segment;
  readonly position: number;
}

/** Rows of a state that passed a search, newest first in each slice. */
export interface Hits {
  readonly total: number;
  readonly main: Slice;
  readonly block: Slice;
}

export interface StateParts {
  /** Number of the archive's last change. */
  readonly revision: number;
  readonly main: Segment;
  /** By position in the main segment 1 for rows that have changed or are deleted; null = none. */
  readonly gone: Uint8Array | null;
  /** Rows that are new or have changed since the main segment was built. */
  readonly block: Segment;
  readonly vocabulary: Vocabulary;
}

/** All matches of the archive as they were at one revision, by column. Nothing of it ever changes. */
export class State {
  readonly revision: number;
  readonly vocabulary: Vocabulary;
  private everything: Hits | null = null;

  /**
   * @param probabilities what the archive has learned of its prices
   * @param before what came before each match, which only these matches decide
   */
  constructor(
    private readonly parts: StateParts,
    private readonly probabilities: ProbabilityColumns = NO_PROBABILITIES,
    readonly before: WhatCameBefore = new WhatCameBefore(parts),
  ) {
    this.revision = parts.revision;
    this.vocabulary = parts.vocabulary;
  }

  /** How many matches there are. */
  get size(): number {
    return this.all().total;
  }

  /** Bytes of all columns. */
  get bytes(): number {
    const { main, gone, block } = this.parts;
    return main.bytes + (gone?.byteLength ?? 0) + block.bytes;
  }

  /** What it consists of. */
  get contents(): StateParts {
    return this.parts;
  }

  /** All rows. */
  all(): Hits {
    return (this.everything ??= this.search({ type: 1, predicates: [] }));
  }

  /** All matches that meet the predicates. */
  search(search: OddsSearch): Hits {
    const { main, block, total } = this.find(search, Infinity);
    // what is looked for next is written over the positions of this search
    return { main: { ...main, positions: main.positions.slice() }, block, total };
  }

  /** Where some of the rows stand that a search finds, newest first or as it sorts, and whether there are more. */
  page(search: OrderedSearch, offset: number, count: number): { places: RowPlace[]; hasMore: boolean } {
    const end = offset + count;
    const hits = this.find(search, search.sort ? Infinity : end + 1);
    return { places: this.inOrder(hits, search, offset, end), hasMore: hits.total > end };
  }

  /** Where all rows stand that a search finds, newest first or as it sorts. */
  ordered(search: OrderedSearch): RowPlace[] {
    const hits = this.find(search, Infinity);
    return this.inOrder(hits, search, 0, hits.total);
  }

  /** Where a match stands; undefined when there is none of that id. */
  placeOf(id: number): RowPlace | undefined {
    const { main, gone, block } = this.parts;
    const inBlock = positionsIn(block).find(id);
    if (inBlock !== undefined) return { segment: block, position: inBlock };
    const position = positionsIn(main).find(id);
    return position === undefined || gone?.[position] === 1 ? undefined : { segment: main, position };
  }

  /** A match with one set of its odds: all of them, or the named ones. */
  row(place: RowPlace, type: FilterType, fields?: readonly StoredField[]): OddsRow {
    const { segment, position } = place;
    const { teams, leagues, seasons, results } = this.vocabulary;
    const cell = (number: number): number => segment.cell(number, position);
    const league = leagues.entries[cell(MATCH_COLUMN.league)]!;
    const { scores, awarded } = results.entries[cell(MATCH_COLUMN.result)]!;
    const [time, code] = [cell(MATCH_COLUMN.time), cell(MATCH_COLUMN.code)];
    return {
      id: segment.ids[position]!,
      match_date: dayOfNumber(cell(MATCH_COLUMN.date)),
      match_time: time === 0 ? null : timeOfNumber(time),
      country_name: league.country,
      competition_name: league.name,
      league_code: league.code,
      season_slug: seasons.entries[cell(MATCH_COLUMN.season)]!,
      code: code === 0 ? null : code - 1,
      home_team: teams.entries[cell(MATCH_COLUMN.home_team)]!.name,
      away_team: teams.entries[cell(MATCH_COLUMN.away_team)]!.name,
      home_ht_score: scores.hh,
      away_ht_score: scores.ha,
      home_ft_score: scores.fh,
      away_ft_score: scores.fa,
      first_goal: scores.firstGoal,
      awarded,
      opening_sources: cell(MATCH_COLUMN.opening_sources),
      closing_sources: cell(MATCH_COLUMN.closing_sources),
      odds: oddsOf(place, type, fields),
    };
  }

  /** The same with what came before it. */
  rowWithBefore(place: RowPlace, type: FilterType, fields?: readonly StoredField[]): OddsRow {
    return { ...this.row(place, type, fields), before: this.before.at(place.segment, place.position) };
  }

  /** The same matches with what another learning says of their prices. */
  calibrated(probabilities: ProbabilityColumns): State {
    return new State(this.parts, probabilities, this.before);
  }

  /** Of the main segment no more than it takes to find `enough`; its positions are good until the next call. */
  private find({ type, predicates }: OddsSearch, enough: number): Hits {
    const conditions: CellCondition[] = [];
    const { vocabulary, probabilities, before } = this;
    const meaning = { type, vocabulary, probabilities, before };
    const leftOut: number[] = [];
    for (const predicate of predicates) {
      if (predicate.kind === 'not_match') leftOut.push(predicate.id);
      else conditions.push(...toCellConditions(predicate, meaning));
    }
    const { main, gone, block } = this.parts;
    const scratch = scratchOf(main);
    const inMain = passing(main, gone, conditions, enough + leftOut.length, scratch);
    const inBlock = passing(block, null, conditions, Infinity, new Uint32Array(block.rows));
    const [ofMain, ofBlock] = [withoutIds(inMain, leftOut), withoutIds(inBlock, leftOut)];
    return { total: ofMain.positions.length + ofBlock.positions.length, main: ofMain, block: ofBlock };
  }

  private inOrder(
    { total, main, block }: Hits,
    { type, sort }: OrderedSearch,
    from: number,
    to: number,
  ): RowPlace[] {
    const places: RowPlace[] = [];
    const visit = (segment: Segment, position: number): void => void places.push({ segment, position });
    if (sort === OLDEST_FIRST) {
      walkMerged(main, block, Math.max(0, total - to), Math.max(0, total - from), visit);
      return places.reverse();
    }
    if (!sort) walkMerged(main, block, from, to, visit);
    else {
      const order = toCellOrder(sort, type, this.vocabulary, this.probabilities, this.before);
      walkSorted(main, block, order, from, to, visit);
    }
    return places;
  }
}

/** Rows of a segment that meet all conditions. */
function passing(
  segment: Segment,
  gone: Uint8Array | null,
  conditions: readonly CellCondition[],
  enough: number,
  scratch: Uint32Array,
): Slice {
  const { rows, others } = rowsOfDays(segment, conditions);
  return { segment, positions: scanFirst(segment, gone, others, enough, scratch, rows) };
}

function withoutIds(slice: Slice, ids: readonly number[]): Slice {
  if (ids.length === 0) return slice;
  const { segment, positions } = slice;
  return { segment, positions: positions.filter((position) => !ids.includes(segment.ids[position]!)) };
}

/** Cells of one set of a row by place. */
function oddsOf(
  { segment, position }: RowPlace,
  type: FilterType,
  fields?: readonly StoredField[],
): Uint32Array {
  const odds = new Uint32Array(COLUMNS_PER_SET);
  const first = firstColumnOf(type);
  if (fields === undefined)
    for (let place = 0; place < odds.length; place++) odds[place] = segment.cell(first + place, position);
  else
    for (const field of fields) odds[storedPlace(field)] = segment.cell(first + storedPlace(field), position);
  return odds;
}

const scratches = new WeakMap<Segment, Uint32Array>();

/** Room for the positions of a segment: made again for each search it would soon have to be collected. */
function scratchOf(segment: Segment): Uint32Array {
  const known = scratches.get(segment) ?? Kernel.of(segment)?.positions ?? new Uint32Array(segment.rows);
  scratches.set(segment, known);
  return known;
}

const byId = new WeakMap<Segment, PositionsById>();

function positionsIn(segment: Segment): PositionsById {
  const known = byId.get(segment) ?? new PositionsById(segment.ids, segment.rows);
  byId.set(segment, known);
  return known;
}
