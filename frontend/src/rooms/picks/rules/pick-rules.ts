import { textLength } from '../../../lib/text-length';
import { trBlogs } from '../../../locale/tr-content';

const MAX_TITLE = 160;

/** Longest sub-text of a post. */
export const MAX_FEEDBACK = 190;

/** What is wrong with a title, or true. */
export function checkTitle(text: string): true | string {
  if (text.trim() === '') return trBlogs.titleRequired;
  return textLength(text.trim()) <= MAX_TITLE || trBlogs.titleTooLong;
}

/** What is wrong with a sub-text, or true. */
export function checkFeedback(text: string): true | string {
  if (text.trim() === '') return trBlogs.feedbackRequired;
  return textLength(text.trim()) <= MAX_FEEDBACK || trBlogs.feedbackTooLong;
}
