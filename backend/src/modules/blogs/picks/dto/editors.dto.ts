import { PageField, PerPageField } from '../../../../platform/http/page-fields';
import type { ClosingLine } from '../../../../archive/answers/closing-line';
import type { CurvePoint } from '../../../../archive/statistics/backtest/backtest';
import { PostSelectionDto } from './picks.dto';
import type { Integer } from '../../../../platform/wire-types';

/** What an editor's selections come to, one unit on each: what everybody may know. */
export class EditorFiguresDto {
  author: string;
  /** All selections, open and void ones too. */
  picks: Integer;
  /** Won and lost ones. */
  settled: Integer;
  won: Integer;
  /** Over the settled ones, as all that follows. */
  mean_odd: number | null;
  /** Units won less units staked. */
  profit: number;
  /** Yield: profit per unit staked. */
  return_rate: number | null;
  /** Lower bound of the 95 % interval; null under two. */
  return_low: number | null;
  /** Upper bound. */
  return_high: number | null;
}

export class EditorsAnswer {
  editors: EditorFiguresDto[];
}

/** The public part of an editor's record. */
export class EditorSummaryDto extends EditorFiguresDto {
  /** After each match day, at most 400 of them. */
  curve: CurvePoint[];
}

export class CouponCountsDto {
  /** Posts with several selections that are won or lost. */
  settled: Integer;
  /** All selections that are not void have won. */
  won: Integer;
}

export class MonthTotalsDto {
  /** Of the match day. @example 2026-11 */
  month: string;
  picks: Integer;
  settled: Integer;
  won: Integer;
  /** In units. */
  profit: number;
}

export class EditorRecordDto extends EditorSummaryDto {
  closing_line: ClosingLine;
  coupons: CouponCountsDto;
  months: MonthTotalsDto[];
}

/** A selection of an editor, wherever it stands. */
export class EditorPickDto extends PostSelectionDto {
  /** Place in the record, of invented ones in theirs; null before kick-off. */
  seq: Integer | null;
  /** Null when the post is deleted. */
  post_id: Integer | null;
}

export class EditorPicksQuery {
  @PageField({ default: 1 })
  page?: number;

  @PerPageField({ default: 50 })
  per_page?: number;
}

export class EditorPicksPage {
  /** The latest kick-off first. */
  picks: EditorPickDto[];
  total: Integer;
}
