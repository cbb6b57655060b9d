import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Members, Public } from '../../platform/access/access';
import { type Asker, Asking, CurrentAsker } from '../../platform/access/asking';
import { ApiErrors } from '../../platform/errors/api-errors';
import {
  EditorPicksPage,
  EditorPicksQuery,
  EditorRecordDto,
  EditorsAnswer,
  EditorSummaryDto,
} from './picks/dto/editors.dto';
import { EditorRecords } from './picks/record/editor-records';
import { EditorsService } from './editors.service';

@ApiTags('picks')
@Controller('editors')
export class EditorsController {
  constructor(
    private readonly editors: EditorsService,
    private readonly records: EditorRecords,
  ) {}

  /** What everybody may know of all authors who have a selection, the one with most of them first. */
  @Public()
  @Get()
  listEditors(): Promise<EditorsAnswer> {
    return this.records.list();
  }

  /** What everybody may know of an author's record: no selection, no match. */
  @Public()
  @Get(':author/summary')
  @ApiErrors('NOT_FOUND')
  readEditorSummary(@Param('author') author: string): Promise<EditorSummaryDto> {
    return this.editors.summary(author);
  }

  /** What an author's selections come to, one unit on each. */
  @Members()
  @Get(':author/record')
  @Asking()
  @ApiErrors('NOT_FOUND')
  readEditorRecord(@Param('author') author: string, @CurrentAsker() asker: Asker): Promise<EditorRecordDto> {
    return this.editors.record(author, asker);
  }

  /** All selections of an author, the lost ones and those of deleted posts too. */
  @Members()
  @Get(':author/picks')
  @ApiErrors('NOT_FOUND')
  listEditorPicks(
    @Param('author') author: string,
    @Query() { page, per_page }: EditorPicksQuery,
  ): Promise<EditorPicksPage> {
    return this.editors.picks(author, page ?? 1, per_page ?? 50);
  }
}
