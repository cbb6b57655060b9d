import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Members } from '../../platform/access/access';
import { type Asker, Asking, CurrentAsker } from '../../platform/access/asking';
import type { Identity } from '../../platform/access/role';
import { ApiErrors } from '../../platform/errors/api-errors';
import { IdPipe } from '../../platform/http/id.pipe';
import { FilterMarginsDto, FilterMatchesDto, FilterRecordDto } from './dto/filter-record.dto';
import { FilterMatches } from './fixtures/filter-matches';
import { FilterMargins } from './record/filter-margins';
import { FilterRecords } from './record/filter-records';

@ApiTags('filters')
@Members()
@Controller()
export class FilterRecordController {
  constructor(
    private readonly records: FilterRecords,
    private readonly matches: FilterMatches,
    private readonly margins: FilterMargins,
  ) {}

  /** What the filter's selection came to before and since it was saved. */
  @Get('filter-record/:id')
  @Asking()
  @ApiErrors('NOT_FOUND', 'INVALID_FILTER')
  readFilterRecord(
    @CurrentUser() { userId }: Identity,
    @Param('id', IdPipe) id: number,
    @CurrentAsker() asker: Asker,
  ): Promise<FilterRecordDto> {
    return this.records.read(userId, id, asker);
  }

  /** What the filter's prices mean in fixtures, where those carry another margin. */
  @Get('filters/:id/margins')
  @Asking()
  @ApiErrors('NOT_FOUND', 'INVALID_FILTER')
  readFilterMargins(
    @CurrentUser() { userId }: Identity,
    @Param('id', IdPipe) id: number,
    @CurrentAsker() asker: Asker,
  ): Promise<FilterMarginsDto> {
    return this.margins.read(userId, id, asker);
  }

  /** The fixtures of today and the next two days that fit. */
  @Get('filter-matches/:id')
  @ApiErrors('NOT_FOUND', 'INVALID_FILTER')
  listFilterMatches(
    @CurrentUser() { userId }: Identity,
    @Param('id', IdPipe) id: number,
  ): Promise<FilterMatchesDto> {
    return this.matches.list(userId, id);
  }
}
