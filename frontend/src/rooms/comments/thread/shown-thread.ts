import type { CommentDto } from '../../../api/generated/wire';

/** How many levels the screen indents. */
const INDENTED_LEVELS = 4;

/** A comment as the screen shows it. */
export interface ShownComment {
  comment: CommentDto;
  /** Author of the comment that this one answers; null for the first level, and where that comment was deleted. */
  answers: string | null;
  replies: ShownComment[];
}

/**
 * The thread in at most {@link INDENTED_LEVELS} indented levels below the first: replies that lie deeper stand, in
 * the order of reading, beside the comment on the last level. Of any depth, without recursion.
 */
export function shownThread(comments: readonly CommentDto[]): ShownComment[] {
  const roots: ShownComment[] = [];
  /** Where the next comment of each level goes. */
  const lists = [roots];
  const authors = new Map<number, string>();
  for (const [comment, depth] of inReadingOrder(comments)) {
    const level = Math.min(depth, INDENTED_LEVELS);
    // the server lists very deep replies beside the comment that they answer, not below it
    const answers = comment.parent_id === null ? null : (authors.get(comment.parent_id) ?? null);
    const shown: ShownComment = { comment, answers, replies: [] };
    lists[level]!.push(shown);
    lists[level + 1] = shown.replies;
    if (!comment.is_deleted) authors.set(comment.id, comment.author);
  }
  return roots;
}

/** How many comments a thread has, deleted ones left out. */
export function countComments(comments: readonly CommentDto[]): number {
  let count = 0;
  for (const [comment] of inReadingOrder(comments)) if (!comment.is_deleted) count += 1;
  return count;
}

/** Each comment before its replies, and these before its next sibling; with its depth, from 0. */
function* inReadingOrder(comments: readonly CommentDto[]): Generator<[CommentDto, number]> {
  const open = [comments.values()];
  for (let list = open.at(-1); list; list = open.at(-1)) {
    const { done, value } = list.next();
    if (done) {
      open.pop();
    } else {
      yield [value, open.length - 1];
      open.push(value.replies.values());
    }
  }
}
