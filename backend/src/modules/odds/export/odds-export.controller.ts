import { Controller, Get, Logger, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Members } from '../../../common/access/access';
import { AppError } from '../../../common/errors/app-error';
import { CurrentWork, Heavy } from '../../../common/heavy/heavy';
import type { HeavyWork } from '../../../common/heavy/heavy-kinds';
import { ApiErrors } from '../../../common/errors/api-errors';
import { ApiOddsFilters } from '../dto/odds-query.docs';
import { OddsExportService } from './odds-export.service';

@ApiTags('odds')
@Members()
@Controller()
export class OddsExportController {
  private readonly logger = new Logger(OddsExportController.name);

  constructor(private readonly exports: OddsExportService) {}

  /** All matches that pass the filters of the odds list as a CSV file for spreadsheets. */
  @Get('odd-export')
  @Heavy('export')
  @ApiOddsFilters()
  @ApiQuery({ name: 'fields', required: false, description: 'Names of the wanted values, in this order.' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors('INVALID_FILTER')
  async exportOdds(
    @Query() params: Record<string, unknown>,
    @CurrentWork() work: HeavyWork,
    @Res() response: Response,
  ): Promise<void> {
    const { fileName, pieces } = this.exports.begin(params, work.stillAllowed);
    response.status(200).set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store',
    });
    try {
      await pipeline(Readable.from(pieces), response);
    } catch (error) {
      // the status is out: the only way to say that the file is not whole is to break it off
      response.destroy();
      if (error instanceof AppError) this.logger.log({ code: error.code }, 'An export was broken off');
      else if (!isClientGone(error)) this.logger.error({ err: error as Error }, 'An export broke off');
    }
  }
}

const isClientGone = (error: unknown): boolean =>
  (error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE';
