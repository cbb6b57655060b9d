import { Controller, Get, Logger, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { LISTED_GROUPS } from '../../archive/catalogue/column-list';
import { FILTER_RECIPES } from '../../archive/catalogue/filter-recipes';
import { LISTED_SECTIONS } from '../../archive/catalogue/market-sections';
import { Facet } from '../../archive/statistics/facets/facet';
import { OddsSummary } from '../../archive/statistics/summary/odds-summary';
import { Members } from '../../platform/access/access';
import { type Asker, Asking, CurrentAsker } from '../../platform/access/asking';
import { ApiErrors } from '../../platform/errors/api-errors';
import { sendCsv } from '../../platform/http/csv-file';
import { ApiFacet, ApiOddsFilters, ApiOddsGroups, ApiOddsPaging } from './dto/odds-query.docs';
import { ExampleQuestionDto, OddColumnsDto, OddsPage } from './dto/odds.dto';
import { OddsService } from './odds.service';

@ApiTags('odds')
@Members()
@Controller()
export class OddsController {
  private readonly logger = new Logger(OddsController.name);

  constructor(private readonly odds: OddsService) {}

  /** Matches with their odds, newest first, filtered by any columns. */
  @Get('odd-list-full-view')
  @ApiOddsFilters()
  @ApiOddsPaging()
  @ApiOkResponse({ type: OddsPage })
  @ApiErrors('INVALID_FILTER')
  async listOdds(@Query() params: Record<string, unknown>, @Res() response: Response): Promise<void> {
    response.type('json').send(await this.odds.listAsJson(params));
  }

  /** What happened in all matches that the same filters find, selection by selection. */
  @Get('odd-summary')
  @Asking()
  @ApiOddsFilters()
  @ApiOddsGroups()
  @ApiOkResponse({ type: OddsSummary })
  @ApiErrors('INVALID_FILTER')
  async summariseOdds(
    @Query() params: Record<string, unknown>,
    @CurrentAsker() asker: Asker,
    @Res() response: Response,
  ): Promise<void> {
    response.type('json').send(await this.odds.summarise(params, asker));
  }

  /**
   * How the matches divide by one column that the same filters find, its own left out. With a selection each part has the
   * rate at which it came in beside what was expected.
   */
  @Get('odd-facet')
  @Asking()
  @ApiFacet()
  @ApiOddsFilters()
  @ApiOkResponse({ type: Facet })
  @ApiErrors('INVALID_FILTER')
  async divideOdds(
    @Query() params: Record<string, unknown>,
    @CurrentAsker() asker: Asker,
    @Res() response: Response,
  ): Promise<void> {
    response.type('json').send(await this.odds.facet(params, asker));
  }

  /** All matches that pass the filters of the odds list as a CSV file for spreadsheets. */
  @Get('odd-export')
  @Asking()
  @ApiOddsFilters()
  @ApiQuery({ name: 'fields', required: false, description: 'Names of the wanted values, in this order.' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors('INVALID_FILTER')
  exportOdds(
    @Query() params: Record<string, unknown>,
    @CurrentAsker() asker: Asker,
    @Res() response: Response,
  ): Promise<void> {
    return sendCsv(response, this.odds.export(params, asker), this.logger);
  }

  /** Questions that mean something in any archive, with how many matches each finds by now. */
  @Get('example-questions')
  listExampleQuestions(): Promise<ExampleQuestionDto[]> {
    return this.odds.examples();
  }

  /** Groups and columns of the odds table, in order, and the ready recipes of filters. */
  @Get('odd-columns')
  listOddColumns(): OddColumnsDto {
    const recipes = FILTER_RECIPES.map(({ key, label }) => ({ key, label }));
    return { sections: LISTED_SECTIONS, groups: [...LISTED_GROUPS], recipes };
  }
}
