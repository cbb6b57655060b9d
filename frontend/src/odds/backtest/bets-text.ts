import { formatCount } from '../../lib/format';
import { trBacktest as texts } from '../../locale/tr-backtest';

/** How many bets a figure is of: `1.116 bahis`, and of how many where these aren't all: `1.000/1.116 bahis`. */
export function betsOfText(bets: number, all: number): string {
  return bets === all ? texts.betCount(formatCount(bets)) : texts.betsOf(formatCount(bets), formatCount(all));
}
