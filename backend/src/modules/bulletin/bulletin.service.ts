import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/time/clock';
import { addDays, istanbulDate } from '../../common/time/istanbul';
import { type FoundPage, OddsEngine } from '../odds/engine/odds-engine';
import { MatchesService } from '../odds/matches.service';
import type { OddsSearch, Predicate } from '../../archive/question/odds-query';
import { DEFAULT_PER_PAGE, type OddsParameters, PAGING, readPlayed } from '../../archive/question/parameters';
import { type ParameterReaders, readQuery, refuseUnreadable } from '../../archive/question/read-query';
import { BULLETIN_FILTERS, type BulletinFilter } from './table/bulletin-filters';
import { BULLETIN_STORED_COLUMNS, type BulletinRow, toBulletinRow } from './table/bulletin-row';
import { BulletinRepository, type NamedCompetition } from './table/bulletin.repository';

/** The bulletin shows the opening odds. */
const OPENING = 1;

/** What may be asked of the bulletin beside filters. */
const PARAMETERS: ParameterReaders<Pick<OddsParameters, 'page' | 'per_page' | 'played'>> = {
  ...PAGING,
  played: readPlayed,
};

/** Days before and after all matches. */
const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/** Matches to come that are fetched at a time. */
const PART = 5_000;

const days = (from: string, to: string): Predicate => ({ kind: 'dates', field: 'match_date', from, to });

/** One page of the bulletin. */
export interface BulletinPage {
  items: BulletinRow[];
  page: number;
  per_page: number;
  has_more: boolean;
}

/** The matches from today on and the archive behind them, in the earlier and simpler table. */
@Injectable()
export class BulletinService {
  constructor(
    private readonly engine: OddsEngine,
    private readonly matches: MatchesService,
    private readonly repository: BulletinRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * One page of matches that pass the filters: those from today on, soonest first, then the archive, newest first.
   * @param params query parameters as they came
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  async list(params: Readonly<Record<string, unknown>>): Promise<BulletinPage> {
    const { values, filters, errors } = readQuery(params, PARAMETERS, BULLETIN_FILTERS, this.today());
    refuseUnreadable(errors);
    const { page = 1, per_page: perPage = DEFAULT_PER_PAGE, played } = values;
    const conditions = await this.predicateReader()(filters);
    const predicates = played ? [...conditions, played] : conditions;
    const { ids, hasMore } = await this.findPage(predicates, page, perPage);
    const rows = await this.matches.read(ids, OPENING, BULLETIN_STORED_COLUMNS);
    return { items: rows.map(toBulletinRow), page, per_page: perPage, has_more: hasMore };
  }

  /**
   * Turns texts under the bulletin's names of columns into searches. The competitions, which codes are looked up in, are
   * read once for all texts that one reader is given.
   * @returns the reader, which throws AppError INVALID_FILTER with a sentence per text that can't be read
   */
  searchReader(): (texts: Readonly<Record<string, unknown>>) => Promise<OddsSearch> {
    const toPredicates = this.predicateReader();
    const today = this.today();
    return async (texts) => {
      const { filters, errors } = readQuery(texts, {}, BULLETIN_FILTERS, today);
      refuseUnreadable(errors);
      return { type: OPENING, predicates: await toPredicates(filters) };
    };
  }

  private predicateReader(): (filters: readonly BulletinFilter[]) => Promise<Predicate[]> {
    let competitions: Promise<NamedCompetition[]> | undefined;
    const toPredicate = async (filter: BulletinFilter): Promise<Predicate> => {
      if (filter.kind !== 'league') return filter;
      competitions ??= this.repository.competitions();
      const among = (await competitions).filter(({ shown }) => shown.includes(filter.text));
      return { kind: 'competition', among: among.map(({ key }) => key) };
    };
    return (filters) => Promise.all(filters.map(toPredicate));
  }

  private async findPage(
    predicates: readonly Predicate[],
    page: number,
    perPage: number,
  ): Promise<FoundPage> {
    const today = this.today();
    const coming: number[] = [];
    const query = { type: OPENING, predicates: [...predicates, days(today, LAST_DAY)] } as const;
    for await (const ids of this.engine.eachId(query, PART)) coming.push(...ids);
    coming.reverse();
    const from = (page - 1) * perPage;
    const ids = coming.slice(from, from + perPage);
    const past = [...predicates, days(FIRST_DAY, addDays(today, -1))];
    const rest = await this.findFrom(past, Math.max(0, from - coming.length), perPage - ids.length);
    return { ids: [...ids, ...rest.ids], hasMore: rest.hasMore || coming.length > from + perPage };
  }

  private today(): string {
    return istanbulDate(this.clock.now());
  }

  /** So many matches from a place on, newest first: both may be 0. */
  private async findFrom(predicates: readonly Predicate[], from: number, count: number): Promise<FoundPage> {
    // pages as large as the part begin before it and end after it
    const perPage = Math.max(1, count);
    const page = Math.floor(from / perPage) + 1;
    const skipped = from % perPage;
    const find = (at: number): Promise<FoundPage> =>
      this.engine.findPage({ type: OPENING, predicates, page: at, perPage });
    const first = await find(page);
    if (count === 0) return { ids: [], hasMore: first.ids.length > 0 };
    if (skipped === 0) return first;
    const second = first.hasMore ? await find(page + 1) : { ids: [], hasMore: false };
    const ids = [...first.ids, ...second.ids].slice(skipped, skipped + count);
    return { ids, hasMore: second.hasMore || second.ids.length > skipped };
  }
}
