import { Controller, Get, Logger, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../platform/access/access';
import { sendCsv } from '../../../platform/http/csv-file';
import { PickChain } from './chain/pick-chain';
import { PickRecordExport } from './chain/pick-record-export';
import { PickRecordHeadDto } from './dto/pick-record.dto';

@ApiTags('picks')
@Public()
@Controller()
export class PickRecordController {
  private readonly logger = new Logger(PickRecordController.name);

  constructor(
    private readonly chain: PickChain,
    private readonly exports: PickRecordExport,
  ) {}

  /** All selections whose post can't be changed any more, with the hashes that prove it, as a CSV file. */
  @Get('pick-record.csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportPickRecord(@Res() response: Response): Promise<void> {
    await sendCsv(response, this.exports.begin(), this.logger);
  }

  @Get('pick-record/head')
  readPickRecordHead(): Promise<PickRecordHeadDto> {
    return this.chain.head();
  }
}
