import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../../platform/database/database';
import { type Chain, inChain } from '../chain/chains';
import type { PickState } from '../settling/pick-state';
import { PickRecordRow } from './pick-record-row.entity';
import { PickSettlement } from './pick-settlement.entity';

/** What is known of how a row of the record is settled. */
export interface KnownSettlement {
  readonly state: PickState;
  readonly home_ft_score: number | null;
  readonly away_ft_score: number | null;
}

/** A row of the record with its last settlement, which is number 0 while there is none. */
export interface SettledRow extends KnownSettlement {
  readonly row: PickRecordRow;
  readonly number: number;
}

/** How a row is settled from now on; `number` is that of its last settlement, 0 for none. */
export interface NewSettlement extends KnownSettlement {
  readonly seq: number;
  readonly number: number;
}

@Injectable()
export class PickRecordRepository {
  constructor(private readonly database: Database) {}

  /** The last row of a chain; null while there is none. */
  async last(chain: Chain): Promise<PickRecordRow | null> {
    const [row] = await this.database.manager.find(PickRecordRow, {
      where: { seq: inChain(chain) },
      order: { seq: 'DESC' },
      take: 1,
    });
    return row ?? null;
  }

  async add(rows: readonly PickRecordRow[]): Promise<void> {
    await this.database.manager.insert(PickRecordRow, [...rows]);
  }

  holdsPost(postId: number): Promise<boolean> {
    return this.database.manager.existsBy(PickRecordRow, { post_id: postId });
  }

  /** The rows of these posts in their order. */
  ofPosts(postIds: readonly number[]): Promise<PickRecordRow[]> {
    if (postIds.length === 0) return Promise.resolve([]);
    return this.database.manager.find(PickRecordRow, {
      where: { post_id: In([...postIds]) },
      order: { seq: 'ASC' },
    });
  }

  /** All settlements of these rows, the earliest first. */
  settlements(seqs: readonly number[]): Promise<PickSettlement[]> {
    if (seqs.length === 0) return Promise.resolve([]);
    return this.database.manager.find(PickSettlement, {
      where: { seq: In([...seqs]) },
      order: { seq: 'ASC', number: 'ASC' },
    });
  }

  /** Rows that may have to be settled (anew): open and void ones, and those whose match changed, is gone or has moved. */
  async unsettled(revision: number): Promise<number[]> {
    const rows = await this.database.manager.query<{ seq: number }[]>(
      'SELECT r.seq AS seq FROM pick_record r' +
        ' LEFT JOIN pick_settlements s ON s.seq = r.seq AND s.is_current = 1' +
        ' LEFT JOIN matches m ON m.id = r.match_id' +
        ' LEFT JOIN match_moves v ON v.match_id = r.match_id' +
        " WHERE s.seq IS NULL OR s.state IN ('open', 'void') OR m.id IS NULL OR m.revision > ?" +
        ' OR v.match_id IS NOT NULL' +
        ' ORDER BY r.seq',
      [revision],
    );
    return rows.map(({ seq }) => seq);
  }

  /** These rows with how they are settled. */
  async settled(seqs: readonly number[]): Promise<SettledRow[]> {
    const where = { seq: In([...seqs]) };
    const { manager } = this.database;
    const rows = await manager.find(PickRecordRow, { where, order: { seq: 'ASC' } });
    const current = await manager.find(PickSettlement, { where: { ...where, is_current: true } });
    const bySeq = new Map(current.map((each) => [each.seq, each]));
    return rows.map((row) => ({ row, ...(bySeq.get(row.seq) ?? OPEN) }));
  }

  /** Settles rows, each after the settlement of its number. */
  async settle(changes: readonly NewSettlement[], at: Date): Promise<void> {
    const { manager } = this.database;
    for (const { seq, number } of changes)
      if (number > 0) await manager.update(PickSettlement, { seq, number }, { is_current: false });
    await manager.insert(
      PickSettlement,
      changes.map(({ seq, number, state, home_ft_score, away_ft_score }) => ({
        ...{ seq, number: number + 1, state, home_ft_score, away_ft_score },
        ...{ settled_at: at, is_current: true },
      })),
    );
  }
}

const OPEN = { number: 0, state: 'open', home_ft_score: null, away_ft_score: null } as const;
