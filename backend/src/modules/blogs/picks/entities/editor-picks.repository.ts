import { Injectable } from '@nestjs/common';
import { In, type SelectQueryBuilder } from 'typeorm';
import { Database } from '../../../../platform/database/database';
import { INVENTED_AFTER } from '../../../../platform/database/invented/invented';
import type { CountedPick } from '../record/record-figures';
import { PickRecordRow } from './pick-record-row.entity';
import { PickSelection } from './pick-selection.entity';
import { PickSettlement } from './pick-settlement.entity';

/** A selection for the figures of its author. */
export interface AuthoredPick extends CountedPick {
  readonly author: string;
}

/** A row of the record with its author, as it is settled now. */
export interface RecordedPick extends AuthoredPick {
  readonly seq: number;
}

/** Reads selections by their authors. */
@Injectable()
export class EditorPicksRepository {
  constructor(private readonly database: Database) {}

  /** How many rows the record has, its highest number, and how many settlements: equal ones mean that nothing changed. */
  async counts(): Promise<[rows: number, last: number | null, settlements: number]> {
    const { manager } = this.database;
    const last = await manager.maximum(PickRecordRow, 'seq');
    return [await manager.count(PickRecordRow), last, await manager.count(PickSettlement)];
  }

  /** Every name on the record, once for each spelling. */
  async authors(): Promise<string[]> {
    const rows = await this.database.manager
      .createQueryBuilder(PickRecordRow, 'row')
      .select('row.author', 'author')
      .distinct(true)
      .getRawMany<{ author: string }>();
    return rows.map(({ author }) => author);
  }

  /** Rows of the record in their order, from the one after `seq`. */
  recordedAfter(seq: number, limit: number): Promise<RecordedPick[]> {
    return this.withState()
      .where('row.seq > :seq', { seq })
      .orderBy('row.seq')
      .limit(limit)
      .getRawMany<RecordedPick>();
  }

  /** The selections that can still be changed. */
  async pending(): Promise<AuthoredPick[]> {
    const rows = await this.selections().getMany();
    return rows.map(({ post_id, post, match_date, odd }) => ({
      author: post.author,
      post_id,
      match_date,
      odd,
      state: 'open',
    }));
  }

  /** The selections that can still be changed, on posts of authors as folded. */
  pendingOf(authorFolded: string): Promise<PickSelection[]> {
    return this.selections().where('post.author_folded = :authorFolded', { authorFolded }).getMany();
  }

  /** How many rows of the record have one of these authors. */
  countRecorded(authors: readonly string[]): Promise<number> {
    return this.database.manager.countBy(PickRecordRow, { author: In([...authors]) });
  }

  /** Places in the record of rows of these authors, the latest kick-off first. */
  async recordedPage(authors: readonly string[], skip: number, take: number): Promise<number[]> {
    const rows = await this.database.manager.find(PickRecordRow, {
      select: { seq: true },
      where: { author: In([...authors]) },
      order: { match_date: 'DESC', match_time: 'DESC', seq: 'DESC' },
      skip,
      take,
    });
    return rows.map(({ seq }) => seq);
  }

  /** Rows of these authors that are not void, in their order. */
  async rowsNotVoid(authors: readonly string[]): Promise<PickRecordRow[]> {
    if (authors.length === 0) return [];
    return this.database.manager
      .createQueryBuilder(PickRecordRow, 'row')
      .leftJoin(PickSettlement, 'last', LAST)
      .where('row.author IN (:...authors)', { authors })
      .andWhere("COALESCE(last.state, 'open') <> 'void'")
      .orderBy('row.seq')
      .getMany();
  }

  /** Ids of the posts of which every selection that is not void has won, the latest on record first, invented ones last. */
  async wonCoupons(selections: number): Promise<number[]> {
    const rows = await this.withState()
      .select('row.post_id', 'post_id')
      .groupBy('row.post_id')
      .having('COUNT(*) >= :selections', { selections })
      .andHaving("SUM(CASE WHEN last.state = 'won' THEN 1 ELSE 0 END) > 0")
      .andHaving("SUM(CASE WHEN last.state IN ('won', 'void') THEN 0 ELSE 1 END) = 0")
      .orderBy(`CASE WHEN MAX(row.seq) > ${INVENTED_AFTER} THEN 1 ELSE 0 END`)
      .addOrderBy('MAX(row.seq)', 'DESC')
      .getRawMany<{ post_id: number }>();
    return rows.map(({ post_id }) => post_id);
  }

  private withState(): SelectQueryBuilder<PickRecordRow> {
    return this.database.manager
      .createQueryBuilder(PickRecordRow, 'row')
      .leftJoin(PickSettlement, 'last', LAST)
      .select('row.seq', 'seq')
      .addSelect('row.author', 'author')
      .addSelect('row.post_id', 'post_id')
      .addSelect('row.match_date', 'match_date')
      .addSelect('row.odd', 'odd')
      .addSelect("COALESCE(last.state, 'open')", 'state');
  }

  private selections(): SelectQueryBuilder<PickSelection> {
    return this.database.manager
      .createQueryBuilder(PickSelection, 'selection')
      .innerJoinAndSelect('selection.post', 'post')
      .orderBy('selection.id');
  }
}

const LAST = 'last.seq = row.seq AND last.is_current = 1';
