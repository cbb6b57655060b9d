import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual } from 'typeorm';
import { Database, type NewRow } from '../../../../platform/database/database';
import { storedInstant } from '../../../../platform/database/stored-instant';
import { lastChangeable } from '../selections/changeable';
import { Blog } from '../../entities/blog.entity';
import { PickSelection } from './pick-selection.entity';

/** Posts that one transaction moves to the record. */
const POSTS_AT_ONCE = 50;

@Injectable()
export class PickSelectionsRepository {
  constructor(private readonly database: Database) {}

  /** The selections of these posts, in the order of each. */
  ofPosts(postIds: readonly number[]): Promise<PickSelection[]> {
    if (postIds.length === 0) return Promise.resolve([]);
    return this.database.manager.find(PickSelection, {
      where: { post_id: In([...postIds]) },
      order: { post_id: 'ASC', place: 'ASC' },
    });
  }

  /** All that can still be changed. */
  all(): Promise<PickSelection[]> {
    return this.database.manager.find(PickSelection, { order: { id: 'ASC' } });
  }

  /** Puts these in place of a post's selections. */
  async replace(postId: number, rows: readonly NewRow<PickSelection>[]): Promise<void> {
    await this.database.manager.delete(PickSelection, { post_id: postId });
    if (rows.length > 0) await this.database.manager.insert(PickSelection, [...rows]);
  }

  async update(id: number, values: Partial<PickSelection>): Promise<void> {
    await this.database.manager.update(PickSelection, { id }, values);
  }

  /** Whether any can't be changed any more. */
  isAnyLocked(now: Date): Promise<boolean> {
    return this.database.manager.existsBy(PickSelection, [
      { kick_off: LessThanOrEqual(now) },
      { published_at: LessThanOrEqual(lastChangeable(now)) },
      { published_at: IsNull(), locked_at: LessThanOrEqual(lastChangeable(now)) },
    ]);
  }

  /** Posts whose selections can't be changed any more, in the order of their publication; a part of them where they are many. */
  async lockedPosts(now: Date): Promise<number[]> {
    const rows = await this.database.manager
      .createQueryBuilder(PickSelection, 'selection')
      .select('selection.post_id', 'post_id')
      .addSelect('MIN(COALESCE(selection.published_at, selection.locked_at))', 'published')
      .groupBy('selection.post_id')
      .having('MIN(selection.kick_off) <= :now', { now: storedInstant(now.getTime()) })
      .orHaving('MIN(COALESCE(selection.published_at, selection.locked_at)) <= :until', {
        until: storedInstant(lastChangeable(now).getTime()),
      })
      .orderBy('published')
      .addOrderBy('selection.post_id')
      .limit(POSTS_AT_ONCE)
      .getRawMany<{ post_id: number }>();
    return rows.map(({ post_id }) => post_id);
  }

  /** The author of a post, as written there. */
  async authorOfPost(postId: number): Promise<string> {
    const post = await this.database.manager.findOneOrFail(Blog, {
      select: { id: true, author: true },
      where: { id: postId },
    });
    return post.author;
  }
}
