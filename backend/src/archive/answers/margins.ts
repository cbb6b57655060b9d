import { istanbulDate } from '../../platform/time/istanbul';
import { marketsOf, ODD_MARKETS } from '../catalogue/columns';
import { momentOfInstant } from '../columns/kick-off';
import type { FilterType } from '../question/odds-query';
import { pricedMarkets } from '../rows/priced-markets';
import { ALL_MATCHES, type AnswerContext } from './context';
import { daysBetween, LAST_DAY } from './days';
import { comingIds } from './fixtures';

/** Mean Σ 1/odd ÷ winners by key of the market; markets about which nothing can be said are absent. */
export type Margins = Readonly<Record<string, number>>;

/** The margins of all fixtures that have not yet kicked off; of markets that at least 30 of them price in full. */
export interface ComingMarginsQuestion {
  readonly type: FilterType;
  /** ISO. */
  readonly now: string;
}

/** The margins of all played matches, in some markets. */
export interface PlayedMarginsQuestion {
  readonly type: FilterType;
  readonly groups: readonly string[];
}

const FEWEST_FIXTURES = 30;

const comingSearch = ({ type, now }: ComingMarginsQuestion) => ({
  type,
  predicates: [daysBetween(istanbulDate(new Date(now)), LAST_DAY)],
});

export const comingMarginsNeeds = comingSearch;

export function answerComingMargins(question: ComingMarginsQuestion, { state }: AnswerContext): Margins {
  const sums = new Map(ODD_MARKETS.map(({ key }) => [key, { fixtures: 0, sum: 0 }]));
  for (const id of comingIds(state, comingSearch(question), momentOfInstant(new Date(question.now)))) {
    const row = state.row(state.placeOf(id)!, question.type);
    for (const { market, prices } of pricedMarkets(row, ODD_MARKETS)) {
      const ofMarket = sums.get(market.key)!;
      ofMarket.fixtures += 1;
      ofMarket.sum += prices.reduce((sum, price) => sum + 100 / price, 0) / market.winners;
    }
  }
  return Object.fromEntries(
    [...sums].flatMap(([key, { fixtures, sum }]) =>
      fixtures < FEWEST_FIXTURES ? [] : [[key, sum / fixtures] as const],
    ),
  );
}

export const playedMarginsNeeds = () => ALL_MATCHES;

export function answerPlayedMargins(
  { type, groups }: PlayedMarginsQuestion,
  { state, quotes }: AnswerContext,
): Margins {
  return Object.fromEntries(
    marketsOf(groups).flatMap((market) => {
      const past = quotes.past(state, type, market);
      let sum = 0;
      for (let match = 0; match < past.count; match++) sum += past.overroundOf(match);
      return past.count === 0 ? [] : [[market.key, sum / past.count] as const];
    }),
  );
}
