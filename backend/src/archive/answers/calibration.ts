import { marketsOf } from '../catalogue/columns';
import type { Slice } from '../columns/segment';
import type { Vocabulary } from '../columns/vocabulary';
import type { OddsSearch } from '../question/odds-query';
import {
  type CalibrationDetails,
  CalibrationDetailsBuilder,
} from '../statistics/judging/calibration-details';
import { type CalibrationReport, CalibrationReportBuilder } from '../statistics/judging/calibration-report';
import type { JudgedMarket } from '../statistics/judging/judged-matches';
import { slicesOf } from '../statistics/similarity/past';
import type { AnswerContext } from './context';

/**
 * How reliable the prices of a market are: each match is judged by what the matches before its season taught; the search narrows which
 * matches are judged, never what is learned from.
 */
export interface CalibrationQuestion {
  /** Key of a market with one winner. */
  readonly market: string;
  readonly search: OddsSearch;
}

/** Rows that are judged between two looks at whether anybody waits. */
const ROWS_IN_A_STEP = 4_096;

export const calibrationNeeds = ({ search }: CalibrationQuestion) => search;

export const answerCalibration = (question: CalibrationQuestion, context: AnswerContext): CalibrationReport =>
  judge(CalibrationReportBuilder, question, context);

/** The same matches by season and source, by price, and by how prices moved. */
export const answerCalibrationDetails = (
  question: CalibrationQuestion,
  context: AnswerContext,
): CalibrationDetails => judge(CalibrationDetailsBuilder, question, context);

function judge<Answer>(
  Builder: new (
    judged: JudgedMarket,
    vocabulary: Vocabulary,
  ) => { add(slice: Slice): void; result(): Answer },
  { market: key, search }: CalibrationQuestion,
  { state, quotes: { calibration }, throwIfAborted }: AnswerContext,
): Answer {
  const judged = { market: marketsOf([key])[0]!, type: search.type, calibration };
  const builder = new Builder(judged, state.vocabulary);
  for (const { segment, positions } of slicesOf(state.search(search)))
    for (let from = 0; from < positions.length; from += ROWS_IN_A_STEP) {
      builder.add({ segment, positions: positions.subarray(from, from + ROWS_IN_A_STEP) });
      throwIfAborted();
    }
  return builder.result();
}
