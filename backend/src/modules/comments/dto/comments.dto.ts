import { IdField, OptionalIdField, TextField } from '../../../platform/http/fields';
import { PageField, PerPageField } from '../../../platform/http/page-fields';
import { tr } from '../../../platform/locale/tr';
import type { Instant, Integer } from '../../../platform/wire-types';

const ContentField = (): PropertyDecorator =>
  TextField({ max: 2_000, required: tr.comments.required, tooLong: tr.comments.tooLong, multiline: true });

class WrittenComment {
  id: number;
  content: string;
  author: string;
  date: Instant;
  blog_id: number;
  parent_id: Integer | null;
}

/** A comment with the replies below it. All text is plain text. */
export class CommentDto extends WrittenComment {
  /** `[silindi]` when it was deleted but has replies. */
  override content: string;
  is_deleted: boolean;
  /** Nested 100 levels deep; replies to a comment of the last level stand beside it, in the order of reading. */
  replies: CommentDto[];
}

export class CommentsAnswer {
  comments: CommentDto[];
  /** The reader may not write comments. */
  is_blocked: boolean;
  /** Why the reader is blocked, in an admin’s words. */
  blocked_reason?: string;
}

export class NewCommentDto {
  @ContentField()
  content: string;

  @OptionalIdField()
  parent_id?: number | null;
}

/** What the admin form sends. */
export class CommentFormDto extends NewCommentDto {
  @IdField()
  blog_id: number;

  @TextField({ max: 60, required: tr.rows.authorRequired, tooLong: tr.rows.authorTooLong })
  author: string;
}

/** A row of the admin table. */
export class CommentTableRow extends WrittenComment {
  is_deleted: boolean;
  /** The account that wrote it, if there is one. */
  user_id: Integer | null;
  /** That account may not write comments. */
  is_blocked: boolean;
}

export class RecentCommentsQuery {
  @PageField({ default: 1 })
  page?: number;

  @PerPageField({ default: 20 })
  per_page?: number;
}

export class RecentComment extends WrittenComment {
  /** Title of the post. */
  blogname: string;
}

export class RecentCommentsPage {
  comments: RecentComment[];
  /** Number of pages. */
  pages: number;
  total: number;
}
