import { Injectable } from '@nestjs/common';
import { BULLETIN_COLUMNS } from '../../../archive/catalogue/bulletin-groups';
import { Archive, type Asker } from '../../../archive/client';
import { type MarketMargin, pricedGroups } from '../../../archive/statistics/summary/market-margins';
import { MarginsService } from '../../odds/margins/margins.service';
import type { FilterMarginsDto } from '../dto/filter-record.dto';
import { FiltersService } from '../filters.service';
import { FilterReader } from '../reading/filter-reader';

/** What the prices that a filter names mean in the fixtures that it is to find. */
@Injectable()
export class FilterMargins {
  constructor(
    private readonly filters: FiltersService,
    private readonly reader: FilterReader,
    private readonly margins: MarginsService,
    private readonly archive: Archive,
  ) {}

  /**
   * The margins of the groups in which a member's filter has conditions on prices with two ends, under the filter's own
   * names of columns. Whether it asks for played matches is left out: those are the ones to be held against fixtures.
   * @throws AppError NOT_FOUND, also for the filter of somebody else; INVALID_FILTER when it can't be read any more
   */
  async read(userId: number, id: number, asker: Asker): Promise<FilterMarginsDto> {
    const filter = await this.filters.find(userId, id);
    const search = await this.reader.begin()(filter);
    const { type } = search;
    const predicates = search.predicates.filter(({ kind }) => kind !== 'played');
    const groups = pricedGroups(predicates);
    if (groups.length === 0) return { margins: [] };
    const coming = await this.margins.coming(type);
    const { margins } = await this.archive.askFor(
      { kind: 'summary', type, predicates, groups, coming },
      asker,
    );
    return { margins: filter.filter_type === 3 ? margins.map(inBulletin) : margins };
  }
}

/** A margin whose conditions have the bulletin's names of columns. */
const inBulletin = (margin: MarketMargin): MarketMargin => ({
  ...margin,
  conditions: margin.conditions.flatMap(({ column, probability }) =>
    BULLETIN_COLUMNS.filter(({ source }) => source.field === column).map(({ field }) => ({
      column: field,
      probability,
    })),
  ),
});
