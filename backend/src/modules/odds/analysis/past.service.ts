import { Injectable } from '@nestjs/common';
import type { OddsGroup } from '../../../archive/catalogue/column-types';
import type { CodeField, OddField } from '../../../archive/catalogue/odds-groups';
import type { FilterType } from '../../../archive/question/odds-query';
import type { Past } from '../../../archive/statistics/similarity/past';
import { OddsEngine } from '../engine/odds-engine';
import { PastRepository } from './past.repository';

@Injectable()
export class PastService {
  constructor(
    private readonly engine: OddsEngine,
    private readonly repository: PastRepository,
  ) {}

  /**
   * The archive to compare with, at least its played matches up to a day (included) with their prices in the given
   * markets: the column index when it is ready, otherwise read from the database.
   * @param signal ends the reading, which then throws its reason
   */
  async read(
    type: FilterType,
    markets: readonly OddsGroup<OddField, CodeField>[],
    until: string,
    signal: AbortSignal,
  ): Promise<Past> {
    const index = this.engine.index();
    if (index !== null) return { segments: index.segments, scores: index.scores };
    const fields = markets.flatMap((market) => market.columns.map(({ field }) => field));
    const { segment, scores } = await this.repository.readPlayed(type, fields, until, signal);
    return { segments: [segment], scores };
  }
}
