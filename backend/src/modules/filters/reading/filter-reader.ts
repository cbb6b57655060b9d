import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock';
import { istanbulDate } from '../../../common/time/istanbul';
import { BulletinService } from '../../bulletin/bulletin.service';
import { ODDS_FILTERS } from '../../../archive/question/column-filter';
import type { OddsSearch } from '../../../archive/question/odds-query';
import { QUESTION_PARAMETERS } from '../../../archive/question/parameters';
import { toQuery } from '../../../archive/question/parse-odds-query';
import { readQuery, refuseUnreadable } from '../../../archive/question/read-query';
import type { FilterData, SavedFilterType } from '../data/filter-data';

/** The conditions of a saved filter. */
export interface SavedConditions {
  readonly filter_type: SavedFilterType;
  readonly filter_data: FilterData;
}

/** Reads saved filters as searches of the archive. */
@Injectable()
export class FilterReader {
  constructor(
    private readonly bulletin: BulletinService,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads any number of filters as they are meant today; what several of them need is fetched once.
   * @returns throws AppError INVALID_FILTER for one that can't be read any more
   */
  begin(): (filter: SavedConditions) => Promise<OddsSearch> {
    const today = istanbulDate(this.clock.now());
    const readBulletin = this.bulletin.searchReader();
    return async ({ filter_type: type, filter_data: texts }) => {
      if (type === 3) return readBulletin(texts);
      const { values, filters, errors } = readQuery(texts, QUESTION_PARAMETERS, ODDS_FILTERS, today);
      refuseUnreadable(errors);
      return { type, predicates: toQuery(values, filters).predicates };
    };
  }
}
