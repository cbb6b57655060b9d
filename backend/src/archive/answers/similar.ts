import { tr } from '../../platform/locale/tr';
import { type Market, marketsOf } from '../catalogue/columns';
import { ROW_FIELDS } from '../catalogue/row-fields';
import { kickOffOf } from '../columns/kick-off';
import type { RowPlace, State } from '../columns/state';
import type { FilterType } from '../question/odds-query';
import { WholeRow } from '../rows/match-fields';
import { type OddsRow, toWireRow } from '../rows/odds-row';
import { type PricedMarket, pricedMarkets } from '../rows/priced-markets';
import { nearestMatches } from '../statistics/similarity/similarity';
import { pastOf, playedResults } from '../statistics/similarity/past';
import type { OddsSummary } from '../statistics/summary/odds-summary';
import { marketPlaces, summarise } from '../statistics/summary/summary-builder';
import { ALL_MATCHES, type AnswerContext, Refused } from './context';

/**
 * The past matches whose prices say most nearly the same as a match's, with their summary. By default in full-time result
 * and 2.5 goals as far as the match has them, and by closing odds where they have the prices, otherwise opening odds.
 */
export interface SimilarQuestion {
  readonly id: number;
  readonly filter_type?: FilterType;
  /** Keys of markets. */
  readonly groups?: readonly string[];
  readonly limit: number;
}

/** A past match and how near its prices are. */
export class SimilarMatch extends WholeRow {
  /** Root mean square difference of the probabilities without margin, 0-1, over the selections of the groups. */
  distance: number;
}

export class SimilarMatches {
  /** The set of odds that was compared: 1 opening, 2 closing. */
  filter_type: FilterType;
  /** Keys of the groups that were compared. */
  groups: string[];
  match: WholeRow;
  /** Nearest first, ties newest first. */
  items: SimilarMatch[];
  /** What happened in the items. */
  summary: OddsSummary;
}

const DEFAULT_GROUPS = ['ft', 'uo_25'];

/** A match by one of its sets of odds, and the markets to compare in. */
interface Chosen {
  readonly type: FilterType;
  readonly row: OddsRow;
  readonly markets: readonly PricedMarket[];
}

export const similarNeeds = () => ALL_MATCHES;

/** @throws Refused NOT_FOUND; VALIDATION_FAILED when the match lacks prices of a group that was asked for */
export function answerSimilar(question: SimilarQuestion, context: AnswerContext): SimilarMatches {
  const { state, quotes, throwIfAborted } = context;
  const { type, row, markets } = choose(question, state);
  const past = { past: pastOf(state), played: playedResults(state.vocabulary), quoted: quotes.of(type) };
  const kickOff = kickOffOf(row.match_date, row.match_time);
  const nearest =
    markets.length === 0 ? [] : nearestMatches(past, kickOff, markets, question.limit, throwIfAborted);
  const places = nearest.map(({ id }) => state.placeOf(id)!);
  return {
    filter_type: type,
    groups: markets.map(({ market }) => market.key),
    match: toWireRow(row, ROW_FIELDS),
    items: places.map((place, at) => ({
      ...toWireRow(state.row(place, type), ROW_FIELDS),
      distance: nearest[at]!.distance,
    })),
    summary: summarise(
      asHits(places, state),
      marketPlaces(null),
      quotes.readers(type, state),
      throwIfAborted,
    ),
  };
}

function choose({ id, filter_type, groups }: SimilarQuestion, state: State): Chosen {
  const wanted = marketsOf(groups ?? DEFAULT_GROUPS);
  const place = state.placeOf(id);
  if (place === undefined) throw new Refused({ code: 'NOT_FOUND' });
  const types = filter_type === undefined ? ([2, 1] as const) : [filter_type];
  const choices = types.map((type): Chosen => {
    const row = state.row(place, type);
    return { type, row, markets: pricedMarkets(row, wanted) };
  });
  const enough = groups === undefined ? 1 : wanted.length;
  const chosen = choices.find(({ markets }) => markets.length >= enough);
  if (chosen) return chosen;
  if (groups !== undefined) throw missingPrices(wanted, choices[0]!.markets);
  return choices[0]!;
}

function missingPrices(wanted: readonly Market[], priced: readonly PricedMarket[]): Refused {
  const missing = wanted.filter((market) => !priced.some((each) => each.market === market));
  const titles = missing.map(({ title }) => title);
  return new Refused({ code: 'VALIDATION_FAILED', fields: { groups: tr.analysis.noPrices(titles) } });
}

/** Places in the order in which their segments have them. */
function asHits(places: readonly RowPlace[], state: State) {
  const { main, block } = state.all();
  const positionsIn = ({ segment }: { segment: RowPlace['segment'] }) =>
    Uint32Array.from(places.flatMap((place) => (place.segment === segment ? place.position : []))).sort();
  return {
    main: { ...main, positions: positionsIn(main) },
    block: { ...block, positions: positionsIn(block) },
  };
}
