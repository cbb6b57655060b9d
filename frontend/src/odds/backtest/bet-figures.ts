import type { Backtest } from '../../api/generated/wire';

/** What bets came to, however they were chosen. */
export type BetFigures = Omit<Backtest, 'p_value'>;
