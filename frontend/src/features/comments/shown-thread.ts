import type { CommentDto } from '../../api/generated/wire';

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
  // The next comment to place is the last one, so that a comment's replies come before its siblings.
  const waiting = placesIn(roots, comments, null, 0);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { comment, answers, into, level } = next;
    const shown: ShownComment = { comment, answers, replies: [] };
    into.push(shown);
    const replyLevel = Math.min(level + 1, INDENTED_LEVELS);
    const place = replyLevel === level ? into : shown.replies;
    waiting.push(...placesIn(place, comment.replies, comment.is_deleted ? null : comment.author, replyLevel));
  }
  return roots;
}

interface Place {
  comment: CommentDto;
  answers: string | null;
  into: ShownComment[];
  level: number;
}

const placesIn = (
  into: ShownComment[],
  comments: readonly CommentDto[],
  answers: string | null,
  level: number,
): Place[] => comments.map((comment) => ({ comment, answers, into, level })).reverse();

/** How many comments a thread has, deleted ones left out. */
export function countComments(comments: readonly CommentDto[]): number {
  let count = 0;
  const waiting = [...comments];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (!next.is_deleted) count += 1;
    waiting.push(...next.replies);
  }
  return count;
}
