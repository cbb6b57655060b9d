import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Members } from '../../../common/access/access';
import { ApiErrors } from '../../../common/errors/api-errors';
import { CurrentWork, Heavy } from '../../../common/heavy/heavy';
import type { HeavyWork } from '../../../common/heavy/heavy-kinds';
import { ApiOddsFilters } from '../dto/odds-query.docs';
import { ApiCalibrationQuery, CalibrationDetailsDto, CalibrationDto } from '../dto/calibration.dto';
import { CalibrationService } from './calibration.service';

@ApiTags('odds')
@Members()
@Controller('calibration')
export class CalibrationController {
  constructor(private readonly calibration: CalibrationService) {}

  /** How reliable the prices of a market are: each match judged by what earlier seasons taught. */
  @Get()
  @Heavy('analysis')
  @ApiOddsFilters()
  @ApiCalibrationQuery()
  @ApiOkResponse({ type: CalibrationDto })
  @ApiErrors('INVALID_FILTER')
  judgeOdds(
    @Query() params: Record<string, unknown>,
    @CurrentWork() work: HeavyWork,
  ): Promise<CalibrationDto> {
    return this.calibration.report(params, work.signal);
  }

  /** The same matches by season and source, by price, and by how prices moved. */
  @Get('details')
  @Heavy('analysis')
  @ApiOddsFilters()
  @ApiCalibrationQuery()
  @ApiOkResponse({ type: CalibrationDetailsDto })
  @ApiErrors('INVALID_FILTER')
  judgeOddsInDetail(
    @Query() params: Record<string, unknown>,
    @CurrentWork() work: HeavyWork,
  ): Promise<CalibrationDetailsDto> {
    return this.calibration.details(params, work.signal);
  }
}
