import { tr } from '../../common/locale/tr';
import type { CommentDto } from './comments.dto';
import type { Comment } from './comment.entity';

/** The columns of a comment that its readers see. */
export type CommentRow = Pick<
  Comment,
  'id' | 'blog_id' | 'parent_id' | 'author' | 'content' | 'date' | 'is_deleted'
>;

/** A row as it goes over the wire, without its replies. */
export function toComment(row: CommentRow): CommentDto {
  const { id, blog_id, parent_id, author, content, date, is_deleted } = row;
  return { id, content, author, date: date.toISOString(), blog_id, parent_id, is_deleted, replies: [] };
}

/** What is left of a deleted comment that has replies. */
export const TOMBSTONE = { content: tr.comments.deleted, author: tr.comments.deleted };

/** Comments of one post as a tree; siblings keep the order of `rows`. Any depth. */
export function toThread(rows: readonly CommentRow[]): CommentDto[] {
  const comments = new Map(rows.map((row) => [row.id, toComment(row)]));
  const roots: CommentDto[] = [];
  for (const comment of comments.values()) {
    const parent = comment.parent_id === null ? undefined : comments.get(comment.parent_id);
    (parent?.replies ?? roots).push(comment);
  }
  return roots;
}

/** Whether `id` is `ancestor` or a reply below it, by `parents` (id → parent's id). */
export function isWithin(
  parents: ReadonlyMap<number, number | null>,
  id: number | null,
  ancestor: number,
): boolean {
  // a loop can't be in the data, but must not hang the site if it is
  const seen = new Set<number>();
  for (let at = id; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === ancestor) return true;
    seen.add(at);
  }
  return false;
}
