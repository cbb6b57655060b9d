import { Injectable } from '@nestjs/common';
import { type Backtest, backtest } from '../../../archive/statistics/backtest/backtest';
import { kickOffOrder } from '../../../archive/statistics/backtest/kick-off-order';
import { oddFieldNamed } from '../../../archive/catalogue/columns';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import { ArchiveAnswers } from '../../odds/engine/archive-answers';
import { OddsBets } from '../../odds/engine/odds-bets';
import type { OddsSearch } from '../../../archive/question/odds-query';
import type { FilterRecordDto } from '../dto/filter-record.dto';
import { FiltersService } from '../filters.service';
import { FilterReader } from '../reading/filter-reader';
import { splitBets } from './split-bets';

/** What the bets on a filter's selection come to, before and since it was saved. */
interface TwoPeriods {
  readonly before: Backtest;
  readonly since: Backtest;
}

/**
 * The records of saved filters. A filter can't be edited, so what kicked off after it was saved was chosen without
 * knowing the results.
 */
@Injectable()
export class FilterRecords {
  constructor(
    private readonly filters: FiltersService,
    private readonly reader: FilterReader,
    private readonly bets: OddsBets,
    private readonly answers: ArchiveAnswers,
  ) {}

  /**
   * What one unit on the selection of a member's filter comes to, in all settled matches that meet all its conditions
   * and have the price.
   * @param signal ends the work, which then throws its reason
   * @throws AppError NOT_FOUND, also for the filter of somebody else; INVALID_FILTER when it can't be read any more
   */
  async read(userId: number, id: number, signal: AbortSignal): Promise<FilterRecordDto> {
    const filter = await this.filters.find(userId, id);
    const { filter_name, filter_type, selection, created_at } = filter;
    const head = { id, filter_name, filter_type, selection, created_at };
    const field = selection === null ? null : oddFieldNamed(selection);
    if (field === null) return { ...head, before: null, since: null };
    const search = await this.reader.begin()(filter);
    const periods = await this.answers.get(
      ['filter-record', field, search, created_at],
      (end) => this.periods(field, search, new Date(created_at), end),
      signal,
    );
    return { ...head, ...periods };
  }

  private async periods(
    selection: OddField,
    search: OddsSearch,
    savedAt: Date,
    signal: AbortSignal,
  ): Promise<TwoPeriods> {
    const bets = await this.bets.collect(selection, search, signal);
    const { before, since } = splitBets(bets, kickOffOrder(bets), savedAt);
    return { before: backtest(bets, before), since: backtest(bets, since) };
  }
}
