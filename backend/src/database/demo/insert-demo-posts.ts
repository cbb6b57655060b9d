import type { DataSource, EntityManager } from 'typeorm';
import { Blog } from '../../modules/blogs/entities/blog.entity';
import { postColumns } from '../../modules/blogs/posts/post-values';
import { commentColumns } from '../../modules/comments/entities/comment-columns';
import { Comment } from '../../modules/comments/entities/comment.entity';
import { TOMBSTONE } from '../../modules/comments/thread/thread';
import type { ImageStore } from '../../modules/images/store/image-store';
import { User } from '../../modules/users/entities/user.entity';
import { WinnersClubEntry } from '../../modules/winners-club/entities/winners-club-entry.entity';
import { istanbulDate } from '../../common/time/istanbul';
import { lockArchive } from '../archive-revision';
import { inTransaction } from '../transaction';
import { type Coupon, DemoBulletin, demoCoupon } from './demo-coupon';
import { demoImage } from './demo-image';
import { DEMO_COMMENTS, DEMO_PICKS, DEMO_WINNERS, type DemoPost } from './demo-posts';

const HOUR = 60 * 60 * 1000;

/**
 * Puts the demo picks, their comments and the winners into a site that has none, once the demo accounts are there.
 * Two processes that start at once do it once.
 */
export async function insertDemoPosts(dataSource: DataSource, images: ImageStore, now: Date): Promise<void> {
  if (await hasPosts(dataSource.manager)) return;
  const posts = [...DEMO_PICKS, ...DEMO_WINNERS];
  const names: string[] = [];
  for (const [index, coupon] of couponsOf(posts, now).entries()) {
    names.push(await images.add(await demoImage(coupon, posts[index]!.hue)));
  }
  const inserted = await inTransaction(dataSource, async (manager) => {
    await lockArchive(manager);
    if (await hasPosts(manager)) return false;
    const columns = posts.map((post, index) => columnsOf(post, names[index]!, now));
    const picks: number[] = [];
    for (const pick of columns.slice(0, DEMO_PICKS.length)) picks.push(await insert(manager, Blog, pick));
    for (const winner of columns.slice(DEMO_PICKS.length)) await insert(manager, WinnersClubEntry, winner);
    await insertComments(manager, picks, now);
    return true;
  });
  if (!inserted) for (const name of names) await images.remove(name);
}

/** The coupons on the pictures of posts; those of the winners club have all won. */
function couponsOf(posts: readonly DemoPost[], now: Date): Coupon[] {
  const days = posts.map(({ hoursAgo }) => istanbulDate(before(now, hoursAgo)));
  const [first, last] = [days.toSorted()[0]!, istanbulDate(now)];
  const bulletin = new DemoBulletin(first, last);
  return posts.map((post, index) =>
    demoCoupon(bulletin, {
      title: post.blogname.replace(/^DEMO · /, ''),
      selections: post.selections,
      date: days[index]!,
      won: DEMO_WINNERS.includes(post),
    }),
  );
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
    ids.push(await insert(manager, Comment, columns));
  }
}

async function insert<T extends object>(
  manager: EntityManager,
  entity: new () => T,
  columns: object,
): Promise<number> {
  return (await manager.insert(entity, columns)).identifiers[0]!.id as number;
}

const columnsOf = ({ blogname, feedback, author, hoursAgo }: DemoPost, image: string, now: Date) =>
  postColumns({ blogname, feedback, author, date: before(now, hoursAgo), image_filename: image });

const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR);
