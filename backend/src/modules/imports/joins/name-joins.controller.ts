import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../platform/access/access';
import type { Identity } from '../../../platform/access/role';
import { ApiErrors } from '../../../platform/errors/api-errors';
import { IdPipe } from '../../../platform/http/id.pipe';
import { MessageAnswer } from '../../../platform/http/message-answer';
import { TableList, TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { JoinFormDto, JoinPreview, JoinPreviewQuery, NameJoinRow, wishOf } from '../dto/name-joins.dto';
import { NameJoinsService } from './name-joins.service';

/** Clubs and competitions that are one under two names. */
@ApiTags('archive names')
@Roles('admin')
@Controller('names')
export class NameJoinsController {
  constructor(private readonly joins: NameJoinsService) {}

  /** What joining two names would be about. */
  @Get('join')
  @ApiErrors('NOT_FOUND', 'CONFLICT')
  previewJoin(@Query() form: JoinPreviewQuery): Promise<JoinPreview> {
    return this.joins.preview(wishOf(form));
  }

  /** Joins two clubs of a country, or two competitions, with the matches they have. */
  @Post('join')
  @ApiErrors('NOT_FOUND', 'CONFLICT')
  joinNames(@CurrentUser() who: Identity, @Body() form: JoinFormDto): Promise<NameJoinRow> {
    return this.joins.join(who, wishOf(form));
  }

  /** The joins, newest first. */
  @Get('joins')
  @TableList(NameJoinRow)
  listNameJoins(@Query() query: TableListQuery): Promise<TablePage<NameJoinRow>> {
    return this.joins.list(query);
  }

  /** Takes two names apart again, with their matches. */
  @Delete('joins/:id')
  @ApiErrors('CONFLICT')
  partNames(@CurrentUser() who: Identity, @Param('id', IdPipe) id: number): Promise<MessageAnswer> {
    return this.joins.part(who, id);
  }
}
