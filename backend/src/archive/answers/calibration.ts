import { marketsOf } from '../catalogue/columns';
import type { OddsSearch } from '../question/odds-query';
import {
  type CalibrationDetails,
  CalibrationDetailsBuilder,
} from '../statistics/judging/calibration-details';
import {
  type CalibrationReport,
  CalibrationReportBuilder,
  type Method,
} from '../statistics/judging/calibration-report';
import type { Slice } from '../columns/segment';
import { slicesOf } from '../statistics/similarity/past';
import type { AnswerContext } from './context';

/**
 * How reliable the prices of a market are: each match is judged by what earlier seasons taught; the search narrows which
 * matches are judged, never what is learned from.
 */
export interface CalibrationQuestion {
  /** Key of a market with one winner. */
  readonly market: string;
  readonly search: OddsSearch;
}

export interface JudgedMethod extends CalibrationReport {
  /** The one in use for the market and set. */
  method: Method;
}

/** Rows that are judged between two looks at whether anybody waits. */
const ROWS_IN_A_STEP = 4_096;

export const calibrationNeeds = ({ search }: CalibrationQuestion) => search;

export function answerCalibration(
  { market: key, search }: CalibrationQuestion,
  context: AnswerContext,
): JudgedMethod {
  const { state, quotes } = context;
  const { calibration } = quotes;
  const judged = { market: marketsOf([key])[0]!, type: search.type, calibration };
  const builder = new CalibrationReportBuilder(judged, state.vocabulary);
  addAll(builder, search, context);
  const method = calibration.hasLearned(search.type, key) ? 'learned' : 'proportional';
  return { ...builder.result(), method };
}

/** The same matches by season and source, by price, and by how prices moved. */
export function answerCalibrationDetails(
  { market: key, search }: CalibrationQuestion,
  context: AnswerContext,
): CalibrationDetails {
  const { calibration } = context.quotes;
  const judged = { market: marketsOf([key])[0]!, type: search.type, calibration };
  const builder = new CalibrationDetailsBuilder(judged, context.state.vocabulary);
  addAll(builder, search, context);
  return builder.result();
}

function addAll(
  builder: { add(slice: Slice): void },
  search: OddsSearch,
  { state, throwIfAborted }: AnswerContext,
): void {
  for (const { segment, positions } of slicesOf(state.search(search)))
    for (let from = 0; from < positions.length; from += ROWS_IN_A_STEP) {
      builder.add({ segment, positions: positions.subarray(from, from + ROWS_IN_A_STEP) });
      throwIfAborted();
    }
}
