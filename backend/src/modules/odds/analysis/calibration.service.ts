import { Injectable } from '@nestjs/common';
import { Archive, type Asker } from '../../../archive/client';
import type { CalibrationDetails } from '../../../archive/statistics/judging/calibration-details';
import type { Judged } from '../../../archive/statistics/judging/judged-matches';
import { Clock } from '../../../platform/time/clock';
import { istanbulDate } from '../../../platform/time/istanbul';
import type { CalibrationDto } from '../dto/calibration.dto';
import { CalibrationKeeper } from '../learning/calibration-keeper';
import { type CalibrationQuestion, readCalibrationQuestion } from './calibration-question';

/** Judges the prices of the archive by what happened. */
@Injectable()
export class CalibrationService {
  constructor(
    private readonly archive: Archive,
    private readonly keeper: CalibrationKeeper,
    private readonly clock: Clock,
  ) {}

  /**
   * Each match is judged by what the matches before its season taught; the filters narrow which matches are judged,
   * never what is learned from.
   * @param params query parameters as they came
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  async report(params: Readonly<Record<string, unknown>>, asker: Asker): Promise<CalibrationDto> {
    const { market, search, ...asked } = this.questionOf(params);
    const { learnedAt, learning } = await this.keeper.state();
    const report = await this.archive.askFor({ kind: 'calibration', market: market.key, search }, asker);
    const learned_at = learnedAt?.toISOString() ?? null;
    return { ...withDays(report, asked), learned_at, learning };
  }

  /** The same matches by season and source, by price, and by how prices moved; as {@link report} otherwise. */
  async details(params: Readonly<Record<string, unknown>>, asker: Asker): Promise<CalibrationDetails> {
    const { market, search, ...asked } = this.questionOf(params);
    await this.keeper.state();
    const question = { kind: 'calibration-details', market: market.key, search } as const;
    return withDays(await this.archive.askFor(question, asker), asked);
  }

  private questionOf(params: Readonly<Record<string, unknown>>): CalibrationQuestion {
    return readCalibrationQuestion(params, istanbulDate(this.clock.now()));
  }
}

/** An answer with the days that were asked for in place of those of its matches. */
const withDays = <Answer extends Pick<Judged, 'from' | 'to'>>(
  answer: Answer,
  { from, to }: Pick<CalibrationQuestion, 'from' | 'to'>,
): Answer => ({ ...answer, from: from ?? answer.from, to: to ?? answer.to });
