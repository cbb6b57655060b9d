import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, LoggedIn, Roles } from '../../platform/access/access';
import { DURATION_TYPES } from '../../platform/access/durations';
import type { Identity } from '../../platform/access/role';
import { ApiErrors } from '../../platform/errors/api-errors';
import { IdPipe } from '../../platform/http/id.pipe';
import { type ReceivedFile, SingleFile } from '../../platform/http/single-file';
import { TableList } from '../../platform/http/table-list';
import type { TablePage } from '../../platform/http/table-page';
import { tr } from '../../platform/locale/tr';
import { referenceCode } from '../users/names/reference-code';
import { PackageDto, ReceiptRow, ReceiptsQuery, ReferenceAnswer, RejectionDto } from './dto/payments.dto';
import { PaymentsService } from './payments.service';
import { ReceiptDecisions } from './receipt-decisions.service';

const MAX_RECEIPT_BYTES = 5 * 1024 * 1024;

@ApiTags('payments')
@LoggedIn()
@Controller('receipts')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly decisions: ReceiptDecisions,
  ) {}

  /** One's own receipts; for admins all. */
  @Get()
  @TableList(ReceiptRow)
  listReceipts(@CurrentUser() who: Identity, @Query() query: ReceiptsQuery): Promise<TablePage<ReceiptRow>> {
    return this.payments.list(who, query);
  }

  /** The code to write into the description of a bank transfer. */
  @Get('reference')
  readReference(@CurrentUser() { userId }: Identity): ReferenceAnswer {
    return { reference_code: referenceCode(userId) };
  }

  /** Sends the receipt of a bank transfer in: a PDF of at most 5 MiB. */
  @Post()
  @SingleFile('file', { maxBytes: MAX_RECEIPT_BYTES, tooLarge: tr.payments.tooLarge })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file', 'duration_type'],
      properties: {
        file: { type: 'string', format: 'binary' },
        duration_type: { type: 'string', enum: DURATION_TYPES },
      },
    },
  })
  @ApiErrors('CONFLICT', 'TOO_MANY_REQUESTS')
  sendReceipt(
    @CurrentUser() who: Identity,
    @Body() form: PackageDto,
    @UploadedFile() file: ReceivedFile | undefined,
  ): Promise<ReceiptRow> {
    return this.payments.send(who, form, file);
  }

  /** The PDF, for its owner and for admins. */
  @Get(':id/file')
  @Header('Cache-Control', 'private, no-store')
  @Header('Content-Security-Policy', "sandbox; default-src 'none'")
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  async readReceiptFile(
    @CurrentUser() who: Identity,
    @Param('id', IdPipe) id: number,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.payments.open(who, id), {
      type: 'application/pdf',
      disposition: `attachment; filename="dekont-${id}.pdf"`,
    });
  }

  /** Grants a package for a receipt. */
  @Roles('admin')
  @Post(':id/approve')
  @HttpCode(200)
  @ApiErrors('RECEIPT_DECIDED')
  approveReceipt(
    @CurrentUser() who: Identity,
    @Param('id', IdPipe) id: number,
    @Body() granted: PackageDto,
  ): Promise<ReceiptRow> {
    return this.decisions.approve(who, id, granted);
  }

  @Roles('admin')
  @Post(':id/reject')
  @HttpCode(200)
  @ApiErrors('RECEIPT_DECIDED')
  rejectReceipt(
    @CurrentUser() who: Identity,
    @Param('id', IdPipe) id: number,
    @Body() rejection: RejectionDto,
  ): Promise<ReceiptRow> {
    return this.decisions.reject(who, id, rejection);
  }
}
