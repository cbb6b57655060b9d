import { limited } from '../../../kit/form/checks';
import { trBlogs } from '../../../locale/tr-content';

/** Longest sub-text of a post. */
export const MAX_FEEDBACK = 190;

/** Checks of what is written in a post. */
export const TEXT_CHECKS = {
  blogname: limited(160, trBlogs.titleRequired, trBlogs.titleTooLong),
  feedback: limited(MAX_FEEDBACK, trBlogs.feedbackRequired, trBlogs.feedbackTooLong),
};
