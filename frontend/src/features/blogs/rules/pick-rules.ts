import { textLength } from '../../../lib/text-length';
import { tr } from '../../../locale/tr';

const MAX_TITLE = 160;

/** Longest sub-text of a post. */
export const MAX_FEEDBACK = 190;

/** What is wrong with a title, or true. */
export function checkTitle(text: string): true | string {
  if (text.trim() === '') return tr.blogs.titleRequired;
  return textLength(text.trim()) <= MAX_TITLE || tr.blogs.titleTooLong;
}

/** What is wrong with a sub-text, or true. */
export function checkFeedback(text: string): true | string {
  if (text.trim() === '') return tr.blogs.feedbackRequired;
  return textLength(text.trim()) <= MAX_FEEDBACK || tr.blogs.feedbackTooLong;
}
