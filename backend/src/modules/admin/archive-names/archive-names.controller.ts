import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../common/access/access';
import type { Identity } from '../../../common/access/role';
import { ApiErrors } from '../../../common/errors/api-errors';
import { IdPipe } from '../../../common/http/id.pipe';
import { MessageAnswer } from '../../../common/http/message-answer';
import { TableList, TableListQuery } from '../../../common/http/table-list';
import type { TablePage } from '../../../common/http/table-page';
import {
  ClubSponsorFormDto,
  ClubSponsorRow,
  CompetitionAliasFormDto,
  CompetitionAliasRow,
  CompetitionFormDto,
  CompetitionRow,
  TeamAliasFormDto,
  TeamAliasRow,
} from '../dto/archive-names.dto';
import { ClubSponsorsService } from './club-sponsors.service';
import { CompetitionNamesService } from './competition-names.service';
import { TeamAliasesService } from './team-aliases.service';

/** Names of competitions, the spellings under which imports find competitions and teams, and sponsors in clubs' names. */
@ApiTags('archive names')
@Roles('admin')
@Controller()
export class ArchiveNamesController {
  constructor(
    private readonly competitions: CompetitionNamesService,
    private readonly teams: TeamAliasesService,
    private readonly sponsors: ClubSponsorsService,
  ) {}

  @Get('competitions')
  @TableList(CompetitionRow)
  listCompetitions(@Query() query: TableListQuery): Promise<TablePage<CompetitionRow>> {
    return this.competitions.list(query);
  }

  /** Renames a competition; the old name stays as an alias. */
  @Put('competitions/:id')
  @ApiOkResponse({ type: CompetitionRow })
  @ApiErrors('CONFLICT')
  renameCompetition(
    @CurrentUser() who: Identity,
    @Param('id', IdPipe) id: number,
    @Body() form: CompetitionFormDto,
  ): Promise<CompetitionRow> {
    return this.competitions.rename(who, id, form);
  }

  @Get('competition-aliases')
  @TableList(CompetitionAliasRow)
  listCompetitionAliases(@Query() query: TableListQuery): Promise<TablePage<CompetitionAliasRow>> {
    return this.competitions.listAliases(query);
  }

  @Post('competition-aliases')
  @ApiCreatedResponse({ type: CompetitionAliasRow })
  @ApiErrors('CONFLICT')
  addCompetitionAlias(
    @CurrentUser() who: Identity,
    @Body() form: CompetitionAliasFormDto,
  ): Promise<CompetitionAliasRow> {
    return this.competitions.addAlias(who, form);
  }

  @Put('competition-aliases/:id')
  @ApiOkResponse({ type: CompetitionAliasRow })
  @ApiErrors('CONFLICT')
  changeCompetitionAlias(
    @CurrentUser() who: Identity,
    @Param('id', IdPipe) id: number,
    @Body() form: CompetitionAliasFormDto,
  ): Promise<CompetitionAliasRow> {
    return this.competitions.changeAlias(who, id, form);
  }

  @Delete('competition-aliases/:id')
  @ApiOkResponse({ type: MessageAnswer })
  @ApiErrors('CONFLICT')
  deleteCompetitionAlias(
    @CurrentUser() who: Identity,
    @Param('id', IdPipe) id: number,
  ): Promise<MessageAnswer> {
    return this.competitions.removeAlias(who, id);
  }

  @Get('team-aliases')
  @TableList(TeamAliasRow)
  listTeamAliases(@Query() query: TableListQuery): Promise<TablePage<TeamAliasRow>> {
    return this.teams.list(query);
  }

  @Post('team-aliases')
  @ApiCreatedResponse({ type: TeamAliasRow })
  @ApiErrors('CONFLICT')
  addTeamAlias(@CurrentUser() who: Identity, @Body() form: TeamAliasFormDto): Promise<TeamAliasRow> {
    return this.teams.add(who, form);
  }

  @Put('team-aliases/:id')
  @ApiOkResponse({ type: TeamAliasRow })
  @ApiErrors('CONFLICT')
  changeTeamAlias(
    @CurrentUser() who: Identity,
    @Param('id', IdPipe) id: number,
    @Body() form: TeamAliasFormDto,
  ): Promise<TeamAliasRow> {
    return this.teams.change(who, id, form);
  }

  @Delete('team-aliases/:id')
  @ApiOkResponse({ type: MessageAnswer })
  @ApiErrors('CONFLICT')
  deleteTeamAlias(@CurrentUser() who: Identity, @Param('id', IdPipe) id: number): Promise<MessageAnswer> {
    return this.teams.remove(who, id);
  }

  @Get('club-sponsors')
  @TableList(ClubSponsorRow)
  listClubSponsors(@Query() query: TableListQuery): Promise<TablePage<ClubSponsorRow>> {
    return this.sponsors.list(query);
  }

  /** Adds a sponsor that makes no other club; matches that become one by it are brought together. */
  @Post('club-sponsors')
  @ApiCreatedResponse({ type: ClubSponsorRow })
  @ApiErrors('CONFLICT')
  addClubSponsor(@CurrentUser() who: Identity, @Body() form: ClubSponsorFormDto): Promise<ClubSponsorRow> {
    return this.sponsors.add(who, form);
  }

  /** Removes an added sponsor; matches that were one by it are parted. */
  @Delete('club-sponsors/:id')
  @ApiOkResponse({ type: MessageAnswer })
  @ApiErrors('CONFLICT')
  deleteClubSponsor(@CurrentUser() who: Identity, @Param('id', IdPipe) id: number): Promise<MessageAnswer> {
    return this.sponsors.remove(who, id);
  }
}
