import type { Day, Integer } from '../../../platform/wire-types';
import type { OddsGroup } from '../../catalogue/column-types';
import type { MatchScores } from '../../catalogue/settlement';
import { dayOfNumber } from '../../columns/kick-off';
import { MATCH_COLUMN, oddsColumn } from '../../columns/layout';
import type { Segment, Slice } from '../../columns/segment';
import type { Vocabulary } from '../../columns/vocabulary';
import type { FilterType } from '../../question/odds-query';
import type { Market } from '../../catalogue/columns';
import type { CalibratedMarket } from '../calibration/calibrated-market';
import type { Calibration } from '../calibration/calibration';

const DATE = MATCH_COLUMN.date;
const RESULT = MATCH_COLUMN.result;
const SEASON = MATCH_COLUMN.season;

/** What is judged: one market in one set of odds, by what was learned of it. */
export interface JudgedMarket {
  readonly market: Market;
  readonly type: FilterType;
  readonly calibration: Calibration;
}

/** A match that is judged. */
export interface JudgedMatch {
  readonly season: string;
  /** Of kick-off, see `dayNumber`. */
  readonly day: number;
  /** Where its other values stand. */
  readonly segment: Segment;
  readonly position: number;
  /** Place of the selection that won. */
  readonly winner: number;
  /** Of all selections in order, in hundredths. */
  readonly prices: readonly number[];
  /** Sum of the inverse prices. */
  readonly overround: number;
  /** What the matches before its season taught. */
  readonly probabilities: readonly number[];
}

/** What was judged. */
export class Judged {
  /** @example ft */
  group: string;
  /** 1 opening, 2 closing. */
  filter_type: FilterType;
  /** As sent, otherwise the day of the first judged match. */
  from: Day | null;
  /** As sent, otherwise the day of the last judged match. */
  to: Day | null;
  /** Judged matches: wholly priced and settled, one winner, and of a season after the first. */
  matches: Integer;
}

/** No selection, or several, or not known. */
const NO_WINNER = 0xff;

/**
 * Finds the matches that show how reliable a market's prices are: every selection is priced and settled, exactly one won,
 * and matches before the first one of its season taught probabilities for it. The first season is only learned from.
 */
export class JudgedMatches {
  private readonly columns: readonly number[];
  /** By number of the season; null for one that no earlier match taught anything for. */
  private readonly taught: (CalibratedMarket | null)[] = [];
  /** By number of the result. */
  private readonly winners: number[] = [];
  private matches = 0;
  /** Cells of the days. */
  private first = Infinity;
  private last = -Infinity;

  constructor(
    private readonly judged: JudgedMarket,
    private readonly vocabulary: Vocabulary,
  ) {
    this.columns = judged.market.columns.map(({ field }) => oddsColumn(field, judged.type));
  }

  /** What was judged so far. */
  get soFar(): Judged {
    const { judged, matches, first, last } = this;
    return {
      group: judged.market.key,
      filter_type: judged.type,
      from: matches === 0 ? null : dayOfNumber(first),
      to: matches === 0 ? null : dayOfNumber(last),
      matches,
    };
  }

  /** Takes the judged matches among some rows of a segment. */
  each({ segment, positions }: Slice, take: (match: JudgedMatch) => void): void {
    const seasons = segment.column(SEASON);
    const results = segment.column(RESULT);
    const columns = this.columns.map((column) => segment.column(column));
    if (seasons === null || results === null || columns.includes(null)) return;
    const days = segment.column(DATE)!;
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at]!;
      const season = seasons[position]!;
      const taught = this.taughtBefore(season);
      if (taught === null) continue;
      const winner = this.winnerOf(results[position]!);
      if (winner === NO_WINNER) continue;
      const prices = columns.map((column) => column![position]!);
      if (prices.includes(0)) continue;
      this.countDay(days[position]!);
      take({
        season: this.vocabulary.seasons.entries[season]!,
        day: days[position]!,
        segment,
        position,
        winner,
        prices,
        overround: prices.reduce((sum, price) => sum + 100 / price, 0),
        probabilities: taught.probabilities(prices),
      });
    }
  }

  private taughtBefore(season: number): CalibratedMarket | null {
    const { market, type, calibration } = this.judged;
    const known = this.taught[season];
    if (known !== undefined) return known;
    return (this.taught[season] = calibration.beforeSeason(
      type,
      market.key,
      this.vocabulary.seasons.entries[season]!,
    ));
  }

  private winnerOf(result: number): number {
    return (this.winners[result] ??= onlyWinner(
      this.judged.market,
      this.vocabulary.results.entries[result]!.settling,
    ));
  }

  private countDay(day: number): void {
    this.matches += 1;
    if (day < this.first) this.first = day;
    if (day > this.last) this.last = day;
  }
}

function onlyWinner({ columns }: OddsGroup, scores: MatchScores): number {
  const verdicts = columns.map(({ settle }) => settle(scores));
  const isDecided = !verdicts.includes(null) && verdicts.filter(Boolean).length === 1;
  return isDecided ? verdicts.indexOf(true) : NO_WINNER;
}
