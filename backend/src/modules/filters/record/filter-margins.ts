import { Injectable } from '@nestjs/common';
import { Archive, type Asker } from '../../../archive/client';
import { pricedGroups } from '../../../archive/statistics/summary/market-margins';
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
   * The margins of the groups in which a member's filter has conditions on prices with two ends.
   * @throws AppError NOT_FOUND, also for the filter of somebody else; INVALID_FILTER when it can't be read any more
   */
  async read(userId: number, id: number, asker: Asker): Promise<FilterMarginsDto> {
    const filter = await this.filters.find(userId, id);
    const { type, predicates } = await this.reader.begin()(filter);
    const groups = pricedGroups(predicates);
    if (groups.length === 0) return { margins: [] };
    const coming = await this.margins.coming(type);
    const { margins } = await this.archive.askFor(
      { kind: 'summary', type, predicates, groups, coming },
      asker,
    );
    return { margins };
  }
}
