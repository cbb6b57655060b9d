import {
  answerBacktest,
  answerFilterRecord,
  backtestNeeds,
  type BacktestQuestion,
  type FilterRecordQuestion,
} from './backtest';
import { answerBets, type BetsQuestion } from './bets';
import {
  answerCalibration,
  answerCalibrationDetails,
  type CalibrationDetailsQuestion,
  calibrationNeeds,
  type CalibrationQuestion,
} from './calibration';
import { answerClosingLine, closingLineNeeds, type ClosingLineQuestion } from './closing-line';
import type { AnswerContext, Needs } from './context';
import { answerDailyExample, dailyExampleNeeds, type DailyExampleQuestion } from './daily-example';
import { answerExport, exportNeeds, type ExportQuestion } from './export';
import { answerFixtures, fixturesNeeds, type FixturesQuestion } from './fixtures';
import { answerScan, scanNeeds, type ScanQuestion } from './scan';
import { answerSimilar, similarNeeds, type SimilarQuestion } from './similar';
import { answerSummary, summaryNeeds, type SummaryQuestion } from './summary';

interface Answering<Question, Answer> {
  /** The matches that the answer is about: of a state with no others it comes out the same. */
  readonly needs: (question: Question) => Needs;
  /** A pure function of its arguments. */
  readonly answer: (question: Question, context: AnswerContext) => Answer;
}

const answering = <Question, Answer>(
  needs: (question: Question) => Needs,
  answer: (question: Question, context: AnswerContext) => Answer,
): Answering<Question, Answer> => ({ needs, answer });

/** All questions that are answered with one object. */
const ANSWERS = {
  summary: answering<SummaryQuestion, ReturnType<typeof answerSummary>>(summaryNeeds, answerSummary),
  similar: answering<SimilarQuestion, ReturnType<typeof answerSimilar>>(similarNeeds, answerSimilar),
  scan: answering<ScanQuestion, ReturnType<typeof answerScan>>(scanNeeds, answerScan),
  calibration: answering<CalibrationQuestion, ReturnType<typeof answerCalibration>>(
    calibrationNeeds,
    answerCalibration,
  ),
  'calibration-details': answering<CalibrationDetailsQuestion, ReturnType<typeof answerCalibrationDetails>>(
    calibrationNeeds,
    answerCalibrationDetails,
  ),
  backtest: answering<BacktestQuestion, ReturnType<typeof answerBacktest>>(backtestNeeds, answerBacktest),
  'filter-record': answering<FilterRecordQuestion, ReturnType<typeof answerFilterRecord>>(
    backtestNeeds,
    answerFilterRecord,
  ),
  fixtures: answering<FixturesQuestion, ReturnType<typeof answerFixtures>>(fixturesNeeds, answerFixtures),
  'daily-example': answering<DailyExampleQuestion, ReturnType<typeof answerDailyExample>>(
    dailyExampleNeeds,
    answerDailyExample,
  ),
  'closing-line': answering<ClosingLineQuestion, ReturnType<typeof answerClosingLine>>(
    closingLineNeeds,
    answerClosingLine,
  ),
};

/** Questions that are answered with a file, in parts. */
const FILES = {
  export: answering<ExportQuestion, Generator<string>>(exportNeeds, answerExport),
  bets: answering<BetsQuestion, Generator<string>>(backtestNeeds, answerBets),
};

type Answers = typeof ANSWERS;
type Files = typeof FILES;

/** A question about the archive. */
export type Question = Parameters<Answers[keyof Answers]['answer']>[0];
export type AnswerTo<Q extends Question> = ReturnType<Answers[Q['kind']]['answer']>;

/** A question whose answer is a file. */
export type FileQuestion = Parameters<Files[keyof Files]['answer']>[0];

/** The matches that a question is about. */
export function needsOf(question: Question | FileQuestion): Needs {
  const kinds: Record<string, Answering<never, unknown>> = { ...ANSWERS, ...FILES };
  // eslint-disable-next-line no-restricted-syntax -- the kind of a question is that of what answers it
  return kinds[question.kind]!.needs(question as never);
}

/** The answer to a question. @throws Refused where it has none, and what `throwIfAborted` throws */
export function answer<Q extends Question>(question: Q, context: AnswerContext): AnswerTo<Q> {
  const kinds: Record<string, Answering<never, unknown>> = ANSWERS;
  // eslint-disable-next-line no-restricted-syntax -- the kind of a question is that of what answers it
  return kinds[question.kind]!.answer(question as never, context) as AnswerTo<Q>;
}

/** The file that a question is answered with, in parts. */
export function fileOf(question: FileQuestion, context: AnswerContext): Generator<string> {
  const kinds: Record<string, Answering<never, Generator<string>>> = FILES;
  // eslint-disable-next-line no-restricted-syntax -- the kind of a question is that of what answers it
  return kinds[question.kind]!.answer(question as never, context);
}
