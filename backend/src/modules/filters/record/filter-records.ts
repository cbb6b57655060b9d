import { Injectable } from '@nestjs/common';
import { oddFieldNamed } from '../../../archive/catalogue/columns';
import { Archive, type Asker } from '../../../archive/client';
import { NEEDED_EACH } from '../../../archive/statistics/evidence';
import type { FilterRecordDto } from '../dto/filter-record.dto';
import { AskedQuestions } from '../../questions/asked-questions.service';
import { countedHash } from '../../questions/counting/counted-question';
import { FiltersService } from '../filters.service';
import { FilterReader } from '../reading/filter-reader';

/**
 * The records of saved filters. A filter's question never changes, so what kicked off after it was saved was chosen without
 * knowing the results.
 */
@Injectable()
export class FilterRecords {
  constructor(
    private readonly filters: FiltersService,
    private readonly reader: FilterReader,
    private readonly archive: Archive,
    private readonly questions: AskedQuestions,
  ) {}

  /**
   * What one unit on the selection of a member's filter comes to, in all settled matches that meet all its conditions
   * and have the price. Whether it asks for played matches is left out: a bet is settled on a played one.
   * @throws AppError NOT_FOUND, also for the filter of somebody else; INVALID_FILTER when it can't be read any more
   */
  async read(userId: number, id: number, asker: Asker): Promise<FilterRecordDto> {
    const filter = await this.filters.find(userId, id);
    const { filter_name, filter_type, selection, created_at } = filter;
    const head = { id, filter_name, filter_type, selection, created_at };
    const field = selection === null ? null : oddFieldNamed(selection);
    if (field === null) return { ...head, before: null, since: null };
    const { type, predicates } = await this.reader.begin()(filter);
    const search = { type, predicates: predicates.filter(({ kind }) => kind !== 'played') };
    const needed = NEEDED_EACH * (await this.filters.countForwardTests(userId));
    const periods = await this.archive.askFor(
      { kind: 'filter-record', selection: field, search, since: created_at, needed },
      asker,
    );
    this.questions.note(userId, countedHash(this.reader.questionOf(filter)), field);
    return { ...head, ...periods };
  }
}
