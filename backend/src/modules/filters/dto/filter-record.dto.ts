import type { Backtest, ForwardTest } from '../../../archive/statistics/backtest/backtest';
import { MarketMargin } from '../../../archive/statistics/summary/market-margins';
import { FixtureFields } from '../../../archive/rows/fixture-fields';
import { type QuestionType } from '../../../archive/question/question';
import type { Instant } from '../../../platform/wire-types';

/** What a saved filter's selection came to before and since it was saved. */
export class FilterRecordDto {
  id: number;
  filter_name: string;
  /** 1 opening odds, 2 closing odds, 3 bulletin. */
  filter_type: QuestionType;
  /** Column of odds; without one there is no record. */
  selection: string | null;
  created_at: Instant;
  /** Kick-offs up to created_at. */
  before: Backtest | null;
  /** Kick-offs after created_at. */
  since: ForwardTest | null;
}

export class FilterMarginsDto {
  /** Of the groups in which the filter has conditions on prices with two ends. */
  margins: MarketMargin[];
}

/** A fixture that meets a saved filter's conditions on prices, names and competition. */
export class FilterMatchDto extends FixtureFields {
  id: number;

  /** Prices of the filter's columns and of its selection, by column of odds. */
  odds: Record<string, number | null>;
}

export class FilterMatchesDto {
  /** Today and the next two days, not yet kicked off. */
  items: FilterMatchDto[];
}
