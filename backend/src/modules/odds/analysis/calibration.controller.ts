import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalibrationDetails } from '../../../archive/statistics/judging/calibration-details';
import { Members } from '../../../platform/access/access';
import { ApiErrors } from '../../../platform/errors/api-errors';
import { type Asker, Asking, CurrentAsker } from '../../../platform/access/asking';
import { ApiOddsFilters } from '../dto/odds-query.docs';
import { ApiCalibrationQuery, CalibrationDto } from '../dto/calibration.dto';
import { CalibrationService } from './calibration.service';

@ApiTags('odds')
@Members()
@Controller('calibration')
export class CalibrationController {
  constructor(private readonly calibration: CalibrationService) {}

  /** How reliable the prices of a market are: each match judged by what the matches before its season taught. */
  @Get()
  @Asking()
  @ApiOddsFilters()
  @ApiCalibrationQuery()
  @ApiErrors('INVALID_FILTER')
  judgeOdds(@Query() params: Record<string, unknown>, @CurrentAsker() asker: Asker): Promise<CalibrationDto> {
    return this.calibration.report(params, asker);
  }

  /** The same matches by season and source, by price, and by how prices moved. */
  @Get('details')
  @Asking()
  @ApiOddsFilters()
  @ApiCalibrationQuery()
  @ApiErrors('INVALID_FILTER')
  judgeOddsInDetail(
    @Query() params: Record<string, unknown>,
    @CurrentAsker() asker: Asker,
  ): Promise<CalibrationDetails> {
    return this.calibration.details(params, asker);
  }
}
