import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Members } from '../../common/access/access';
import { LISTED_GROUPS } from './catalogue/column-list';
import { ApiOddsFilters, ApiOddsPaging } from './odds-query.docs';
import { OddColumnsDto, OddsPageDto } from './odds.dto';
import { OddsService } from './odds.service';

@ApiTags('odds')
@ApiBearerAuth()
@Members()
@Controller()
export class OddsController {
  constructor(private readonly odds: OddsService) {}

  /** Matches with their odds, newest first, filtered by any columns. */
  @Get('odd-list-full-view')
  @ApiOddsFilters()
  @ApiOddsPaging()
  @ApiOkResponse({ type: OddsPageDto })
  listOdds(@Query() params: Record<string, unknown>): Promise<OddsPageDto> {
    return this.odds.list(params);
  }

  /** Groups and columns of the odds table, in order. */
  @Get('odd-columns')
  @ApiOkResponse({ type: OddColumnsDto })
  listOddColumns(): OddColumnsDto {
    return { groups: [...LISTED_GROUPS] };
  }
}
