import { alikeCountsNeeds, answerAlikeCounts } from './alike-counts';
import { answerBacktest, answerFilterRecord, backtestNeeds } from './backtest';
import { answerBets } from './bets';
import { answerCalibration, answerCalibrationDetails, calibrationNeeds } from './calibration';
import { answerClosingLine, closingLineNeeds } from './closing-line';
import { answerCompetitions, competitionsNeeds } from './competitions';
import type { AnswerContext, Needs } from './context';
import { answerDailyExample, dailyExampleNeeds } from './daily-example';
import { answerExport, exportNeeds } from './export';
import { answerFacet, facetNeeds } from './facet';
import { answerFixtures, fixturesNeeds } from './fixtures';
import { answerComingMargins, answerPlayedMargins, comingMarginsNeeds, playedMarginsNeeds } from './margins';
import { answerScan, scanNeeds } from './scan';
import { answerScanDays, scanDaysNeeds } from './scan-days';
import { answerSimilar, similarNeeds } from './similar';
import { answerSummary, summaryNeeds } from './summary';

interface Answering {
  /** The matches that the answer is about: of a state with no others it comes out the same. */
  readonly needs: (question: never) => Needs;
  /** A pure function of its arguments. */
  readonly answer: (question: never, context: AnswerContext) => unknown;
  /** Nobody asks it again: its answer isn't kept. */
  readonly isAskedOnce?: true;
}

/** All questions that are answered with one object. */
const ANSWERS = {
  summary: { needs: summaryNeeds, answer: answerSummary },
  facet: { needs: facetNeeds, answer: answerFacet },
  similar: { needs: similarNeeds, answer: answerSimilar },
  scan: { needs: scanNeeds, answer: answerScan },
  'scan-days': { needs: scanDaysNeeds, answer: answerScanDays, isAskedOnce: true },
  calibration: { needs: calibrationNeeds, answer: answerCalibration },
  'calibration-details': { needs: calibrationNeeds, answer: answerCalibrationDetails },
  backtest: { needs: backtestNeeds, answer: answerBacktest },
  'filter-record': { needs: backtestNeeds, answer: answerFilterRecord },
  fixtures: { needs: fixturesNeeds, answer: answerFixtures },
  'daily-example': { needs: dailyExampleNeeds, answer: answerDailyExample },
  'alike-counts': { needs: alikeCountsNeeds, answer: answerAlikeCounts },
  'coming-margins': { needs: comingMarginsNeeds, answer: answerComingMargins },
  'played-margins': { needs: playedMarginsNeeds, answer: answerPlayedMargins },
  competitions: { needs: competitionsNeeds, answer: answerCompetitions },
  'closing-line': { needs: closingLineNeeds, answer: answerClosingLine },
} satisfies Record<string, Answering>;

/** Questions that are answered with a file, in parts. */
const FILES = {
  export: { needs: exportNeeds, answer: answerExport },
  bets: { needs: backtestNeeds, answer: answerBets },
} satisfies Record<string, Answering>;

type Answers = typeof ANSWERS;

/** What is asked under each kind. */
type Asked<All extends Record<string, Answering>> = {
  [Kind in keyof All]: { readonly kind: Kind } & Parameters<All[Kind]['answer']>[0];
}[keyof All];

/** A question about the archive. */
export type Question = Asked<Answers>;
export type AnswerTo<Q extends Question> = ReturnType<Answers[Q['kind']]['answer']>;

/** A question whose answer is a file. */
export type FileQuestion = Asked<typeof FILES>;

/** The matches that a question is about. */
export function needsOf(question: Question | FileQuestion): Needs {
  const kinds: Record<string, Answering> = { ...ANSWERS, ...FILES };
  // eslint-disable-next-line no-restricted-syntax -- the kind of a question is that of what answers it
  return kinds[question.kind]!.needs(question as never);
}

/** Whether an answer is worth keeping for who asks the same. */
export function isWorthKeeping({ kind }: Question): boolean {
  const kinds: Record<string, Answering> = ANSWERS;
  return kinds[kind]!.isAskedOnce !== true;
}

/** The answer to a question. @throws Refused where it has none, and what `throwIfAborted` throws */
export function answer<Q extends Question>(question: Q, context: AnswerContext): AnswerTo<Q> {
  const kinds: Record<string, Answering> = ANSWERS;
  // eslint-disable-next-line no-restricted-syntax -- the kind of a question is that of what answers it
  return kinds[question.kind]!.answer(question as never, context) as AnswerTo<Q>;
}

/** The file that a question is answered with, in parts. */
export function fileOf(question: FileQuestion, context: AnswerContext): Generator<string> {
  const kinds: Record<string, Answering> = FILES;
  // eslint-disable-next-line no-restricted-syntax -- the kind of a question is that of what answers it
  return kinds[question.kind]!.answer(question as never, context) as Generator<string>;
}
