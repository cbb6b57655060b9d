import { Controller, Get, Logger, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Members } from '../../../common/access/access';
import { CurrentWork, Heavy } from '../../../common/heavy/heavy';
import type { HeavyWork } from '../../../common/heavy/heavy-kinds';
import { ApiErrors } from '../../../common/errors/api-errors';
import { sendCsv } from '../../../common/http/csv-file';
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
  exportOdds(
    @Query() params: Record<string, unknown>,
    @CurrentWork() work: HeavyWork,
    @Res() response: Response,
  ): Promise<void> {
    return sendCsv(response, this.exports.begin(params, work.stillAllowed), this.logger);
  }
}
