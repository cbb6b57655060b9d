import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Members } from '../../../common/access/access';
import { CurrentWork, Heavy } from '../../../common/heavy/heavy';
import type { HeavyWork } from '../../../common/heavy/heavy-kinds';
import { IdPipe } from '../../../common/http/id.pipe';
import { sendJson } from '../../../common/http/send-json';
import { DayScanQuery, SimilarMatchesQuery } from '../dto/analysis-queries.dto';
import { ScannedDayDto } from '../dto/day-scan.dto';
import { DayScanService } from './day-scan.service';
import { MatchDetailsDto } from '../dto/match-details.dto';
import type { MatchDetails } from './match-details';
import { MatchDetailsService } from './match-details.service';
import { SimilarMatchesDto } from '../dto/similar-matches.dto';
import { SimilarMatchesService } from './similar-matches.service';

@ApiTags('odds')
@Members()
@Controller()
export class AnalysisController {
  constructor(
    private readonly details: MatchDetailsService,
    private readonly similar: SimilarMatchesService,
    private readonly dayScan: DayScanService,
  ) {}

  /** A match with its opening and closing odds and the movement between them. */
  @Get('matches/:id')
  @ApiOkResponse({ type: MatchDetailsDto })
  readMatch(@Param('id', IdPipe) id: number): Promise<MatchDetails> {
    return this.details.read(id);
  }

  /** Played matches with an earlier kick-off whose prices say most nearly the same, and what happened in them. */
  @Get('matches/:id/similar')
  @Heavy('analysis')
  @ApiOkResponse({ type: SimilarMatchesDto })
  listSimilarMatches(
    @Param('id', IdPipe) id: number,
    @Query() query: SimilarMatchesQuery,
    @CurrentWork() work: HeavyWork,
  ): Promise<SimilarMatchesDto> {
    return this.similar.find(id, query, work.signal);
  }

  /** What happened in past matches with the same odds, for all matches of a day. */
  @Get('scan')
  @Heavy('analysis')
  @ApiOkResponse({ type: ScannedDayDto })
  async scanDay(
    @Query() query: DayScanQuery,
    @CurrentWork() work: HeavyWork,
    @Res() response: Response,
  ): Promise<void> {
    const scanned = await this.dayScan.scan(query, work.signal);
    work.workedOut();
    await sendJson(response, scanned, 'matches');
  }
}
