import { tr } from '../../../platform/locale/tr';
import type { CommentDto } from '../dto/comments.dto';
import type { Comment } from '../entities/comment.entity';

/** The columns of a comment that its readers see. */
export type CommentRow = Pick<
  Comment,
  'id' | 'blog_id' | 'parent_id' | 'author' | 'content' | 'date' | 'is_deleted'
>;

/** Where a comment stands in its post. */
export type CommentPlace = Pick<Comment, 'id' | 'parent_id' | 'is_deleted'>;

/** A row as it goes over the wire, without its replies. */
export function toComment(row: CommentRow): CommentDto {
  const { id, blog_id, parent_id, author, content, date, is_deleted } = row;
  return { id, content, author, date: date.toISOString(), blog_id, parent_id, is_deleted, replies: [] };
}

/** What is left of a deleted comment that has replies. */
export const TOMBSTONE = { content: tr.comments.deleted, author: tr.comments.deleted };

/** Levels of comments nested on the wire: JSON is written by recursion, and a few thousand levels overflow the stack. */
export const NESTED_LEVELS = 100;

/**
 * Comments of one post as a tree; siblings keep the order of `rows`. What replies to a comment of the last of the
 * {@link NESTED_LEVELS}, directly or not, stands beside it, in the order of reading. Any depth, in linear time.
 */
export function toThread(rows: readonly CommentRow[]): CommentDto[] {
  const roots: CommentDto[] = [];
  /** Where the next comment of each level goes. */
  const lists = [roots];
  for (const [row, depth] of inReadingOrder(rows)) {
    const level = Math.min(depth, NESTED_LEVELS - 1);
    const comment = toComment(row);
    lists[level]!.push(comment);
    lists[level + 1] = comment.replies;
  }
  return roots;
}

/** Each comment before its replies, and these before its next sibling; with its depth, from 0. */
function* inReadingOrder(rows: readonly CommentRow[]): Generator<[CommentRow, number]> {
  const ids = new Set(rows.map(({ id }) => id));
  const repliesTo = Map.groupBy(rows, ({ parent_id: parent }) => (ids.has(parent!) ? parent : null));
  const open = [(repliesTo.get(null) ?? []).values()];
  for (let list = open.at(-1); list; list = open.at(-1)) {
    const { done, value } = list.next();
    if (done) {
      open.pop();
    } else {
      yield [value, open.length - 1];
      open.push((repliesTo.get(value.id) ?? []).values());
    }
  }
}

/** Whether `id` is `ancestor` or a reply below it; `post` is all of its post. */
export function isWithin(post: readonly CommentPlace[], id: number | null, ancestor: number): boolean {
  return id === ancestor || ancestors(post, id).some((above) => above.id === ancestor);
}

/** Deleted comments above `id` that are there only because of it, the nearest first; `post` is all of its post. */
export function bareTombstones(post: readonly CommentPlace[], id: number): number[] {
  const replies = new Map<number | null, number>();
  for (const { parent_id } of post) replies.set(parent_id, (replies.get(parent_id) ?? 0) + 1);
  const above = ancestors(post, id);
  const kept = above.findIndex((comment) => !comment.is_deleted || replies.get(comment.id)! > 1);
  return (kept < 0 ? above : above.slice(0, kept)).map((comment) => comment.id);
}

/** The comments that `id` replies to, directly or not, the nearest first. */
function ancestors(post: readonly CommentPlace[], id: number | null): CommentPlace[] {
  const places = new Map(post.map((place) => [place.id, place]));
  // a loop can't be in the data, but must not hang the site if it is: a set takes each comment once
  const found = new Set<CommentPlace>();
  const above = (at: number | null): CommentPlace | undefined =>
    places.get(places.get(at ?? 0)?.parent_id ?? 0);
  for (let next = above(id); next && !found.has(next); next = above(next.id)) found.add(next);
  return [...found];
}
