import { formatCount } from '../../lib/format';
import { trBacktest as t } from '../../locale/tr-backtest';

/** How many bets a figure is of: `1.116 bahis`, and of how many where these aren't all: `1.000/1.116 bahis`. */
export function betsOfText(bets: number, all: number): string {
  return bets === all ? t.betCount(formatCount(bets)) : t.betsOf(formatCount(bets), formatCount(all));
}
