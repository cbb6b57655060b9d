import { Injectable } from '@nestjs/common';
import type { HeavyWork } from '../../common/heavy/heavy-kinds';
import { type CsvFile, csvPieces } from '../../common/http/csv-file';
import { Clock } from '../../common/time/clock';
import { istanbulDate } from '../../common/time/istanbul';
import { kickOffOrder } from '../../archive/statistics/backtest/kick-off-order';
import { OddsBets } from '../odds/engine/odds-bets';
import { MatchesService } from '../odds/matches.service';
import { AskedQuestionsService } from './asked-questions.service';
import { BetLines } from './export/bet-lines';
import { readBacktestQuestion } from './question/backtest-question';

/** Bets that are read and written in one go: few enough not to hold up other answers. */
const BETS_AT_ONCE = 200;

/** The bets of a backtest as a file for spreadsheets. */
@Injectable()
export class BetsExportService {
  constructor(
    private readonly bets: OddsBets,
    private readonly matches: MatchesService,
    private readonly questions: AskedQuestionsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins a file of the bets in order of kick-off. It answers the question as the backtest does, and counts as one.
   * @param params query parameters as they came; paging changes nothing
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  async begin(
    userId: number,
    params: Readonly<Record<string, unknown>>,
    { signal, stillAllowed }: HeavyWork,
  ): Promise<CsvFile> {
    const day = istanbulDate(this.clock.now());
    const question = readBacktestQuestion(params, day);
    const { selection, search } = question;
    const bets = await this.bets.collect(selection, search, signal);
    await this.questions.note(userId, question);
    const order = kickOffOrder(bets);
    const lines = new BetLines(selection, bets);
    const linesOf = async (part: Uint32Array): Promise<string> => {
      const ids = Array.from(part, (bet) => bets.ids[bet]!);
      const rows = await this.matches.read(ids, search.type, []);
      const matches = new Map(rows.map(({ match }) => [match.id, match]));
      // a match that is deleted meanwhile is left out, and its profit too
      return Array.from(part, (bet, at) => {
        const match = matches.get(ids[at]!);
        return match === undefined ? '' : lines.next(bet, match);
      }).join('');
    };
    const set = search.type === 1 ? 'acilis' : 'kapanis';
    return {
      fileName: `donem-testi-${selection}-${set}-${day}.csv`,
      pieces: csvPieces(lines.head, partsOf(order), linesOf, stillAllowed),
    };
  }
}

function* partsOf(order: Uint32Array): Generator<Uint32Array> {
  for (let from = 0; from < order.length; from += BETS_AT_ONCE)
    yield order.subarray(from, from + BETS_AT_ONCE);
}
