import { Controller, Get, Logger, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, Members } from '../../common/access/access';
import type { Identity } from '../../common/access/role';
import { ApiErrors } from '../../common/errors/api-errors';
import { CurrentWork, Heavy } from '../../common/heavy/heavy';
import type { HeavyWork } from '../../common/heavy/heavy-kinds';
import { sendCsv } from '../../common/http/csv-file';
import { BacktestDto } from '../odds/dto/backtest.dto';
import { ApiOddsFilters } from '../odds/dto/odds-query.docs';
import { BacktestService } from './backtest.service';
import { BetsExportService } from './bets-export.service';

const ApiSelection = () =>
  ApiQuery({ name: 'selection', type: String, example: 'over_25_odd', description: 'A column of odds.' });

@ApiTags('odds')
@Members()
@Controller('odd-backtest')
export class BacktestController {
  private readonly logger = new Logger(BacktestController.name);

  constructor(
    private readonly backtests: BacktestService,
    private readonly exports: BetsExportService,
  ) {}

  /** One unit on a selection in every settled match that passes the filters and has its price. */
  @Get()
  @Heavy('analysis')
  @ApiOddsFilters()
  @ApiSelection()
  @ApiOkResponse({ type: BacktestDto })
  @ApiErrors('INVALID_FILTER')
  backtestOdds(
    @CurrentUser() { userId }: Identity,
    @Query() params: Record<string, unknown>,
    @CurrentWork() work: HeavyWork,
  ): Promise<BacktestDto> {
    return this.backtests.answer(userId, params, work.signal);
  }

  /** The bets in order of kick-off, each with the profit up to it, as a CSV file for spreadsheets. */
  @Get('bets')
  @Heavy('export')
  @ApiOddsFilters()
  @ApiSelection()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors('INVALID_FILTER')
  async exportBets(
    @CurrentUser() { userId }: Identity,
    @Query() params: Record<string, unknown>,
    @CurrentWork() work: HeavyWork,
    @Res() response: Response,
  ): Promise<void> {
    await sendCsv(response, await this.exports.begin(userId, params, work), this.logger);
  }
}
