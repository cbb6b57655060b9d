import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ScanAnswer } from '../../../archive/answers/scan';
import { Archive } from '../../../archive/client';
import { MatchDetails } from '../../../archive/rows/match-details';
import { Members } from '../../../platform/access/access';
import { type Asker, Asking, CurrentAsker } from '../../../platform/access/asking';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Clock } from '../../../platform/time/clock';
import { istanbulDate } from '../../../platform/time/istanbul';
import { AskedQuestions } from '../../questions/asked-questions.service';
import { hashOfParts } from '../../questions/counting/counted-question';
import { DayScanQuery, SimilarMatchesQuery } from '../dto/analysis-queries.dto';
import { SimilarMatchesDto } from '../dto/similar.dto';
import { MatchesService } from '../matches.service';

@ApiTags('odds')
@Members()
@Controller()
export class AnalysisController {
  constructor(
    private readonly archive: Archive,
    private readonly matches: MatchesService,
    private readonly clock: Clock,
    private readonly questions: AskedQuestions,
  ) {}

  /** A match with its opening and closing odds and the movement between them. */
  @Get('matches/:id')
  readMatch(@Param('id', IdPipe) id: number): Promise<MatchDetails> {
    return this.matches.details(id);
  }

  /** Played matches with an earlier kick-off whose prices say most nearly the same, and what happened in them. */
  @Get('matches/:id/similar')
  @Asking()
  @ApiOkResponse({ type: SimilarMatchesDto })
  async listSimilarMatches(
    @Param('id', IdPipe) id: number,
    @Query() query: SimilarMatchesQuery,
    @CurrentAsker() asker: Asker,
    @Res() response: Response,
  ): Promise<void> {
    const answer = await this.archive.ask({ kind: 'similar', id, ...query }, asker);
    const { fields: _, ...question } = query;
    this.questions.noteAnswer(asker.member, hashOfParts('similar', id, question), answer);
    response.type('json').send(answer);
  }

  /** What happened in past matches of the same odds, for all matches of a day. */
  @Get('scan')
  @Asking()
  @ApiOkResponse({ type: ScanAnswer })
  async scanDay(
    @Query() query: DayScanQuery,
    @CurrentAsker() asker: Asker,
    @Res() response: Response,
  ): Promise<void> {
    const date = query.date ?? istanbulDate(this.clock.now());
    response.type('json').send(await this.archive.ask({ kind: 'scan', ...query, date }, asker));
  }
}
