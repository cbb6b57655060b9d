import { Injectable } from '@nestjs/common';
import type { Calibration } from '../../../archive/statistics/calibration/calibration';
import { ODD_MARKETS } from '../../../archive/catalogue/columns';
import type { Aggregation, NumberedValues } from '../../../archive/columns/aggregation';
import { MarketReaders } from '../../../archive/statistics/summary/market-reader';
import type { OddsSummary } from '../../../archive/statistics/summary/odds-summary';
import { marketPlaces, SummaryBuilder } from '../../../archive/statistics/summary/summary-builder';
import { HitsRepository } from './hits.repository';
import type { SummaryQuery } from './index-summaries';

/** Sums up matches that are read from the database. */
@Injectable()
export class SummaryRepository {
  constructor(private readonly hits: HitsRepository) {}

  /** @param signal ends the reading, which then throws its reason */
  summarise(query: SummaryQuery, calibration: Calibration, signal?: AbortSignal): Promise<OddsSummary> {
    const markets = marketPlaces(query.groups);
    const fields = markets.flatMap((market) => ODD_MARKETS[market]!.columns.map(({ field }) => field));
    const summarise = ({ scores }: NumberedValues): Aggregation<OddsSummary> => {
      const builder = new SummaryBuilder(markets, new MarketReaders(query.type, calibration, scores));
      return {
        add: (segment, positions) => builder.add(segment, positions),
        result: () => builder.summary(),
      };
    };
    return this.hits.aggregate(query, { fields, bothSets: false }, summarise, signal);
  }
}
