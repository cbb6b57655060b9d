import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock';
import { istanbulDate } from '../../../platform/time/istanbul';
import { BulletinService } from '../../odds/bulletin/bulletin.service';
import type { OddsSearch } from '../../../archive/question/odds-query';
import { type AnyQuestion, type QuestionType, readQuestion } from '../../../archive/question/question';
import { refuseUnreadable } from '../../../archive/question/read-query';
import type { FilterData } from '../data/filter-data';

/** The question that a filter keeps. */
export interface SavedConditions {
  readonly filter_type: QuestionType;
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
    const search = this.bulletin.searcher();
    return async (filter) => search(this.questionOf(filter));
  }

  /** What a filter asks, as it is meant today. @throws AppError INVALID_FILTER when it can't be read any more */
  questionOf({ filter_type, filter_data }: SavedConditions): AnyQuestion {
    const { question, errors } = readQuestion(filter_type, filter_data, istanbulDate(this.clock.now()));
    refuseUnreadable(errors);
    return question;
  }
}
