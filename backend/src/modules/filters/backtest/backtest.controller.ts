import { Controller, Get, Logger, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Members } from '../../../platform/access/access';
import { type Asker, Asking, CurrentAsker } from '../../../platform/access/asking';
import { ApiErrors } from '../../../platform/errors/api-errors';
import { sendCsv } from '../../../platform/http/csv-file';
import { BacktestDto } from '../../odds/dto/backtest.dto';
import { ApiOddsFilters } from '../../odds/dto/odds-query.docs';
import { BacktestService } from './backtest.service';

const ApiSelection = () =>
  ApiQuery({ name: 'selection', type: String, example: 'over_25_odd', description: 'A column of odds.' });

@ApiTags('odds')
@Members()
@Controller('odd-backtest')
export class BacktestController {
  private readonly logger = new Logger(BacktestController.name);

  constructor(private readonly backtests: BacktestService) {}

  /** One unit on a selection in every settled match that passes the filters and has its price. */
  @Get()
  @Asking()
  @ApiOddsFilters()
  @ApiSelection()
  @ApiErrors('INVALID_FILTER')
  backtestOdds(@Query() params: Record<string, unknown>, @CurrentAsker() asker: Asker): Promise<BacktestDto> {
    return this.backtests.answer(params, asker);
  }

  /** The bets in order of kick-off, each with the profit up to it, as a CSV file for spreadsheets. */
  @Get('bets')
  @Asking()
  @ApiOddsFilters()
  @ApiSelection()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors('INVALID_FILTER')
  async exportBets(
    @Query() params: Record<string, unknown>,
    @CurrentAsker() asker: Asker,
    @Res() response: Response,
  ): Promise<void> {
    await sendCsv(response, await this.backtests.export(params, asker), this.logger);
  }
}
