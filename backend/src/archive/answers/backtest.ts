import type { OddField } from '../catalogue/odds-groups';
import { momentOfInstant } from '../columns/kick-off';
import type { OddsSearch } from '../question/odds-query';
import { Backtest, backtest, type ForwardTest, forwardTest } from '../statistics/backtest/backtest';
import type { Bets } from '../statistics/backtest/bets';
import { collectBets } from '../statistics/backtest/collect-bets';
import { type CompetitionBets, competitionsOf } from '../statistics/backtest/competitions';
import { kickOffOrder, splitBets } from '../statistics/backtest/kick-off-order';
import { slicesOf } from '../statistics/similarity/past';
import { type AnswerContext, searchNeeds } from './context';

/** What one unit on a selection in every settled match that passes a search and has its price comes to. */
export interface BacktestQuestion {
  readonly selection: OddField;
  readonly search: OddsSearch;
}

/** The same before and since an instant (ISO), with what is needed of the evidence since. */
export interface FilterRecordQuestion extends BacktestQuestion {
  readonly since: string;
  readonly needed: number;
}

export class BacktestAnswer extends Backtest {
  /** The 30 with most bets. */
  competitions: CompetitionBets[];
}

export interface TwoPeriods {
  readonly before: Backtest;
  readonly since: ForwardTest;
}

export const backtestNeeds = ({ search }: BacktestQuestion) => searchNeeds(search);

export function answerBacktest(question: BacktestQuestion, context: AnswerContext): BacktestAnswer {
  const bets = betsOf(question, context);
  const competitions = competitionsOf(bets, context.state.vocabulary.leagues.entries);
  return { ...backtest(bets, kickOffOrder(bets)), competitions };
}

export function answerFilterRecord(question: FilterRecordQuestion, context: AnswerContext): TwoPeriods {
  const bets = betsOf(question, context);
  const { before, since } = splitBets(bets, kickOffOrder(bets), momentOfInstant(new Date(question.since)));
  return { before: backtest(bets, before), since: forwardTest(bets, since, question.needed) };
}

/** The bets, in no order. */
export function betsOf(
  { selection, search }: BacktestQuestion,
  { state, quotes, throwIfAborted }: AnswerContext,
): Bets {
  const slices = slicesOf(state.search(search));
  throwIfAborted();
  return collectBets(selection, slices, quotes.of(search.type), state.vocabulary);
}
