import { ApiProperty } from '@nestjs/swagger';
import { SelectionRate } from '../../../archive/statistics/summary/odds-summary';
import type { FilterType } from '../../../archive/question/odds-query';
import { type ColumnName, type ColumnValue, MatchFields } from '../../../archive/rows/match-fields';
import { type Tolerance, TOLERANCES } from '../../../archive/statistics/scan/scan-market';
import type {
  ScannedDay,
  ScannedMarket,
  ScannedMatch,
  ScannedSelection,
} from '../../../archive/answers/scan';
import type { MovedPrice } from '../../../archive/rows/moved-prices';
import type { Day, Integer } from '../../../platform/wire-types';

export class ScannedSelectionDto extends SelectionRate implements ScannedSelection {
  /** @example 1.85 */
  price: number;
  /** Calibrated probability that the match's own prices state, 0-1. */
  implied: number;
  /**
   * Mean calibrated probability of the matches in which the selection settled, 0-1: what `rate` is held against; null
   * when nothing settled.
   */
  expected: number | null;
  /** Matches of the same odds in which the selection settled. */
  settled: Integer;
  /** Where the whole interval lies, seen from `expected`; null when it does not, or on a small sample. */
  direction: 'above' | 'below' | null;
  /** Fewer than 30 settled matches: not compared, so never standing out. */
  small_sample: boolean;
  /** Of an exact binomial test against `expected`: twice the smaller tail, at most 1; null on a small sample. */
  p_value: number | null;
  /**
   * The p-value once all comparisons of the answer are taken into account (Benjamini-Hochberg); null on a small
   * sample.
   */
  q_value: number | null;
}

export class ScannedMarketDto implements ScannedMarket {
  /** @example uo_25 */
  group: string;

  /** How far each price could differ and still be the same, in hundredths. */
  @ApiProperty({ type: 'integer', enum: TOLERANCES })
  tolerance: Integer;

  /** Played matches that kicked off earlier with the same price of every selection. */
  same_odds: Integer;
  selections: ScannedSelectionDto[];
}

/** A match of the day with its prices of the groups. */
export class ScannedMatchDto extends MatchFields {
  [column: ColumnName]: ColumnValue;

  /** The groups in which every selection is priced. */
  results: ScannedMarketDto[];
  /** The prices of the groups that moved as `movement` asks; empty when nothing was asked. */
  moved: MovedPrice[];
}

export class ScannedDayDto implements ScannedDay {
  date: Day;
  /** 1 opening, 2 closing. */
  filter_type: FilterType;

  @ApiProperty({
    oneOf: [
      { type: 'string', enum: ['auto'] },
      { type: 'integer', enum: [...TOLERANCES] },
    ],
    description: 'In hundredths; `auto`: each match and group has its own.',
  })
  tolerance: Tolerance;

  groups: string[];
  /** Compared selections of all matches: those without small sample. */
  comparisons: Integer;
  /** Compared selections with a direction. */
  standing_out: Integer;
  /** How many of them would have a direction on average if the calibrated probabilities were exactly true. */
  expected_by_chance: number;
  /**
   * Lower end of the bracket that would hold that number in 95 of 100 such archives, ends included; it takes into
   * account that selections of a group and matches with common past matches depend on each other.
   */
  chance_low: Integer;
  /** Upper end of that bracket. */
  chance_high: Integer;
  /** All matches of the day in order of kick-off; with `movement` those with such a price. */
  @ApiProperty({ type: [ScannedMatchDto] })
  matches: ScannedMatch[];
}
