import { tr } from '../../platform/locale/tr';
import { csvHeadLine, csvLine } from '../../platform/text/csv-cell';
import { decimalComma } from '../../platform/text/decimal-comma';
import { type Bets, UNKNOWN } from '../statistics/backtest/bets';
import type { OddField } from '../catalogue/odds-groups';
import { exportCell, exportTitle } from './csv-columns';
import type { RawMatch } from './odds-row';

/** What is told of the match; goals one by one, as spreadsheets take `2-1` for a day. */
const MATCH_FIELDS = [
  ...(['match_date', 'match_time', 'country_name', 'competition_name', 'home_team', 'away_team'] as const),
  ...(['home_ht_score', 'away_ht_score', 'home_ft_score', 'away_ft_score'] as const),
];

/** Decimals of a probability. */
const DECIMALS = 6;

/** Writes bets on a selection as lines of a file for spreadsheets, with the profit up to each. */
export class BetLines {
  /** In hundredths of a unit. */
  private profit = 0;

  constructor(
    private readonly selection: OddField,
    private readonly bets: Bets,
  ) {}

  /** The first line. */
  get head(): string {
    const fields = [...MATCH_FIELDS, this.selection];
    return csvHeadLine([...fields.map(exportTitle), ...tr.backtest.betTitles]);
  }

  /** The line of the next bet. */
  next(bet: number, match: RawMatch): string {
    const price = this.bets.prices[bet]!;
    const won = this.bets.won[bet] === 1;
    const probability = this.bets.probabilities[bet]!;
    const profit = won ? price - 100 : -100;
    this.profit += profit;
    return csvLine([
      ...MATCH_FIELDS.map((field) => exportCell(field, match[field])),
      exportCell(this.selection, price / 100),
      won ? tr.backtest.won : tr.backtest.lost,
      decimalComma(profit / 100, 2),
      decimalComma(this.profit / 100, 2),
      probability === UNKNOWN ? '' : decimalComma(probability, DECIMALS),
    ]);
  }
}
