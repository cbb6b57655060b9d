import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../platform/access/access';
import type { Identity } from '../../../platform/access/role';
import { ApiErrors } from '../../../platform/errors/api-errors';
import { IdPipe } from '../../../platform/http/id.pipe';
import { MessageAnswer } from '../../../platform/http/message-answer';
import { TableList, TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { CompetitionRow } from '../../odds/dto/competitions.dto';
import { ClubSponsorFormDto, ClubSponsorRow, CompetitionFormDto } from '../dto/archive-names.dto';
import { ClubSponsorsService } from './club-sponsors.service';
import { CompetitionNamesService } from './competition-names.service';

/** Names of competitions, and sponsors in clubs' names. */
@ApiTags('archive names')
@Roles('admin')
@Controller()
export class ArchiveNamesController {
  constructor(
    private readonly competitions: CompetitionNamesService,
    private readonly sponsors: ClubSponsorsService,
  ) {}

  /** Renames a competition; the old name stays as an alias. */
  @Put('competitions/:id')
  @ApiErrors('CONFLICT')
  renameCompetition(
    @CurrentUser() who: Identity,
    @Param('id', IdPipe) id: number,
    @Body() form: CompetitionFormDto,
  ): Promise<CompetitionRow> {
    return this.competitions.rename(who, id, form);
  }

  @Get('club-sponsors')
  @TableList(ClubSponsorRow)
  listClubSponsors(@Query() query: TableListQuery): Promise<TablePage<ClubSponsorRow>> {
    return this.sponsors.list(query);
  }

  /** Adds a sponsor that makes no other club; matches that become one by it are brought together. */
  @Post('club-sponsors')
  @ApiErrors('CONFLICT')
  addClubSponsor(@CurrentUser() who: Identity, @Body() form: ClubSponsorFormDto): Promise<ClubSponsorRow> {
    return this.sponsors.add(who, form);
  }

  /** Removes an added sponsor; matches that were one by it are parted. */
  @Delete('club-sponsors/:id')
  @ApiErrors('CONFLICT')
  deleteClubSponsor(@CurrentUser() who: Identity, @Param('id', IdPipe) id: number): Promise<MessageAnswer> {
    return this.sponsors.remove(who, id);
  }
}
