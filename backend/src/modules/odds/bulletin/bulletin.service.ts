import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { foldText } from '../../../platform/text/fold';
import { Clock } from '../../../platform/time/clock';
import { addDays, istanbulDate } from '../../../platform/time/istanbul';
import { daysBetween, FIRST_DAY, LAST_DAY } from '../../../archive/answers/days';
import { Archive, type View } from '../../../archive/client';
import { type OddsSearch, OLDEST_FIRST, type Predicate } from '../../../archive/question/odds-query';
import type { OddsRow } from '../../../archive/rows/odds-row';
import type { BulletinFilter } from '../../../archive/question/bulletin-filters';
import { DEFAULT_PER_PAGE, PAGING } from '../../../archive/question/parameters';
import { type AnyQuestion, readBulletinQuestion, searchOf } from '../../../archive/question/question';
import { refuseUnreadable } from '../../../archive/question/read-query';
import type { BulletinPageDto } from './dto/bulletin.dto';
import { toBulletinRow } from './table/bulletin-row';

/** The bulletin shows the opening odds. */
const OPENING = 1;

/** A competition as the bulletin names it. */
interface NamedCompetition {
  readonly id: number;
  /** Its code (or name, where it has none), folded. */
  readonly shown: string;
}

/** The matches from today on and the archive behind them, in the earlier and simpler table. */
@Injectable()
export class BulletinService {
  constructor(
    private readonly archive: Archive,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * One page of matches that pass the filters: those from today on, soonest first, then the archive, newest first.
   * @param params query parameters as they came
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  async list(params: Readonly<Record<string, unknown>>): Promise<BulletinPageDto> {
    const { question, values, errors } = readBulletinQuestion(params, PAGING, this.today());
    refuseUnreadable(errors);
    const { page = 1, per_page: perPage = DEFAULT_PER_PAGE } = values;
    const { predicates } = await this.searcher()(question);
    const { rows, hasMore } = await this.archive.view((view) =>
      this.pageOf(view, predicates, (page - 1) * perPage, perPage),
    );
    const items = rows.map(toBulletinRow);
    return { items, page, per_page: perPage, has_more: hasMore };
  }

  /**
   * Turns questions, also to the odds tables, into searches. The competitions, which the bulletin's codes are looked up in,
   * are read once for all questions that one searcher is given.
   */
  searcher(): (question: AnyQuestion) => Promise<OddsSearch> {
    let competitions: Promise<NamedCompetition[]> | undefined;
    const toPredicate = async (filter: BulletinFilter): Promise<Predicate> => {
      if (filter.kind !== 'league') return filter;
      competitions ??= this.competitions();
      const found = (await competitions).filter(
        ({ shown }) => filter.texts.some((text) => shown.includes(text)) !== filter.negated,
      );
      return { kind: 'competition', ids: found.map(({ id }) => id) };
    };
    return async (question) => {
      const conditions = question.conditions.map(async ({ column, filter }) => ({
        column,
        filter: await toPredicate(filter),
      }));
      return searchOf({ ...question, conditions: await Promise.all(conditions) });
    };
  }

  private async competitions(): Promise<NamedCompetition[]> {
    const rows = await this.database.manager.query<NamedCompetition[]>(
      'SELECT id, COALESCE(league_code, name) AS shown FROM competitions ORDER BY id',
    );
    return rows.map(({ id, shown }) => ({ id, shown: foldText(shown) }));
  }

  /** So many matches from a place on: those from today on, soonest first, then the others, newest first. */
  private async pageOf(
    view: View,
    predicates: readonly Predicate[],
    from: number,
    count: number,
  ): Promise<{ rows: OddsRow[]; hasMore: boolean }> {
    const today = this.today();
    const coming = [...predicates, daysBetween(today, LAST_DAY)];
    const all = await view.count({ type: OPENING, predicates: coming });
    const next = { type: OPENING, predicates: coming, sort: OLDEST_FIRST } as const;
    const first = from < all ? await view.page(next, from, count) : { rows: [] };
    const past = [...predicates, daysBetween(FIRST_DAY, addDays(today, -1))];
    const left = count - first.rows.length;
    const rest = await view.page({ type: OPENING, predicates: past }, Math.max(0, from - all), left);
    return { rows: [...first.rows, ...rest.rows], hasMore: rest.hasMore || all > from + count };
  }

  private today(): string {
    return istanbulDate(this.clock.now());
  }
}
