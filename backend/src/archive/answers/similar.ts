import { tr } from '../../platform/locale/tr';
import { type Market, marketsOf } from '../catalogue/columns';
import { ROW_FIELDS, type RowField } from '../catalogue/row-fields';
import { kickOffOf } from '../columns/kick-off';
import { MATCH_COLUMN } from '../columns/layout';
import type { RowPlace, State } from '../columns/state';
import type { FilterType } from '../question/odds-query';
import { wantsBefore } from '../question/what-came-before';
import type { WholeRow } from '../rows/match-fields';
import { oddsColumnsOf, type OddsRow, toWireRow } from '../rows/odds-row';
import { type PricedMarket, pricedMarkets } from '../rows/priced-markets';
import { POINT } from '../statistics/calibration/shown-probability';
import type { Closeness } from '../statistics/similarity/nearest-list';
import { nearestMatches } from '../statistics/similarity/similarity';
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
  /** So many of the nearest; left out: all within a point, at least 50, at most {@link MOST_SIMILAR}. */
  readonly limit?: number;
  /** Only matches of the match's own competition. */
  readonly same_competition?: boolean;
  /** The values wanted of each row; left out: all. */
  readonly fields?: readonly RowField[];
}

/** A past match and how near its prices are. */
export interface SimilarMatch extends Partial<WholeRow> {
  distance: number;
}

export interface SimilarMatches {
  filter_type: FilterType;
  groups: string[];
  match: Partial<WholeRow>;
  items: SimilarMatch[];
  summary: OddsSummary;
}

/** More matches are never listed. */
export const MOST_SIMILAR = 500;

const WITHIN_A_POINT: Closeness = { least: 50, within: POINT, most: MOST_SIMILAR };
const DEFAULT_GROUPS = ['ft', 'uo_25'];
const LEAGUE = MATCH_COLUMN.league;

/** A match by one of its sets of odds, and the markets to compare in. */
interface Chosen {
  readonly place: RowPlace;
  readonly type: FilterType;
  readonly row: OddsRow;
  readonly markets: readonly PricedMarket[];
}

export const similarNeeds = () => ALL_MATCHES;

/** @throws Refused NOT_FOUND; VALIDATION_FAILED when the match lacks prices of a group that was asked for */
export function answerSimilar(question: SimilarQuestion, context: AnswerContext): SimilarMatches {
  const { state, quotes, throwIfAborted } = context;
  const chosen = choose(question, state);
  const { type, markets } = chosen;
  const nearest = nearestTo(chosen, question, context);
  const places = nearest.map(({ place }) => place);
  const { fields = ROW_FIELDS } = question;
  const stored = oddsColumnsOf(fields);
  const read = wantsBefore(fields) ? state.rowWithBefore.bind(state) : state.row.bind(state);
  return {
    filter_type: type,
    groups: markets.map(({ market }) => market.key),
    match: toWireRow(read(chosen.place, type, stored), fields),
    items: nearest.map(({ place, distance }) => ({
      ...toWireRow(read(place, type, stored), fields),
      distance,
    })),
    summary: summarise(
      asHits(places, state),
      marketPlaces(null),
      quotes.readers(type, state),
      throwIfAborted,
    ),
  };
}

function nearestTo(
  { place, type, row, markets }: Chosen,
  { limit, same_competition: isSameCompetition = false }: SimilarQuestion,
  { state, quotes, throwIfAborted }: AnswerContext,
) {
  const [first] = markets;
  if (first === undefined) return [];
  return nearestMatches(
    { state, past: quotes.past(state, type, first.market), quoted: quotes.of(type) },
    {
      kickOff: kickOffOf(row.match_date, row.match_time),
      markets,
      closeness: limit === undefined ? WITHIN_A_POINT : { least: limit, within: 0, most: limit },
      leagues: isSameCompetition ? leaguesLike(place, state) : null,
    },
    throwIfAborted,
  );
}

/** By number of a competition 1 where it is that of a match. */
function leaguesLike({ segment, position }: RowPlace, { vocabulary: { leagues } }: State): Uint8Array {
  const own = leagues.entries[segment.cell(LEAGUE, position)]!;
  return leagues.marking(
    ({ countryFolded, nameFolded }) => countryFolded === own.countryFolded && nameFolded === own.nameFolded,
  );
}

function choose({ id, filter_type, groups }: SimilarQuestion, state: State): Chosen {
  const wanted = marketsOf(groups ?? DEFAULT_GROUPS);
  const place = state.placeOf(id);
  if (place === undefined) throw new Refused({ code: 'NOT_FOUND' });
  const types = filter_type === undefined ? ([2, 1] as const) : [filter_type];
  const choices = types.map((type): Chosen => {
    const row = state.row(place, type);
    return { place, type, row, markets: pricedMarkets(row, wanted) };
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
