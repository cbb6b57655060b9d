import { Injectable } from '@nestjs/common';
import { Archive, type Asker } from '../../../archive/client';
import { Clock } from '../../../platform/time/clock';
import { istanbulDate } from '../../../platform/time/istanbul';
import type { AskedDto, CalibrationDetailsDto, CalibrationDto } from '../dto/calibration.dto';
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
   * Each match is judged by what earlier seasons taught; the filters narrow which matches are judged, never what is
   * learned from.
   * @param params query parameters as they came
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  async report(params: Readonly<Record<string, unknown>>, asker: Asker): Promise<CalibrationDto> {
    const asked = this.questionOf(params);
    const { market, search } = asked;
    const state = await this.keeper.state();
    const { first_day, last_day, ...report } = await this.archive.askFor(
      { kind: 'calibration', market: market.key, search },
      asker,
    );
    return {
      ...askedFor(asked, { first_day, last_day }),
      ...report,
      learned_at: state.learnedAt?.toISOString() ?? null,
      learning: state.learning,
    };
  }

  /** The same matches by season and source, by price, and by how prices moved; as {@link report} otherwise. */
  async details(params: Readonly<Record<string, unknown>>, asker: Asker): Promise<CalibrationDetailsDto> {
    const asked = this.questionOf(params);
    const { market, search } = asked;
    await this.keeper.state();
    const { first_day, last_day, ...details } = await this.archive.askFor(
      { kind: 'calibration-details', market: market.key, search },
      asker,
    );
    return { ...askedFor(asked, { first_day, last_day }), ...details };
  }

  private questionOf(params: Readonly<Record<string, unknown>>): CalibrationQuestion {
    return readCalibrationQuestion(params, istanbulDate(this.clock.now()));
  }
}

function askedFor(
  { market, search, from, to }: CalibrationQuestion,
  days: { first_day: string | null; last_day: string | null },
): Omit<AskedDto, 'matches'> {
  return {
    group: market.key,
    filter_type: search.type,
    from: from ?? days.first_day,
    to: to ?? days.last_day,
  };
}
