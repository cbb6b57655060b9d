import { PageField, PerPageField } from '../../../../platform/http/page-fields';
import type { ClosingLine } from '../../../../archive/answers/closing-line';
import type { EvidenceFigures } from '../../../../archive/statistics/evidence';
import type { CurvePoint } from '../../../../archive/statistics/backtest/backtest';
import { PostSelectionDto } from './picks.dto';
import type { Integer } from '../../../../platform/wire-types';

/** Posts of several selections, each of another match: one unit on each at the product of their odds. */
export class CouponFiguresDto {
  /** Won and lost ones. */
  settled: Integer;
  /** All selections that are not void have won. */
  won: Integer;
  /** Units won less units staked. */
  profit: number;
  /** Profit per unit staked. */
  return_rate: number | null;
  /** Lower bound of the 95 % interval, which allows for coupons that share a match. */
  return_low: number | null;
  /** Upper bound. */
  return_high: number | null;
}

/** What an editor's selections come to, one unit on each: what everybody may know. */
export class EditorFiguresDto {
  author: string;
  /** Opinions (match and column), open and void ones too: each counts once, in however many posts it stands. */
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
  /** Lower bound of the 95 % interval, which allows for several selections of one match; null under two matches. */
  return_low: number | null;
  /** Upper bound. */
  return_high: number | null;
  /** What followers of this author mostly play: posts of several matches as one, or each selection. */
  plays: 'coupons' | 'singles';
  coupons: CouponFiguresDto;
}

export class EditorsAnswer {
  editors: EditorFiguresDto[];
}

/** The public part of an editor's record. */
export class EditorSummaryDto extends EditorFiguresDto {
  /** After each match day, at most 400 of them. */
  curve: CurvePoint[];
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
  /** Of the selections whose probability at publication is known. */
  evidence: EvidenceFigures;
  closing_line: ClosingLine;
  months: MonthTotalsDto[];
  /** Selections that were taken out again while that was possible. */
  withdrawn: Integer;
  /** Selections that repeat an opinion, which count as no single. */
  repeated: Integer;
  /** Of the counted ones, those whose price's source names no instant. */
  untimed: Integer;
}

/** A selection of an editor, wherever it stands. */
export class EditorPickDto extends PostSelectionDto {
  /** Made when selections could still be changed, and taken out, until the first kick-off. */
  old_rules: boolean;

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
