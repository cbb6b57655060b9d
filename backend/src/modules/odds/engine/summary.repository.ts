import { Injectable } from '@nestjs/common';
import { MARKET_FIELDS } from '../catalogue/columns';
import type { Aggregation, NumberedValues } from '../index/aggregation';
import type { OddsSearch } from '../query/odds-query';
import type { OddsSummary } from '../summary/odds-summary';
import { SettlementTable } from '../summary/settlement-table';
import { SummaryBuilder } from '../summary/summary-builder';
import { HitsRepository } from './hits.repository';

/** Sums up matches that are read from the database. */
@Injectable()
export class SummaryRepository {
  constructor(private readonly hits: HitsRepository) {}

  /** @param signal ends the reading, which then throws its reason */
  summarise(query: OddsSearch, signal?: AbortSignal): Promise<OddsSummary> {
    const summarise = ({ scores }: NumberedValues): Aggregation<OddsSummary> => {
      const builder = new SummaryBuilder(query.type, scores, new SettlementTable());
      return {
        add: (segment, positions) => builder.add(segment, positions),
        result: () => builder.summary(),
      };
    };
    return this.hits.aggregate(query, { fields: MARKET_FIELDS, bothSets: false }, summarise, signal);
  }
}
