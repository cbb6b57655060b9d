import type { OddsGroup } from '../../catalogue/column-types';
import type { CodeField, OddField } from '../../catalogue/odds-groups';
import type { MatchScores } from '../../catalogue/settlement';
import type { NumberedValues } from '../../index/aggregation';
import { dayOfNumber } from '../../index/index-row';
import { matchColumn } from '../../index/layout';
import type { Segment } from '../../index/segment';
import type { FilterType } from '../../query/odds-query';
import type { Calibration } from '../calibration';
import { MarketRows, ROWS_AT_ONCE } from '../market-rows';

const DATE = matchColumn('match_date');
const SCORES = matchColumn('scores');
const SEASON = matchColumn('season');

/** What is judged: one market in one set of odds, by what was learned of it. */
export interface JudgedMarket {
  readonly market: OddsGroup<OddField, CodeField>;
  readonly type: FilterType;
  readonly calibration: Calibration;
}

/** Settled matches of one season. A match whose market isn't wholly priced (`odds.whole` is 0) isn't judged. */
export interface SeasonRows {
  readonly season: string;
  readonly segment: Segment;
  readonly positions: Uint32Array;
  /** By row: place of the selection that won. */
  readonly winners: Uint8Array;
  readonly rows: number;
  /** By row: prices, and the probabilities that the seasons before taught. */
  readonly odds: MarketRows;
}

/** Judged matches, and the days of the first and last of them (`YYYY-MM-DD`); null without matches. */
export interface JudgedSpan {
  matches: number;
  first_day: string | null;
  last_day: string | null;
}

/** No selection, or several, or not known. */
const NO_WINNER = 0xff;

interface SeasonBatch {
  readonly season: string;
  readonly positions: Uint32Array;
  readonly winners: Uint8Array;
  readonly odds: MarketRows;
  rows: number;
}

/**
 * Finds the matches that show how reliable a market's prices are: every selection is priced and settled, exactly one won,
 * and earlier seasons taught probabilities for the match's season. The first season is only learned from.
 */
export class JudgedMatches {
  /** By number of the season; null for one that no earlier season taught anything for. */
  private readonly batches: (SeasonBatch | null)[] = [];
  /** By number of the result. */
  private readonly winners: number[] = [];
  private matches = 0;
  /** Cells of the days. */
  private first = Infinity;
  private last = -Infinity;

  constructor(
    private readonly judged: JudgedMarket,
    private readonly values: NumberedValues,
  ) {}

  /** How many matches were judged so far, and from when to when. */
  get span(): JudgedSpan {
    const { matches, first, last } = this;
    return {
      matches,
      first_day: matches === 0 ? null : dayOfNumber(first - 1),
      last_day: matches === 0 ? null : dayOfNumber(last - 1),
    };
  }

  /** Hands over the judged rows among some rows of a segment; what is handed over is good during the call only. */
  each(segment: Segment, positions: Uint32Array, take: (rows: SeasonRows) => void): void {
    const seasons = segment.column(SEASON);
    const results = segment.column(SCORES);
    if (seasons === null || results === null) return;
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at]!;
      const batch = this.batchOf(seasons[position]! - 1);
      if (batch === null) continue;
      const winner = this.winnerOf(results[position]! - 1);
      if (winner === NO_WINNER) continue;
      batch.positions[batch.rows] = position;
      batch.winners[batch.rows] = winner;
      batch.rows += 1;
      if (batch.rows === ROWS_AT_ONCE) this.handOver(segment, batch, take);
    }
    for (const batch of this.batches) if (batch && batch.rows > 0) this.handOver(segment, batch, take);
  }

  private batchOf(number: number): SeasonBatch | null {
    const known = this.batches[number];
    if (known !== undefined) return known;
    return (this.batches[number] = this.newBatch(this.values.seasons[number]!));
  }

  private newBatch(season: string): SeasonBatch | null {
    const { market, type, calibration } = this.judged;
    const learned = calibration.beforeSeason(type, market.key, season);
    if (learned === null) return null;
    return {
      season,
      positions: new Uint32Array(ROWS_AT_ONCE),
      winners: new Uint8Array(ROWS_AT_ONCE),
      odds: new MarketRows(market, type, learned),
      rows: 0,
    };
  }

  private winnerOf(result: number): number {
    return (this.winners[result] ??= onlyWinner(this.judged.market, this.values.scores[result]!));
  }

  private handOver(segment: Segment, batch: SeasonBatch, take: (rows: SeasonRows) => void): void {
    const { rows, positions, odds } = batch;
    batch.rows = 0;
    const judged = odds.read(segment, positions, rows);
    if (judged === 0) return;
    this.matches += judged;
    const days = segment.column(DATE)!;
    for (let row = 0; row < rows; row++) {
      if (odds.whole[row] === 0) continue;
      const day = days[positions[row]!]!;
      if (day < this.first) this.first = day;
      if (day > this.last) this.last = day;
    }
    take({ ...batch, segment, rows });
  }
}

function onlyWinner({ columns }: OddsGroup, scores: MatchScores): number {
  const verdicts = columns.map(({ settle }) => settle(scores));
  const isDecided = !verdicts.includes(null) && verdicts.filter(Boolean).length === 1;
  return isDecided ? verdicts.indexOf(true) : NO_WINNER;
}
