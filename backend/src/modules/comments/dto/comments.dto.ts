import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IdField, OptionalIdField, TextField } from '../../../common/http/fields';
import { PageField, PerPageField } from '../../../common/http/page-fields';
import { tr } from '../../../common/locale/tr';

const ContentField = (): PropertyDecorator =>
  TextField({ max: 2_000, required: tr.comments.required, tooLong: tr.comments.tooLong, multiline: true });

class WrittenComment {
  @ApiProperty()
  id: number;

  @ApiProperty()
  content: string;

  @ApiProperty()
  author: string;

  @ApiProperty({ format: 'date-time' })
  date: string;

  @ApiProperty()
  blog_id: number;

  @ApiProperty({ type: 'integer', nullable: true })
  parent_id: number | null;
}

/** A comment with the replies below it. All text is plain text. */
export class CommentDto extends WrittenComment {
  @ApiProperty({ description: '`[silindi]` when it was deleted but has replies.' })
  override content: string;

  @ApiProperty()
  is_deleted: boolean;

  @ApiProperty({
    type: () => [CommentDto],
    description:
      'Nested 100 levels deep; replies to a comment of the last level stand beside it, in the order of reading.',
  })
  replies: CommentDto[];
}

export class CommentsAnswer {
  @ApiProperty({ type: [CommentDto] })
  comments: CommentDto[];

  @ApiProperty({ description: 'The reader may not write comments.' })
  is_blocked: boolean;

  @ApiPropertyOptional({ description: 'Why the reader is blocked, in an admin’s words.' })
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
  @ApiProperty()
  is_deleted: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The account that wrote it, if there is one.',
  })
  user_id: number | null;

  @ApiProperty({ description: 'That account may not write comments.' })
  is_blocked: boolean;
}

export class RecentCommentsQuery {
  @PageField({ default: 1 })
  page?: number;

  @PerPageField({ default: 20 })
  per_page?: number;
}

export class RecentComment extends WrittenComment {
  @ApiProperty({ description: 'Title of the post.' })
  blogname: string;
}

export class RecentCommentsPage {
  @ApiProperty({ type: [RecentComment] })
  comments: RecentComment[];

  @ApiProperty({ description: 'Number of pages.' })
  pages: number;

  @ApiProperty()
  total: number;
}
