import type { DataSource, EntityManager } from 'typeorm';
import { Blog } from '../../modules/blogs/entities/blog.entity';
import { postColumns } from '../../modules/blogs/posts/post-values';
import { commentColumns } from '../../modules/comments/entities/comment-columns';
import { Comment } from '../../modules/comments/entities/comment.entity';
import { TOMBSTONE } from '../../modules/comments/thread/thread';
import type { ImageStore } from '../../modules/images/store/image-store';
import { User } from '../../modules/users/entities/user.entity';
import { WinnersClubEntry } from '../../modules/winners-club/entities/winners-club-entry.entity';
import { istanbulDate, istanbulParts } from '../../common/time/istanbul';
import { lockArchive } from '../archive-revision';
import { inTransaction } from '../transaction';
import { type DemoBulletin, readDemoBulletin } from './demo-bulletin';
import { demoCoupon } from './demo-coupon';
import { demoImage } from './demo-image';
import { DEMO_COMMENTS, DEMO_PICKS, DEMO_WINNERS, type DemoPost } from './demo-posts';
import { insertDemoSelections, type PostedCoupon } from './demo-selections';
import { EARLIER_FIELDS, EARLIEST_HOURS_AGO, type EarlierPost, earlierPosts } from './earlier-posts';

const HOUR = 60 * 60 * 1000;

/** A pick or a winners club entry as it is written. */
interface WrittenPost extends EarlierPost {
  readonly isEdited?: boolean;
  readonly isChanged?: boolean;
}

/**
 * Puts the demo picks with their selections and comments, and the winners, into a site that has none, once the demo
 * matches and accounts are there. Two processes that start at once do it once.
 */
export async function insertDemoPosts(dataSource: DataSource, images: ImageStore, now: Date): Promise<void> {
  if (await hasPosts(dataSource.manager)) return;
  const bulletin = await readBulletin(dataSource, now);
  const picks: WrittenPost[] = [
    ...DEMO_PICKS.map((post) => written(post, bulletin, now)),
    ...earlierPosts(bulletin, now).filter(({ coupon }) => coupon.lines.length > 0),
  ];
  const winners = DEMO_WINNERS.map((post) => written(post, bulletin, now));
  const names = new Map<WrittenPost, string>();
  for (const post of [...picks, ...winners])
    if (post.hue !== null) names.set(post, await images.add(await demoImage(post.coupon, post.hue)));
  const inserted = await inTransaction(dataSource, async (manager) => {
    await lockArchive(manager);
    if (await hasPosts(manager)) return false;
    const coupons: PostedCoupon[] = [];
    for (const pick of picks) {
      const edited_at = pick.isEdited ? new Date(pick.date.getTime() + HOUR) : null;
      const postId = await insert(manager, Blog, { ...columnsOf(pick, names), edited_at });
      const { date, coupon, isChanged = false } = pick;
      coupons.push({ postId, date, lines: coupon.lines, isChanged });
    }
    for (const winner of winners) await insert(manager, WinnersClubEntry, columnsOf(winner, names));
    await insertDemoSelections(manager, coupons);
    const ids = coupons.map(({ postId }) => postId);
    await insertComments(manager, ids, now);
    return true;
  });
  if (!inserted) for (const name of names.values()) await images.remove(name);
}

/** The matches that posts from the first of them until now choose from. */
function readBulletin(dataSource: DataSource, now: Date): Promise<DemoBulletin> {
  const chosen = [...DEMO_PICKS, ...DEMO_WINNERS].flatMap(({ selections }) => selections);
  return readDemoBulletin(dataSource, {
    from: istanbulDate(before(now, EARLIEST_HOURS_AGO)),
    to: istanbulDate(now),
    fields: [...new Set([...chosen, ...EARLIER_FIELDS])],
  });
}

/** The coupon on the picture of a post; those of the winners club have all won. */
function written(post: DemoPost, bulletin: DemoBulletin, now: Date): WrittenPost {
  const { blogname, selections, hoursAgo } = post;
  const date = before(now, hoursAgo);
  const wanted = { title: blogname.replace(/^DEMO · /, ''), selections, ...istanbulParts(date) };
  return { ...post, date, coupon: demoCoupon(bulletin, { ...wanted, won: DEMO_WINNERS.includes(post) }) };
}

async function hasPosts(manager: EntityManager): Promise<boolean> {
  return (await manager.existsBy(Blog, {})) || (await manager.existsBy(WinnersClubEntry, {}));
}

async function insertComments(manager: EntityManager, picks: readonly number[], now: Date): Promise<void> {
  const ids: number[] = [];
  for (const { pick, replyTo, author, content, hoursAgo, isDeleted = false } of DEMO_COMMENTS) {
    const account = await manager.findOneBy(User, { username: author });
    const columns = commentColumns({
      blog_id: picks[pick]!,
      parent_id: replyTo === null ? null : ids[replyTo]!,
      user_id: isDeleted ? null : (account?.id ?? null),
      ...(isDeleted ? TOMBSTONE : { author, content }),
      date: before(now, hoursAgo),
      is_deleted: isDeleted,
    });
    ids.push(await insert(manager, Comment, { ...columns, is_demo: true }));
  }
}

async function insert<T extends object>(
  manager: EntityManager,
  entity: new () => T,
  columns: object,
): Promise<number> {
  return (await manager.insert(entity, columns)).identifiers[0]!.id as number;
}

const columnsOf = (post: WrittenPost, names: ReadonlyMap<WrittenPost, string>) => {
  const { blogname, feedback, author, date } = post;
  const image_filename = names.get(post) ?? null;
  return { ...postColumns({ blogname, feedback, author, date, image_filename }), is_demo: true };
};

const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR);
