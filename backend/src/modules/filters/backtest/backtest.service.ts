import { Injectable } from '@nestjs/common';
import { Archive } from '../../../archive/client';
import { searchOf } from '../../../archive/question/question';
import type { Asker } from '../../../platform/access/asking';
import { type CsvFile, whileAllowed } from '../../../platform/http/csv-file';
import { Clock } from '../../../platform/time/clock';
import { istanbulDate } from '../../../platform/time/istanbul';
import type { BacktestDto } from '../../odds/dto/backtest.dto';
import { AskedQuestions } from '../../questions/asked-questions.service';
import { countedHash } from '../../questions/counting/counted-question';
import { type BacktestQuestion, readBacktestQuestion } from './question/backtest-question';

/** Whether a selection held over time. */
@Injectable()
export class BacktestService {
  constructor(
    private readonly archive: Archive,
    private readonly questions: AskedQuestions,
    private readonly clock: Clock,
  ) {}

  /**
   * What one unit on the selection in every settled match that passes the filters and has its price comes to. The
   * question counts once there is an answer.
   * @param params query parameters as they came
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  async answer(params: Readonly<Record<string, unknown>>, asker: Asker): Promise<BacktestDto> {
    const { selection, question } = this.questionOf(params);
    const search = searchOf(question);
    const figures = await this.archive.askFor({ kind: 'backtest', selection, search }, asker);
    this.questions.note(asker.member, countedHash(question), selection);
    const questions = await this.questions.of(asker.member);
    return { selection, filter_type: search.type, ...figures, questions };
  }

  /**
   * The bets in order of kick-off as a file. It answers the question as the backtest does, and counts as one.
   * @param params query parameters as they came; paging changes nothing
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  async export(params: Readonly<Record<string, unknown>>, asker: Asker): Promise<CsvFile> {
    const { selection, question } = this.questionOf(params);
    const search = searchOf(question);
    this.questions.note(asker.member, countedHash(question), selection);
    const set = search.type === 1 ? 'acilis' : 'kapanis';
    return {
      fileName: `donem-testi-${selection}-${set}-${istanbulDate(this.clock.now())}.csv`,
      pieces: whileAllowed(this.archive.file({ kind: 'bets', selection, search }, asker), asker.stillAllowed),
    };
  }

  private questionOf(params: Readonly<Record<string, unknown>>): BacktestQuestion {
    return readBacktestQuestion(params, istanbulDate(this.clock.now()));
  }
}
