import { foldText } from '../../../platform/text/fold';
import type { Comment } from './comment.entity';

/** The columns of a comment that are written; the others derive from them. */
export type CommentValues = Pick<
  Comment,
  'blog_id' | 'parent_id' | 'user_id' | 'author' | 'content' | 'date' | 'is_deleted'
>;

/** The values with the columns derived from them. */
export function commentColumns(values: CommentValues): Omit<Comment, 'id' | 'blog' | 'parent' | 'user'> {
  const { blog_id, parent_id, user_id, author, content, date, is_deleted } = values;
  return {
    blog_id,
    parent_id,
    user_id,
    author,
    author_folded: foldText(author),
    content,
    date,
    is_deleted,
    search_text: foldText(`${author}\n${content}`),
  };
}
