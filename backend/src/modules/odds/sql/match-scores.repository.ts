import { Injectable } from '@nestjs/common';
import { Between, type FindOptionsWhere, In, MoreThan } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { Match } from '../entities/match.entity';
import type { MatchResult } from '../../../archive/rows/match-results';
import type { NamedMatch } from '../../../archive/rows/odds-row';
import { SELECT_REVISION } from '../../../platform/database/archive-revision';

/** The scores of a match, and the revision of the archive that last changed it or its odds. */
export interface ChangedMatch extends MatchResult {
  id: number;
  revision: number;
}

/** Tells what has changed in the archive, for those who showed it to somebody before. */
@Injectable()
export class MatchScoresRepository {
  constructor(private readonly database: Database) {}

  /**
   * The matches of some days (`YYYY-MM-DD`, both included) that have changed after a revision.
   * @returns with the revision up to which this is all; where nothing changed it is the same as before
   */
  async changedSince(
    revision: number,
    { from, to }: { from: string; to: string },
  ): Promise<{ revision: number; matches: ChangedMatch[] }> {
    const { manager } = this.database;
    const [now] = (await manager.query(SELECT_REVISION)) as [{ revision: number }];
    if (now.revision === revision) return { revision, matches: [] };
    const matches = await this.read({ match_date: Between(from, to), revision: MoreThan(revision) });
    return { revision: now.revision, matches };
  }

  /** The named matches; one that is gone is left out. */
  of(ids: readonly number[]): Promise<ChangedMatch[]> {
    return this.read({ id: In([...ids]) });
  }

  /** The teams that play on some days (`YYYY-MM-DD`), by id of their match. */
  namesOn(days: readonly string[]): Promise<NamedMatch[]> {
    return this.database.manager.find(Match, {
      select: { id: true, match_date: true, home_team: true, away_team: true },
      where: { match_date: In([...days]), retired: false },
      order: { id: 'ASC' },
    });
  }

  private read(where: FindOptionsWhere<Match>): Promise<ChangedMatch[]> {
    return this.database.manager.find(Match, { select: SCORES, where: { ...where, retired: false } });
  }
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
