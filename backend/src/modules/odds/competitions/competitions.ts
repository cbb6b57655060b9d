import { Injectable } from '@nestjs/common';
import { Archive, type Asker } from '../../../archive/client';
import { AppError } from '../../../platform/errors/app-error';
import type { TableListQuery } from '../../../platform/http/table-list';
import { TablePage } from '../../../platform/http/table-page';
import { tr } from '../../../platform/locale/tr';
import { archiveRevision, nextRevision } from '../../../platform/database/archive-revision';
import { Database } from '../../../platform/database/database';
import { foldText } from '../../../platform/text/fold';
import type { CompetitionRow } from '../dto/competitions.dto';
import { Competition } from '../entities/competition.entity';
import { Match } from '../entities/match.entity';

/** Milliseconds that an answer waits for the archive to know of the last change. */
const PATIENCE = 2_000;
const DEFAULT_PER_PAGE = 50;

type Ordered = string | number | null;

/** Names are compared as they are folded. */
const SORTABLE: Readonly<Record<string, (row: CompetitionRow) => Ordered>> = {
  id: ({ id }) => id,
  country_name: ({ country_name }) => foldText(country_name),
  competition_name: ({ competition_name }) => foldText(competition_name),
  league_code: ({ league_code }) => league_code,
  matches: ({ matches }) => matches,
  first_date: ({ first_date }) => first_date,
  last_date: ({ last_date }) => last_date,
};

/** The competitions of the archive. */
@Injectable()
export class Competitions {
  constructor(
    private readonly database: Database,
    private readonly archive: Archive,
  ) {}

  /**
   * All of them with their matches, or a page; those with most matches first.
   * @throws AppError VALIDATION_FAILED for what can't be sorted by
   */
  async list(
    { q = '', sort = 'matches', order, page, per_page }: TableListQuery,
    asker: Asker,
  ): Promise<TablePage<CompetitionRow>> {
    const valueOf = Object.hasOwn(SORTABLE, sort) ? SORTABLE[sort] : undefined;
    if (valueOf === undefined)
      throw new AppError('VALIDATION_FAILED', {
        fields: { sort: tr.validation.sortColumn(Object.keys(SORTABLE)) },
      });
    const falling = order === undefined ? sort === 'matches' || sort === 'id' : order === 'desc';
    const rows = (await this.rows(q, asker)).sort((a, b) => {
      const compared = compare(valueOf(a), valueOf(b));
      return (falling ? -compared : compared) || a.id - b.id;
    });
    if (page === undefined && per_page === undefined) return TablePage.of(rows, rows.length);
    const size = per_page ?? DEFAULT_PER_PAGE;
    const from = ((page ?? 1) - 1) * size;
    return TablePage.of(rows.slice(from, from + size), rows.length);
  }

  /** How many matches a competition has, and on which days the first and the last of them are. */
  async matchesOf(id: number): Promise<Pick<CompetitionRow, 'matches' | 'first_date' | 'last_date'>> {
    const row = await this.database.manager
      .createQueryBuilder(Match, 'm')
      .select('COUNT(*)', 'matches')
      .addSelect('MIN(m.match_date)', 'first_date')
      .addSelect('MAX(m.match_date)', 'last_date')
      .where('m.competition_id = :id AND m.retired = :no', { id, no: false })
      .getRawOne<{ matches: number | string; first_date: string | null; last_date: string | null }>();
    const { matches, first_date, last_date } = row!;
    return { matches: Number(matches), first_date, last_date };
  }

  find(id: number): Promise<Competition | null> {
    return this.database.manager.findOneBy(Competition, { id });
  }

  /** Changes a competition; the search indexes read its matches again. */
  async change(id: number, values: Partial<Competition>): Promise<void> {
    const { manager } = this.database;
    await manager.update(Competition, { id }, values);
    await manager.update(Match, { competition_id: id }, { revision: await nextRevision(manager) });
  }

  private async rows(q: string, asker: Asker): Promise<CompetitionRow[]> {
    const { manager } = this.database;
    const competitions = await manager.find(Competition);
    await this.archive.reach(await archiveRevision(manager), PATIENCE);
    const counted = await this.archive.askFor({ kind: 'competitions' }, asker);
    const byId = new Map(counted.map((each) => [each.id, each]));
    const wanted = foldText(q);
    return competitions
      .filter(
        ({ country_folded, name_folded, league_code }) =>
          country_folded.includes(wanted) ||
          name_folded.includes(wanted) ||
          foldText(league_code ?? '').includes(wanted),
      )
      .map((competition) => {
        const { matches = 0, first_date = null, last_date = null } = byId.get(competition.id) ?? {};
        return toCompetitionRow(competition, { matches, first_date, last_date });
      });
  }
}

/** Without a value comes first. */
function compare(a: Ordered, b: Ordered): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return a < b ? -1 : 1;
}

export const toCompetitionRow = (
  { id, country_name, name, league_code }: Competition,
  matches: Pick<CompetitionRow, 'matches' | 'first_date' | 'last_date'>,
): CompetitionRow => ({ id, country_name, competition_name: name, league_code, ...matches });
