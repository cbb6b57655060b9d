import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error';
import { OddsEngine } from '../odds/engine/odds-engine';
import { MatchesService } from '../odds/matches.service';
import type { Predicate } from '../odds/query/odds-query';
import type { BulletinFilter } from './bulletin-filter';
import { parseBulletinQuery } from './bulletin-query';
import { BULLETIN_STORED_COLUMNS, type BulletinRow, toBulletinRow } from './bulletin-row';
import { BulletinRepository } from './bulletin.repository';

/** The bulletin shows the opening odds. */
const OPENING = 1;

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
  ) {}

  /**
   * One page of matches that pass the filters, newest first.
   * @param params query parameters as they came
   * @throws AppError INVALID_FILTER with a sentence per parameter that can't be read
   */
  async list(params: Readonly<Record<string, unknown>>): Promise<BulletinPage> {
    const parsed = parseBulletinQuery(params);
    if (!parsed.ok) throw new AppError('INVALID_FILTER', { fields: parsed.errors });
    const { filters, page, perPage } = parsed.query;
    const predicates = await Promise.all(filters.map((filter) => this.toPredicate(filter)));
    const { ids, hasMore } = await this.engine.findPage({
      type: OPENING,
      predicates,
      page,
      perPage,
      fields: null,
    });
    const rows = await this.matches.read(ids, OPENING, BULLETIN_STORED_COLUMNS);
    return { items: rows.map(toBulletinRow), page, per_page: perPage, has_more: hasMore };
  }

  private async toPredicate(filter: BulletinFilter): Promise<Predicate> {
    if (filter.kind !== 'league') return filter;
    return { kind: 'competition', among: await this.repository.competitionsWith(filter.text) };
  }
}
