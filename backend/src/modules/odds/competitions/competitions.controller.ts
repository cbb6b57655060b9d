import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Members } from '../../../platform/access/access';
import { type Asker, Asking, CurrentAsker } from '../../../platform/access/asking';
import { TableList, TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { CompetitionRow } from '../dto/competitions.dto';
import { Competitions } from './competitions';

@ApiTags('odds')
@Members()
@Controller()
export class CompetitionsController {
  constructor(private readonly competitions: Competitions) {}

  /** Leagues and cups, most matches first: a question names them by their ids. */
  @Get('competitions')
  @Asking()
  @TableList(CompetitionRow)
  listCompetitions(
    @Query() query: TableListQuery,
    @CurrentAsker() asker: Asker,
  ): Promise<TablePage<CompetitionRow>> {
    return this.competitions.list(query, asker);
  }
}
