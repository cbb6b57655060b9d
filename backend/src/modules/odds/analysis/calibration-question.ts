import { tr } from '../../../platform/locale/tr';
import { isCalendarDay } from '../../../platform/time/calendar-day';
import { daysBetween, FIRST_DAY, LAST_DAY } from '../../../archive/answers/days';
import type { OddsSearch } from '../../../archive/question/odds-query';
import { readRequest } from '../../../archive/question/parse-odds-query';
import { searchOf } from '../../../archive/question/question';
import { type ParameterReaders, refuseUnreadable } from '../../../archive/question/read-query';
import { read, type Reading, unreadable } from '../../../archive/question/reading';
import { type Market, marketsOf, ODD_MARKETS } from '../../../archive/catalogue/columns';

/** How reliable the prices of which market are to be judged, over which matches. */
export interface CalibrationQuestion {
  readonly market: Market;
  /** Days `YYYY-MM-DD` of kick-off, both included; null = no end. */
  readonly from: string | null;
  readonly to: string | null;
  /** The filters and the days together. */
  readonly search: OddsSearch;
}

interface Parameters {
  group: Market | null;
  from: string | null;
  to: string | null;
}

/** The first that can be judged. */
const DEFAULT_MARKET = ODD_MARKETS.find(({ winners }) => winners === 1)!;

/** An empty text is as if it had not been sent. */
const ifWritten =
  <T>(readText: (text: string) => Reading<T>) =>
  (text: string): Reading<T | null> =>
    text.trim() === '' ? read(null) : readText(text.trim());

function readMarket(key: string): Reading<Market> {
  const [market] = marketsOf([key]);
  if (market === undefined) return unreadable(tr.analysis.unknownGroup(key));
  return market.winners === 1 ? read(market) : unreadable(tr.analysis.twoWinners(market.title));
}

const readDay = (text: string): Reading<string> =>
  isCalendarDay(text) ? read(text) : unreadable(tr.validation.day);

const PARAMETERS: ParameterReaders<Parameters> = {
  group: ifWritten(readMarket),
  from: ifWritten(readDay),
  to: ifWritten(readDay),
};

/**
 * Reads the query parameters of the routes about calibration: those of the odds list, `group`, `from` and `to`.
 * @param today `YYYY-MM-DD`, for filters that speak of it
 * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
 */
export function readCalibrationQuestion(
  params: Readonly<Record<string, unknown>>,
  today: string,
): CalibrationQuestion {
  const { question, values, errors } = readRequest(params, PARAMETERS, today);
  const { group, from = null, to = null } = values;
  const reversed = from !== null && to !== null && from > to;
  refuseUnreadable(reversed ? { ...errors, from: tr.filters.reversedRange } : errors);
  const { type, predicates } = searchOf(question);
  const days = daysBetween(from ?? FIRST_DAY, to ?? LAST_DAY);
  const isBounded = from !== null || to !== null;
  return {
    market: group ?? DEFAULT_MARKET,
    from,
    to,
    search: { type, predicates: isBounded ? [...predicates, days] : predicates },
  };
}
