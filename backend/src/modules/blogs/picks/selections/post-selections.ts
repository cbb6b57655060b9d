import { Inject, Injectable } from '@nestjs/common';
import { type EntityTarget, In } from 'typeorm';
import { AppError } from '../../../../platform/errors/app-error';
import { type Settings, SETTINGS } from '../../../../platform/config/settings';
import { foldText } from '../../../../platform/text/fold';
import { Clock } from '../../../../platform/time/clock';
import { SteadyTime } from '../../../../platform/time/steady-time';
import { lockArchive } from '../../../../platform/database/archive-revision';
import { Database } from '../../../../platform/database/database';
import { MatchesService } from '../../../odds/matches.service';
import { PickChain } from '../chain/pick-chain';
import type { WantedSelection } from '../dto/selections-field';
import type { Picked } from '../entities/picked.entity';
import { PickChange } from '../entities/pick-change.entity';
import { PickRecordRow } from '../entities/pick-record-row.entity';
import { PickRecordRepository } from '../entities/pick-record.repository';
import { PickSelection } from '../entities/pick-selection.entity';
import { PickSelectionsRepository } from '../entities/pick-selections.repository';
import { hasBegun } from '../../../../archive/rows/fixtures';
import { PickFixtures } from '../fixtures/pick-fixtures';
import { lockedSelections } from './locked-selections';
import { WithdrawnPick } from '../entities/withdrawn-pick.entity';
import { RepeatedPicks } from '../record/repeated-picks';
import { firstPublished, lastChangeable } from './changeable';
import { changedSelection, type OfPost, ofPosts } from './of-post';

/** The selections of posts: their prices are locked when they are chosen, they themselves minutes after publication. */
@Injectable()
export class PostSelections {
  constructor(
    private readonly database: Database,
    private readonly selections: PickSelectionsRepository,
    private readonly record: PickRecordRepository,
    private readonly chain: PickChain,
    private readonly fixtures: PickFixtures,
    private readonly matches: MatchesService,
    private readonly clock: Clock,
    private readonly time: SteadyTime,
    private readonly repeated: RepeatedPicks,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'pickPriceHours'>,
  ) {}

  /** What stands on posts beside their text, by the post's id; every id has an entry. */
  async of(postIds: readonly number[]): Promise<Map<number, OfPost>> {
    const open = await this.selections.ofPosts(postIds);
    const rows = await this.record.ofPosts(postIds);
    const settlements = await this.record.settlements(rows.map(({ seq }) => seq));
    const changes = await this.changesOf(postIds);
    const repeated = await this.repeated.among([...open, ...rows]);
    return ofPosts(postIds, { open, rows, settlements, changes, repeated });
  }

  /** How many posts have a selection on each of these matches; those that nobody picked have no entry. */
  async countByMatch(matchIds: readonly number[]): Promise<Map<number, number>> {
    const counts = new Map<number, number>();
    if (matchIds.length === 0) return counts;
    for (const entity of [PickSelection, PickRecordRow] as EntityTarget<Picked>[]) {
      const rows = await this.database.manager
        .createQueryBuilder(entity, 'picked')
        .select('picked.match_id', 'match_id')
        .addSelect('COUNT(DISTINCT picked.post_id)', 'posts')
        .where('picked.match_id IN (:...matchIds)', { matchIds })
        .groupBy('picked.match_id')
        .getRawMany<{ match_id: number; posts: number | string }>();
      for (const { match_id: id, posts } of rows) counts.set(id, (counts.get(id) ?? 0) + Number(posts));
    }
    return counts;
  }

  /**
   * The selections as a part of what is written of their post: those that stay keep their price, the others get the archive's latest.
   * @param wanted undefined: they stay as they are
   * @param isNew the post is new: what it begins with is no change
   * @param renamed the post whose author changes: what can't be changed any more is recorded under the one before
   * @returns its `write` throws AppError PICK_LOCKED once they can't be changed any more, VALIDATION_FAILED for one that can't be
   * picked, PRICE_TOO_OLD for a price that nobody has seen for hours, PRICE_CHANGED where the editor saw another price
   */
  partOfPost(
    wanted: readonly WantedSelection[] | undefined,
    { isNew = false, renamed }: { isNew?: boolean; renamed?: number } = {},
  ) {
    const selections = isNew && wanted?.length === 0 ? undefined : wanted;
    if (selections === undefined && renamed === undefined) return undefined;
    return {
      lock: async () => {
        await this.lock();
        if (renamed !== undefined && (await this.isLocked(renamed))) await this.seal(renamed);
      },
      write: (postId: number) =>
        selections === undefined
          ? Promise.resolve({ before: {}, after: {} })
          : this.set(postId, selections, isNew),
    };
  }

