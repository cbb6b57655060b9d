import { BetLines } from '../rows/bet-lines';
import { kickOffOrder } from '../statistics/backtest/kick-off-order';
import { betsOf, type BacktestQuestion } from './backtest';
import type { AnswerContext } from './context';
import { ROWS_AT_ONCE } from './export';

/**
 * The bets of a backtest in order of kick-off, each with the profit up to it, as a file for spreadsheets.
 * @returns the file in parts
 */
export function* answerBets(question: BacktestQuestion, context: AnswerContext): Generator<string> {
  const { state } = context;
  const bets = betsOf(question, context);
  const order = kickOffOrder(bets);
  const lines = new BetLines(question.selection, bets);
  let text = lines.head;
  for (let from = 0; from < order.length; from += ROWS_AT_ONCE) {
    for (const bet of order.subarray(from, from + ROWS_AT_ONCE))
      text += lines.next(bet, state.row(state.placeOf(bets.ids[bet]!)!, question.search.type, []));
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}
