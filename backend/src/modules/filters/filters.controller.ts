import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Members } from '../../platform/access/access';
import type { Identity } from '../../platform/access/role';
import { ApiErrors } from '../../platform/errors/api-errors';
import { AppError } from '../../platform/errors/app-error';
import { IdPipe } from '../../platform/http/id.pipe';
import { MessageAnswer } from '../../platform/http/message-answer';
import { tr } from '../../platform/locale/tr';
import {
  DeleteFilterDto,
  DeleteFilterQuery,
  FilterAlertDto,
  FilterListQuery,
  FilterSelectionDto,
  SavedFilterAnswer,
  SavedFilterRow,
  SaveFilterDto,
} from './dto/filters.dto';
import { FiltersService } from './filters.service';

@ApiTags('filters')
@Members()
@Controller()
export class FiltersController {
  constructor(private readonly filters: FiltersService) {}

  /** The member's own saved filters, in order of their names. */
  @Get('get_filters')
  listFilters(
    @CurrentUser() { userId }: Identity,
    @Query() query: FilterListQuery,
  ): Promise<SavedFilterRow[]> {
    return this.filters.list(userId, query.filter_type);
  }

  /** Keeps the filters of a table under a name. */
  @Post('save-filter')
  @ApiErrors('INVALID_FILTER', 'FILTER_NAME_TAKEN', 'TOO_MANY_FILTERS', 'NOT_FOUND')
  saveFilter(@CurrentUser() { userId }: Identity, @Body() filter: SaveFilterDto): Promise<SavedFilterAnswer> {
    return this.filters.save(userId, filter);
  }

  /** Whether the member is told when a match of today or tomorrow fits. */
  @Put('filters/:id/alert')
  @ApiErrors('NOT_FOUND')
  setFilterAlert(
    @CurrentUser() { userId }: Identity,
    @Param('id', IdPipe) id: number,
    @Body() alert: FilterAlertDto,
  ): Promise<FilterAlertDto> {
    return this.filters.setAlert(userId, id, alert.enabled);
  }

  /** Gives a filter that was saved without a selection one, once; its record begins at this moment. */
  @Put('filters/:id/selection')
  @ApiErrors('NOT_FOUND', 'SELECTION_KEPT')
  setFilterSelection(
    @CurrentUser() { userId }: Identity,
    @Param('id', IdPipe) id: number,
    @Body() { selection }: FilterSelectionDto,
  ): Promise<SavedFilterRow> {
    return this.filters.setSelection(userId, id, selection);
  }

  /** The id may stand in the query or in the body. */
  @Delete('delete-filter')
  @ApiBody({ type: DeleteFilterDto, required: false })
  @ApiErrors('NOT_FOUND')
  deleteFilter(
    @CurrentUser() { userId }: Identity,
    @Query() query: DeleteFilterQuery,
    @Body() body: DeleteFilterDto,
  ): Promise<MessageAnswer> {
    const id = query.id ?? body.id;
    if (id == null)
      throw new AppError('VALIDATION_FAILED', { fields: { id: tr.validation.positiveInteger } });
    return this.filters.remove(userId, id);
  }
}
