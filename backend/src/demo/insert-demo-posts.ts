import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { istanbulDate } from '../platform/time/istanbul';
import { Blog } from '../modules/blogs/entities/blog.entity';
import { postColumns } from '../modules/blogs/posts/post-values';
import { commentColumns } from '../modules/comments/entities/comment-columns';
import { Comment } from '../modules/comments/entities/comment.entity';
import { TOMBSTONE } from '../modules/comments/thread/thread';
import type { ImageStore } from '../modules/images/store/image-store';
import { marketOf } from '../archive/catalogue/columns';
import { PickChange } from '../modules/blogs/picks/entities/pick-change.entity';
import { PickSelection } from '../modules/blogs/picks/entities/pick-selection.entity';
import { kickOffInstant } from '../archive/rows/fixtures';
import { CHANGEABLE_FOR } from '../modules/blogs/picks/selections/changeable';
import { changedSelection } from '../modules/blogs/picks/selections/of-post';
import { User } from '../modules/users/entities/user.entity';
import { WinnersClubEntry } from '../modules/blogs/winners-club/entities/winners-club-entry.entity';
import { lockArchive } from '../platform/database/archive-revision';
import type { NewRow } from '../platform/database/database';
import { inTransaction } from '../platform/database/transaction';
import { type BulletinMatch, readDemoBulletin, statedProbability, usualPrice } from './demo-bulletin';
import {
  DEMO_COMMENTS,
  DEMO_FIELDS,
  DEMO_WINNERS,
  type DemoPick,
  earlierPicks,
  EARLIEST_HOURS_AGO,
  hoursBefore,
  latestPicks,
} from './demo-posts';

/** Rows of an insert: fewer parameters than SQLite takes. */
const ROWS_AT_ONCE = 500;

type Post = Pick<DemoPick, 'blogname' | 'feedback' | 'author' | 'date' | 'picture'>;

/**
 * Puts the demo picks with their selections and comments, and the winners, into a site that has none, once the demo
 * matches and accounts are there. Two processes that start at once do it once.
 */
export async function insertDemoPosts(dataSource: DataSource, images: ImageStore, now: Date): Promise<void> {
  if (await hasPosts(dataSource.manager)) return;
  const matches = await readDemoBulletin(dataSource, {
    from: istanbulDate(hoursBefore(now, EARLIEST_HOURS_AGO)),
    to: istanbulDate(now),
    fields: [...new Set(DEMO_FIELDS.flatMap((field) => marketOf(field).columns.map((each) => each.field)))],
  });
  const picks = [
    ...latestPicks(matches, now),
    ...earlierPicks(matches, now).filter(({ selections }) => selections.length > 0),
  ];
  const winners = DEMO_WINNERS.map((post) => ({ ...post, date: hoursBefore(now, post.hoursAgo) }));
  const names = new Map<Post, string>();
  for (const post of [...picks, ...winners])
    if (post.picture !== null)
      names.set(post, await images.add(await readFile(join(__dirname, 'pictures', post.picture))));
  const inserted = await inTransaction(dataSource, async (manager) => {
    await lockArchive(manager);
    if (await hasPosts(manager)) return false;
    const ids: number[] = [];
    for (const pick of picks) {
      const edited_at = pick.isEdited ? hoursBefore(pick.date, -1) : null;
      ids.push(await insert(manager, Blog, { ...columnsOf(pick, names), edited_at }));
    }
    for (const winner of winners) await insert(manager, WinnersClubEntry, columnsOf(winner, names));
    await insertSelections(manager, picks, ids);
    await insertComments(manager, ids, now);
    return true;
  });
  if (!inserted) for (const name of names.values()) await images.remove(name);
}

async function hasPosts(manager: EntityManager): Promise<boolean> {
  return (await manager.existsBy(Blog, {})) || (await manager.existsBy(WinnersClubEntry, {}));
}

async function insert<T extends object>(
  manager: EntityManager,
  entity: new () => T,
  columns: object,
): Promise<number> {
  return (await manager.insert(entity, columns)).identifiers[0]!.id as number;
}

const columnsOf = (post: Post, names: ReadonlyMap<Post, string>) => {
  const { blogname, feedback, author, date } = post;
  const image_filename = names.get(post) ?? null;
  return { ...postColumns({ blogname, feedback, author, date, image_filename }), is_demo: true };
};

/** Writes the selections of picks as if their authors had chosen them; the site itself moves them to the record. */
async function insertSelections(
  manager: EntityManager,
  picks: readonly DemoPick[],
  ids: readonly number[],
): Promise<void> {
  const rows = picks.flatMap((pick, at) => selectionRows(pick, ids[at]!));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await manager.insert(PickSelection, rows.slice(from, from + ROWS_AT_ONCE));
  const changes = picks.flatMap((pick, at) => (pick.isChanged ? changesOf(pick, ids[at]!) : []));
  if (changes.length > 0) await manager.insert(PickChange, changes);
}

const selectionRows = (pick: DemoPick, post_id: number): NewRow<PickSelection>[] =>
  pick.selections.map(({ match, field, price }, place) => ({
    post_id,
    place,
    match_id: match.id,
    ...matchColumns(match),
    odds_column: field,
    odd: price,
    locked_at: pick.isChanged && place === 0 ? changedAt(pick) : pick.date,
    published_at: pick.date,
    odd_at: pick.date,
    source: 'demo',
    probability: statedProbability(match, field),
    kick_off: kickOffInstant(matchColumns(match)),
  }));

function changesOf(pick: DemoPick, post_id: number): NewRow<PickChange>[] {
  const first = pick.selections[0];
  if (first === undefined) return [];
  const { match, field, price } = first;
  const before = (['ft_1_odd', 'ft_x_odd', 'ft_2_odd'] as const).find(
    (each) => each !== field && usualPrice(match, each) !== null,
  );
  if (before === undefined) return [];
  const listed = (odds_column: string, odd: number) =>
    JSON.stringify([changedSelection({ match_id: match.id, ...matchColumns(match), odds_column, odd })]);
  const removed = listed(before, match.prices[before]!);
  return [{ post_id, changed_at: changedAt(pick), removed, added: listed(field, price) }];
}

/** In the minutes in which selections may be changed. */
const changedAt = ({ date }: DemoPick): Date => new Date(date.getTime() + CHANGEABLE_FOR / 2);

const matchColumns = ({ date, time, home, away }: BulletinMatch) => ({
  match_date: date,
  match_time: time,
  home_team: home,
  away_team: away,
});

async function insertComments(manager: EntityManager, picks: readonly number[], now: Date): Promise<void> {
  const ids: number[] = [];
  for (const { pick, replyTo, author, content, hoursAgo, isDeleted = false } of DEMO_COMMENTS) {
    const account = await manager.findOneBy(User, { username: author });
    const columns = commentColumns({
      blog_id: picks[pick]!,
      parent_id: replyTo === null ? null : ids[replyTo]!,
      user_id: isDeleted ? null : (account?.id ?? null),
      ...(isDeleted ? TOMBSTONE : { author, content }),
      date: hoursBefore(now, hoursAgo),
      is_deleted: isDeleted,
    });
    ids.push(await insert(manager, Comment, { ...columns, is_demo: true }));
  }
}
