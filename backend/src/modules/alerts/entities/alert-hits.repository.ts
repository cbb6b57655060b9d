import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { bulkInsert } from '../../../platform/database/bulk-insert';
import { Database } from '../../../platform/database/database';
import { storedInstant } from '../../../platform/database/stored-instant';
import { AlertHit } from './alert-hit.entity';

/** A filter and a match that fits it. */
export interface Pair {
  readonly filterId: number;
  readonly matchId: number;
}

export type NewHit = Pick<AlertHit, 'filter_id' | 'match_id' | 'user_id' | 'message' | 'prices'>;

/** Numbers that one statement may name, with room to spare on every database. */
const PART = 10_000;

@Injectable()
export class AlertHitsRepository {
  constructor(private readonly database: Database) {}

  /** Those of the pairs that nobody has been told of, in their order. */
  async untold<P extends Pair>(pairs: readonly P[]): Promise<P[]> {
    const filterIds = [...new Set(pairs.map(({ filterId }) => filterId))];
    const matchIds = [...new Set(pairs.map(({ matchId }) => matchId))];
    const told = new Set<string>();
    for (let from = 0; from < filterIds.length; from += PART) {
      const rows = await this.database.manager
        .createQueryBuilder(AlertHit, 'hit')
        .select(['hit.filter_id AS filter_id', 'hit.match_id AS match_id'])
        .where('hit.filter_id IN (:...filterIds)', { filterIds: filterIds.slice(from, from + PART) })
        .andWhere('hit.match_id IN (:...matchIds)', { matchIds })
        .getRawMany<{ filter_id: number; match_id: number }>();
      for (const row of rows) told.add(`${row.filter_id}-${row.match_id}`);
    }
    return pairs.filter(({ filterId, matchId }) => !told.has(`${filterId}-${matchId}`));
  }

  /** Notes what is being told. @throws a duplicate key when another process was quicker with one of them */
  async add(hits: readonly NewHit[], foundAt: Date): Promise<void> {
    const at = storedInstant(foundAt.getTime());
    await bulkInsert(
      this.database.manager,
      'alert_hits',
      ['filter_id', 'match_id', 'user_id', 'message', 'prices', 'found_at'],
      hits.map((hit) => [hit.filter_id, hit.match_id, hit.user_id, hit.message, hit.prices, at]),
    );
  }

  /** What a message lists, by kick-off, unknown times at the end of their day. */
  ofMessage(userId: number, message: string): Promise<AlertHit[]> {
    return this.database.manager
      .createQueryBuilder(AlertHit, 'hit')
      .innerJoin('hit.match', 'm')
      .where('hit.user_id = :userId AND hit.message = :message', { userId, message })
      .orderBy('m.match_date')
      .addOrderBy("COALESCE(m.match_time, '99:99')")
      .addOrderBy('m.id')
      .getMany();
  }

  ofUser(userId: number): Promise<AlertHit[]> {
    return this.database.manager.find(AlertHit, {
      where: { user_id: userId },
      order: { found_at: 'ASC', filter_id: 'ASC', match_id: 'ASC' },
    });
  }

  async removeFoundBefore(instant: Date): Promise<void> {
    await this.database.manager.delete(AlertHit, { found_at: LessThan(instant) });
  }
}
