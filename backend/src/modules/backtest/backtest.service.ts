import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/time/clock';
import { istanbulDate } from '../../common/time/istanbul';
import { type Backtest, backtest } from '../../archive/statistics/backtest/backtest';
import { type CompetitionBets, competitionsOf } from '../../archive/statistics/backtest/competitions';
import { kickOffOrder } from '../../archive/statistics/backtest/kick-off-order';
import type { BacktestDto, CompetitionTotalsDto } from '../odds/dto/backtest.dto';
import { ArchiveAnswers } from '../odds/engine/archive-answers';
import { OddsBets } from '../odds/engine/odds-bets';
import { MatchesService } from '../odds/matches.service';
import type { FilterType } from '../../archive/question/odds-query';
import { AskedQuestionsService } from './asked-questions.service';
import { type BacktestQuestion, readBacktestQuestion } from './question/backtest-question';

/** What doesn't depend on who asks. */
interface Answer {
  readonly figures: Backtest;
  readonly competitions: readonly CompetitionBets[];
}

/** Whether a selection held over time. */
@Injectable()
export class BacktestService {
  constructor(
    private readonly bets: OddsBets,
    private readonly answers: ArchiveAnswers,
    private readonly matches: MatchesService,
    private readonly questions: AskedQuestionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * What one unit on the selection in every settled match that passes the filters and has its price comes to. The
   * question counts once there is an answer.
   * @param params query parameters as they came
   * @param signal ends the work, which then throws its reason
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  async answer(
    userId: number,
    params: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<BacktestDto> {
    const question = readBacktestQuestion(params, istanbulDate(this.clock.now()));
    const { selection, search } = question;
    const { figures, competitions } = await this.answers.get(
      ['backtest', selection, search],
      (end) => this.work(question, end),
      signal,
    );
    const questions = await this.questions.note(userId, question);
    return {
      selection,
      filter_type: search.type,
      ...figures,
      competitions: await this.named(competitions, search.type),
      questions,
    };
  }

  private async work({ selection, search }: BacktestQuestion, signal: AbortSignal): Promise<Answer> {
    const bets = await this.bets.collect(selection, search, signal);
    return { figures: backtest(bets, kickOffOrder(bets)), competitions: competitionsOf(bets) };
  }

  /** One whose matches are deleted at this moment is left out. */
  private async named(
    competitions: readonly CompetitionBets[],
    type: FilterType,
  ): Promise<CompetitionTotalsDto[]> {
    const rows = await this.matches.read(
      competitions.map(({ match }) => match),
      type,
      [],
    );
    const matches = new Map(rows.map(({ match }) => [match.id, match]));
    return competitions.flatMap(({ match: id, ...totals }) => {
      const match = matches.get(id);
      if (match === undefined) return [];
      const { country_name, competition_name } = match;
      return [{ country_name, competition_name, ...totals }];
    });
  }
}
