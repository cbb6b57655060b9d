import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock';
import { istanbulDate } from '../../../common/time/istanbul';
import type { Calibration } from '../../../archive/statistics/calibration/calibration';
import {
  type CalibrationDetails,
  CalibrationDetailsBuilder,
} from '../../../archive/statistics/judging/calibration-details';
import {
  type CalibrationReport,
  CalibrationReportBuilder,
  type Method,
} from '../../../archive/statistics/judging/calibration-report';
import type { JudgedMarket } from '../../../archive/statistics/judging/judged-matches';
import { ArchiveAnswers } from '../engine/archive-answers';
import { OddsEngine } from '../engine/odds-engine';
import type { Aggregation, NumberedValues } from '../../../archive/columns/aggregation';
import { CalibrationKeeper } from '../learning/calibration-keeper';
import type { FilterType } from '../../../archive/question/odds-query';
import { type CalibrationQuestion, readCalibrationQuestion } from './calibration-question';

/** What was asked. */
interface Asked {
  group: string;
  filter_type: FilterType;
  /** As sent, otherwise the days of the first and last judged match. */
  from: string | null;
  to: string | null;
}

/** How reliable the prices of a market are. */
export interface ReliabilityAnswer extends Asked, Omit<CalibrationReport, 'first_day' | 'last_day'> {
  /** The one in use for the market and set. */
  method: Method;
  /** ISO 8601. */
  learned_at: string | null;
  learning: boolean;
}

/** Where they are reliable and where less so. */
export interface ReliabilityDetails extends Asked, Omit<CalibrationDetails, 'first_day' | 'last_day'> {}

/** Judges the prices of the archive by what happened. */
@Injectable()
export class CalibrationService {
  constructor(
    private readonly engine: OddsEngine,
    private readonly answers: ArchiveAnswers,
    private readonly keeper: CalibrationKeeper,
    private readonly clock: Clock,
  ) {}

  /**
   * Each match is judged by what earlier seasons taught; the filters narrow which matches are judged, never what is
   * learned from.
   * @param params query parameters as they came
   * @param signal ends the work, which then throws its reason
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  async report(params: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ReliabilityAnswer> {
    const question = this.questionOf(params);
    const state = await this.keeper.state();
    const calibration = this.keeper.current;
    const { first_day, last_day, ...report } = await this.judge(
      'report',
      question,
      calibration,
      (judged, values): Aggregation<CalibrationReport> => new CalibrationReportBuilder(judged, values),
      signal,
    );
    const { key } = question.market;
    return {
      ...asked(question, { first_day, last_day }),
      ...report,
      method: calibration.hasLearned(question.search.type, key) ? 'learned' : 'proportional',
      learned_at: state.learnedAt?.toISOString() ?? null,
      learning: state.learning,
    };
  }

  /** The same matches by season and source, by price, and by how prices moved; as {@link report} otherwise. */
  async details(params: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ReliabilityDetails> {
    const question = this.questionOf(params);
    await this.keeper.state();
    const { first_day, last_day, ...details } = await this.judge(
      'details',
      question,
      this.keeper.current,
      (judged, values): Aggregation<CalibrationDetails> => new CalibrationDetailsBuilder(judged, values),
      signal,
    );
    return { ...asked(question, { first_day, last_day }), ...details };
  }

  private questionOf(params: Readonly<Record<string, unknown>>): CalibrationQuestion {
    return readCalibrationQuestion(params, istanbulDate(this.clock.now()));
  }

  private judge<T>(
    what: string,
    { market, search }: CalibrationQuestion,
    calibration: Calibration,
    make: (judged: JudgedMarket, values: NumberedValues) => Aggregation<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const wanted = { fields: market.columns.map(({ field }) => field), bothSets: what === 'details' };
    const judged = { market, type: search.type, calibration };
    return this.answers.get(
      [what, market.key, search],
      (end) => this.engine.aggregate(search, wanted, (values) => make(judged, values), end),
      signal,
    );
  }
}

function asked(
  { market, search, from, to }: CalibrationQuestion,
  days: { first_day: string | null; last_day: string | null },
): Asked {
  return {
    group: market.key,
    filter_type: search.type,
    from: from ?? days.first_day,
    to: to ?? days.last_day,
  };
}
