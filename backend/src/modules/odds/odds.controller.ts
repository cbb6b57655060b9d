import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Members } from '../../common/access/access';
import { ApiErrors } from '../../common/errors/api-errors';
import { CurrentWork, Heavy } from '../../common/heavy/heavy';
import type { HeavyWork } from '../../common/heavy/heavy-kinds';
import { LISTED_GROUPS } from '../../archive/catalogue/column-list';
import { FILTER_RECIPES } from '../../archive/catalogue/filter-recipes';
import { LISTED_SECTIONS } from '../../archive/catalogue/market-sections';
import { ApiOddsFilters, ApiOddsGroups, ApiOddsPaging } from './dto/odds-query.docs';
import { OddColumnsDto, OddsPageDto } from './dto/odds.dto';
import { OddsSummaryDto } from './dto/odds-summary.dto';
import { OddsService } from './odds.service';

@ApiTags('odds')
@Members()
@Controller()
export class OddsController {
  constructor(private readonly odds: OddsService) {}

  /** Matches with their odds, newest first, filtered by any columns. */
  @Get('odd-list-full-view')
  @ApiOddsFilters()
  @ApiOddsPaging()
  @ApiOkResponse({ type: OddsPageDto })
  @ApiErrors('INVALID_FILTER')
  async listOdds(@Query() params: Record<string, unknown>, @Res() response: Response): Promise<void> {
    response.type('json').send(await this.odds.listAsJson(params));
  }

  /** What happened in all matches that the same filters find, selection by selection. */
  @Get('odd-summary')
  @Heavy('analysis')
  @ApiOddsFilters()
  @ApiOddsGroups()
  @ApiOkResponse({ type: OddsSummaryDto })
  @ApiErrors('INVALID_FILTER')
  summariseOdds(
    @Query() params: Record<string, unknown>,
    @CurrentWork() work: HeavyWork,
  ): Promise<OddsSummaryDto> {
    return this.odds.summarise(params, work.signal);
  }

  /** Groups and columns of the odds table, in order, and the ready recipes of filters. */
  @Get('odd-columns')
  @ApiOkResponse({ type: OddColumnsDto })
  listOddColumns(): OddColumnsDto {
    const recipes = FILTER_RECIPES.map(({ key, label }) => ({ key, label }));
    return { sections: LISTED_SECTIONS, groups: [...LISTED_GROUPS], recipes };
  }
}