  /** Before a post is deleted: the first statements of that transaction. */
  async lock(): Promise<void> {
    await lockArchive(this.database.manager);
  }

  /**
   * Prepares the deletion of a post under the lock: what was published stays in the record.
   * @returns what the admins' record says of what could still have been changed
   */
  async remove(postId: number): Promise<object> {
    const open = await this.selections.ofPosts([postId]);
    if (open.length === 0) return {};
    await this.seal(postId);
    return { selections: open.map(changedSelection) };
  }

  private async isLocked(postId: number): Promise<boolean> {
    const now = this.clock.now();
    const current = await this.selections.ofPosts([postId]);
    const publishedAt = firstPublished(current);
    return (
      publishedAt !== null && (publishedAt <= lastChangeable(now) || (await this.hasBegun(current, now)))
    );
  }

  private async seal(postId: number): Promise<void> {
    if ((await this.selections.ofPosts([postId])).length === 0) return;
    this.time.requireSteady();
    await this.chain.seal([postId]);
  }

  private async set(
    postId: number,
    wanted: readonly WantedSelection[],
    isNew: boolean,
  ): Promise<{ before: object; after: object }> {
    // one instant decides all: kick-off may come between two looks at the clock
    const now = this.clock.now();
    const current = await this.selections.ofPosts([postId]);
    const withdrawn = await this.database.manager.findBy(WithdrawnPick, { post_id: postId });
    const publishedAt = firstPublished([...current, ...withdrawn]) ?? now;
    if (publishedAt <= lastChangeable(now)) throw new AppError('PICK_LOCKED');
    if ((await this.record.holdsPost(postId)) || (await this.hasBegun(current, now)))
      throw new AppError('PICK_LOCKED');
    const fixtures = await this.fixtures.latest([...new Set(wanted.map(({ match_id }) => match_id))]);
    const priceHours = this.settings.pickPriceHours;
    const next = lockedSelections(wanted, {
      ...{ postId, current, withdrawn, publishedAt, priceHours, fixtures, now },
    });
    await this.selections.replace(postId, next);
    const removed = current.filter((one) => !next.some((other) => isSame(one, other)));
    const added = next.filter((one) => !current.some((other) => isSame(one, other)));
    await this.keepWithdrawn(postId, { removed, added, publishedAt });
    if (!isNew && removed.length + added.length > 0)
      await this.database.manager.insert(PickChange, {
        post_id: postId,
        changed_at: now,
        removed: JSON.stringify(removed.map(changedSelection)),
        added: JSON.stringify(added.map(changedSelection)),
      });
    return {
      before: { selections: current.map(changedSelection) },
      after: { selections: next.map(changedSelection) },
    };
  }

  /** What is taken out is kept; what is put back stands on the post again. */
  private async keepWithdrawn(
    postId: number,
    { removed, added, publishedAt }: { removed: PickSelection[]; added: Chosen[]; publishedAt: Date },
  ): Promise<void> {
    const { manager } = this.database;
    for (const { match_id, odds_column } of added)
      await manager.delete(WithdrawnPick, { post_id: postId, match_id, odds_column });
    if (removed.length === 0) return;
    const author_folded = foldText(await this.selections.authorOfPost(postId));
    await manager.insert(
      WithdrawnPick,
      removed.map(({ id: _1, place: _2, kick_off: _3, post: _4, ...selection }) => ({
        ...selection,
        author_folded,
        published_at: publishedAt,
      })),
    );
  }

  /** Whether a match of selections may have kicked off, as the archive knows it at this instant. */
  private async hasBegun(current: readonly PickSelection[], now: Date): Promise<boolean> {
    if (current.some(({ kick_off }) => kick_off <= now)) return true;
    const ids = current.map(({ match_id }) => match_id);
    const matches = await this.matches.readAsNow(ids, 2);
    return [...matches.values()].some((match) => hasBegun(match, now));
  }

  private changesOf(postIds: readonly number[]): Promise<PickChange[]> {
    if (postIds.length === 0) return Promise.resolve([]);
    return this.database.manager.find(PickChange, {
      where: { post_id: In([...postIds]) },
      order: { id: 'ASC' },
    });
  }
}

interface Chosen {
  match_id: number;
  odds_column: string;
}

const isSame = (one: Chosen, other: Chosen): boolean =>
  one.match_id === other.match_id && one.odds_column === other.odds_column;
