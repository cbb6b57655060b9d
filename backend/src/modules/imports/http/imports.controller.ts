import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  StreamableFile,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../platform/access/access';
import type { Identity } from '../../../platform/access/role';
import { ApiErrors } from '../../../platform/errors/api-errors';
import { IdPipe } from '../../../platform/http/id.pipe';
import { MessageAnswer } from '../../../platform/http/message-answer';
import { TableList } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { tr } from '../../../platform/locale/tr';
import { FORMAT_NAMES } from '../formats/registry';
import { UndoService } from '../undo/undo.service';
import { ImportHistoryService } from './import-history.service';
import { ImportRow, ImportsQuery, NewImportDto, QueuedImportDto } from '../dto/imports.dto';
import { UploadToDisk, type UploadedMatchFile } from './upload';
import { UploadsService } from './uploads.service';

@ApiTags('imports')
@Roles('admin')
@Controller('imports')
export class ImportsController {
  constructor(
    private readonly uploads: UploadsService,
    private readonly history: ImportHistoryService,
    private readonly undo: UndoService,
  ) {}

  /** Takes a match file in; it is imported in the background, after those that wait already. */
  @Post()
  @HttpCode(202)
  @UseInterceptors(UploadToDisk)
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary' },
        format: { type: 'string', enum: [...FORMAT_NAMES] },
        bookmaker: { type: 'string' },
        replace_demo: { type: 'boolean' },
      },
    },
  })
  async addImport(
    @CurrentUser() who: Identity,
    @UploadedFile() file: UploadedMatchFile | undefined,
    @Body() wish: NewImportDto,
  ): Promise<QueuedImportDto> {
    return { id: await this.uploads.accept(who, file, wish) };
  }

  /** The history of imports, newest first. */
  @Get()
  @TableList(ImportRow)
  listImports(@Query() query: ImportsQuery): Promise<TablePage<ImportRow>> {
    return this.history.list(query);
  }

  @Get(':id')
  readImport(@Param('id', IdPipe) id: number): Promise<ImportRow> {
    return this.history.read(id);
  }

  /** Every row left out and every warning, as CSV for spreadsheets. */
  @Get(':id/report')
  @Header('Cache-Control', 'private, no-store')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } })
  async readImportReport(@Param('id', IdPipe) id: number): Promise<StreamableFile> {
    return new StreamableFile(await this.history.openReport(id), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="ice-aktarma-${id}.csv"`,
    });
  }

  /** Takes an import back in the background: in the end the archive is as if its file had never come. */
  @Delete(':id')
  @HttpCode(202)
  @ApiErrors('CONFLICT')
  async deleteImport(@CurrentUser() who: Identity, @Param('id', IdPipe) id: number): Promise<MessageAnswer> {
    await this.undo.request(who, id);
    return { message: tr.imports.undoing };
  }
}
