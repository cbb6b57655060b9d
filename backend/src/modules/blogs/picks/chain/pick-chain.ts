import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Clock } from '../../../../platform/time/clock';
import { lockArchive } from '../../../../platform/database/archive-revision';
import { Database } from '../../../../platform/database/database';
import { inventedPosts } from '../../../../platform/database/invented/invented';
import { MatchesService } from '../../../odds/matches.service';
import type { PickRecordHeadDto } from '../dto/pick-record.dto';
import type { PickRecordRow } from '../entities/pick-record-row.entity';
import { PickRecordRepository } from '../entities/pick-record.repository';
import type { PickSelection } from '../entities/pick-selection.entity';
import { PickSelectionsRepository } from '../entities/pick-selections.repository';
import { fixtureColumns } from '../../../../archive/rows/fixtures';
import { type Chain, placeOf, seqAt } from './chains';
import { NO_HASH, rowHash } from './row-hash';
import { PUBLISHED_STAYS } from './record-rules';

/**
 * The record of all selections: rows are only ever added, each with a hash over all before it in its chain. Whoever adds one holds
 * the archive's lock, so that no two processes add the same and prices stand still meanwhile.
 */
@Injectable()
export class PickChain {
  constructor(
    private readonly database: Database,
    private readonly record: PickRecordRepository,
    private readonly selections: PickSelectionsRepository,
    private readonly matches: MatchesService,
    private readonly clock: Clock,
  ) {}

  /** The number of rows of the public record and the hash of the last one. */
  head(): Promise<PickRecordHeadDto> {
    return this.headOf('public');
  }

  /**
   * Moves the selections of all posts that can't be changed any more to the record.
   * @param signal aborted: the rest is left for the next time
   */
  async sealLocked(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.selections.isAnyLocked(this.clock.now())))
      await this.database.transaction(async () => {
        await lockArchive(this.database.manager);
        await this.seal(await this.selections.lockedPosts(this.clock.now()));
      });
  }

  /** Moves the selections of these posts to the record, in this order; in a transaction that holds the archive's lock. */
  async seal(postIds: readonly number[]): Promise<void> {
    const heads = { public: await this.headOf('public'), invented: await this.headOf('invented') };
    const invented = await inventedPosts(this.database.manager, postIds);
    const selections = await this.selections.ofPosts(postIds);
    const ids = selections.map(({ match_id }) => match_id);
    const matches = await this.matches.readAsNow(ids, 2);
    const known = new Map([...matches].map(([id, match]) => [id, fixtureColumns(match)]));
    for (const postId of postIds) {
      const author = await this.selections.authorOfPost(postId);
      const chain = invented.has(postId) ? 'invented' : 'public';
      const head = heads[chain];
      const rows: PickRecordRow[] = [];
      for (const selection of selections.filter(({ post_id }) => post_id === postId)) {
        const nonce = randomBytes(16).toString('hex');
        const row = { ...recorded(selection, known.get(selection.match_id)), author, nonce };
        head.count += 1;
        const hashed = { ...row, seq: head.count, locked_at: row.locked_at.toISOString() };
        head.hash = rowHash(head.hash, hashed);
        rows.push({ ...row, seq: seqAt(chain, head.count), hash: head.hash });
      }
      await this.record.add(rows);
      await this.selections.replace(postId, []);
    }
  }

  private async headOf(chain: Chain): Promise<PickRecordHeadDto> {
    const last = await this.record.last(chain);
    return last === null ? { count: 0, hash: NO_HASH } : { count: placeOf(last.seq), hash: last.hash };
  }
}

/** A selection as it is recorded. @param known of its match by now; undefined when it is gone */
function recorded(
  { post_id, match_id, match_date, match_time, home_team, away_team, ...rest }: PickSelection,
  known: ReturnType<typeof fixtureColumns> | undefined,
): Omit<PickRecordRow, 'seq' | 'author' | 'nonce' | 'hash'> {
  const { odds_column, odd, locked_at, odd_at, source, probability } = rest;
  const before = { match_date, match_time, home_team, away_team };
  const price = { odd, locked_at, odd_at, source, probability };
  return { post_id, match_id, ...(known ?? before), odds_column, ...price, rules: PUBLISHED_STAYS };
}
