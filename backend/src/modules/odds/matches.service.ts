import { Injectable } from '@nestjs/common';
import { Between, type FindOptionsWhere, In, MoreThan } from 'typeorm';
import { Archive } from '../../archive/client';
import type { FilterType } from '../../archive/question/odds-query';
import { ArchiveReader, oneSet } from '../../archive/reader';
import { type MatchDetails, toMatchDetails } from '../../archive/rows/match-details';
import type { MatchResult } from '../../archive/rows/match-results';
import type { NamedMatch, OddsRow } from '../../archive/rows/odds-row';
import { AppError } from '../../platform/errors/app-error';
import { Database } from '../../platform/database/database';
import { followMatches } from '../../platform/database/match-moves';
import { Match } from './entities/match.entity';

/** The scores of a match, and the revision of the archive that last changed it or its odds. */
export interface ChangedMatch extends MatchResult {
  id: number;
  revision: number;
}

const SCORES = {
  id: true,
  revision: true,
  home_ht_score: true,
  away_ht_score: true,
  home_ft_score: true,
  away_ft_score: true,
  first_goal: true,
  awarded: true,
} as const;

/** Matches by id or day as the database has them, inside the caller's transaction, for the modules beside the odds list. */
@Injectable()
export class MatchesService {
  private readonly reader: ArchiveReader;

  constructor(
    private readonly database: Database,
    private readonly archive: Archive,
  ) {
    this.reader = new ArchiveReader(
      (sql, params = []) => this.database.manager.query(sql, [...params]),
      database.type,
    );
  }

  /**
   * A match with both sets of its odds and what they say, or the one that it has become or was played as: links to it go on leading
   * somewhere.
   * @throws AppError NOT_FOUND
   */
  async details(id: number): Promise<MatchDetails> {
    const now = (await this.follow([id])).get(id);
    const found = (await this.findDetails(id)) ?? (now === undefined ? null : await this.findDetails(now));
    if (found === null) throw new AppError('NOT_FOUND');
    return found;
  }

  /** A match with a set of its odds, or the one that it has become or was played as; null when there is none. */
  async find(id: number, type: FilterType): Promise<OddsRow | null> {
    return (await this.readAsNow([id], type)).get(id) ?? null;
  }

  /** The named matches in the order of `ids`; one that is gone is left out. */
  read(ids: readonly number[], type: FilterType): Promise<OddsRow[]> {
    return this.reader.oddsRows(ids, type);
  }

  /**
   * Matches as they are now, by the ids that they are known under: one that is another one by now, or was played as
   * another one, is that one. One that is gone is left out.
   */
  async readAsNow(ids: readonly number[], type: FilterType): Promise<Map<number, OddsRow>> {
    const moved = await this.follow(ids);
    const now = (id: number): number => moved.get(id) ?? id;
    const found = await this.read([...new Set(ids.map(now))], type);
    const byId = new Map(found.map((row) => [row.id, row]));
    return new Map(ids.flatMap((id) => (byId.has(now(id)) ? [[id, byId.get(now(id))!] as const] : [])));
  }

  /** Where those of the matches are now that are another one by now or were played as another one. */
  follow(ids: readonly number[]): Promise<Map<number, number>> {
    return followMatches(this.database.manager, ids);
  }

  /** Number of the archive's last change. */
  revision(): Promise<number> {
    return this.reader.revision();
  }

  /** The matches of a day (`YYYY-MM-DD`) in order of kick-off, those of unknown time last. */
  async ofDay(date: string, type: FilterType): Promise<OddsRow[]> {
    return this.read(await this.reader.idsOfDay(date), type);
  }

  /**
   * The matches of some days (`YYYY-MM-DD`, both included) that have changed after a revision of the archive.
   * @returns with the revision up to which this is all; where nothing changed it is the same as before
   */
  async changedSince(
    revision: number,
    { from, to }: { from: string; to: string },
  ): Promise<{ revision: number; matches: ChangedMatch[] }> {
    const now = await this.revision();
    if (now === revision) return { revision, matches: [] };
    const matches = await this.readScores({ match_date: Between(from, to), revision: MoreThan(revision) });
    return { revision: now, matches };
  }

  /** The scores of the named matches; one that is gone is left out. */
  scoresOf(ids: readonly number[]): Promise<ChangedMatch[]> {
    return this.readScores({ id: In([...ids]) });
  }

  /** The teams that play on some days (`YYYY-MM-DD`), by id of their match. */
  namesOn(days: readonly string[]): Promise<NamedMatch[]> {
    return this.database.manager.find(Match, {
      select: { id: true, match_date: true, home_team: true, away_team: true },
      where: { match_date: In([...days]), retired: false },
      order: { id: 'ASC' },
    });
  }

  private readScores(where: FindOptionsWhere<Match>): Promise<ChangedMatch[]> {
    return this.database.manager.find(Match, { select: SCORES, where: { ...where, retired: false } });
  }

  private async findDetails(id: number): Promise<MatchDetails | null> {
    const [row] = await this.reader.rows([id]);
    const seenAt = await this.reader.seenAt(id);
    if (!row || !seenAt) return null;
    return toMatchDetails(oneSet(row, 1), oneSet(row, 2), seenAt, this.archive.calibration);
  }
}
