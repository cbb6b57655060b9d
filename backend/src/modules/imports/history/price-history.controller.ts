import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Members } from '../../../platform/access/access';
import { IdPipe } from '../../../platform/http/id.pipe';
import { PriceHistoryDto, PriceHistoryQuery } from '../dto/price-history.dto';
import { PriceHistoryService } from './price-history.service';

@ApiTags('odds')
@Members()
@Controller('price-history')
export class PriceHistoryController {
  constructor(private readonly history: PriceHistoryService) {}

  /** How the prices of a match moved until kick-off, as far as its sources say when they saw them. */
  @Get(':match_id')
  readPriceHistory(
    @Param('match_id', IdPipe) matchId: number,
    @Query() { column }: PriceHistoryQuery,
  ): Promise<PriceHistoryDto> {
    return this.history.read(matchId, column);
  }
}
