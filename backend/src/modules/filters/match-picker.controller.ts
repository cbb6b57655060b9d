import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Members } from '../../platform/access/access';
import type { Identity } from '../../platform/access/role';
import { ApiErrors } from '../../platform/errors/api-errors';
import {
  BulletinMatchId,
  BulletinMatchOption,
  DayQuery,
  MatchIdQuery,
  OddsMatchId,
  OddsMatchOption,
  PopulateDto,
  PopulatedFilterAnswer,
} from './dto/filters.dto';
import { MatchPickerService } from './match-picker.service';

@ApiTags('filters')
@Members()
@Controller()
export class MatchPickerController {
  constructor(private readonly picker: MatchPickerService) {}

  /** Today, tomorrow and the day after, in Istanbul. */
  @Get('match-dates')
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'string', format: 'date' } } })
  listMatchDates(): string[] {
    return this.picker.dates();
  }

  /** The matches of a day, for the bulletin's picker. */
  @Get('matches-by-date')
  listBulletinMatches(@Query() { date }: DayQuery): Promise<BulletinMatchOption[]> {
    return this.picker.bulletinOptions(date);
  }

  /** The matches of a day, for the picker of the odds tables. */
  @Get('kapanis-matches-by-date')
  listOddsMatches(@Query() { date }: DayQuery): Promise<OddsMatchOption[]> {
    return this.picker.oddsOptions(date);
  }

  @Get('get-match-id')
  @ApiErrors('NOT_FOUND')
  async readBulletinMatchId(@Query() query: MatchIdQuery): Promise<BulletinMatchId> {
    return { id: await this.picker.requireMatch(query.match_id) };
  }

  @Get('kapanis-get-match-id')
  @ApiErrors('NOT_FOUND')
  async readOddsMatchId(@Query() query: MatchIdQuery): Promise<OddsMatchId> {
    return { sys_match_id: await this.picker.requireMatch(query.match_id) };
  }

  /** Fills a saved filter of the bulletin (or of `filter_type`) with a match's own odds. */
  @Post('populate-filter')
  @HttpCode(200)
  @ApiErrors('NOT_FOUND')
  populateBulletinFilter(
    @CurrentUser() { userId }: Identity,
    @Body() body: PopulateDto,
  ): Promise<PopulatedFilterAnswer> {
    return this.picker.populate(userId, body, body.filter_type ?? 3);
  }

  /** Fills a saved filter of the closing odds (or of `filter_type`) with a match's own odds. */
  @Post('kapanis-populate-filter')
  @HttpCode(200)
  @ApiErrors('NOT_FOUND')
  populateOddsFilter(
    @CurrentUser() { userId }: Identity,
    @Body() body: PopulateDto,
  ): Promise<PopulatedFilterAnswer> {
    return this.picker.populate(userId, body, body.filter_type ?? 2);
  }
}
