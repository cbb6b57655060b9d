import { BacktestAnswer } from '../../../archive/answers/backtest';
import type { Integer } from '../../../platform/wire-types';

export class BacktestDto extends BacktestAnswer {
  /** @example over_25_odd */
  selection: string;
  /** 1 opening odds, 2 closing odds. */
  filter_type: 1 | 2;
  /** Different questions that this member has asked in the last 30 days, this one included. */
  questions: Integer;
}
