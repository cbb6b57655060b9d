import { IsOptional, MaxLength, IsString } from 'class-validator';
import { InstantField, TextField } from '../../../platform/http/fields';
import { TableListQuery } from '../../../platform/http/table-list';
import { tr } from '../../../platform/locale/tr';
import { PostSelectionDto, SelectionChangeDto, SettlementChangeDto } from '../picks/dto/picks.dto';
import { SelectionsField, type WantedSelection } from '../picks/dto/selections-field';
import { ImageNameField } from '../../images/name/image-name';
import type { Instant } from '../../../platform/wire-types';

/** Longest text of a pick; its column has the same length. */
export const MAX_FEEDBACK = 190;

export const TitleField = (): PropertyDecorator =>
  TextField({ max: 160, required: tr.posts.titleRequired, tooLong: tr.posts.titleTooLong });

export const FeedbackField = (max: number): PropertyDecorator =>
  TextField({
    max,
    required: tr.posts.feedbackRequired,
    tooLong: tr.posts.feedbackTooLong(max),
    multiline: true,
  });

export const AuthorField = ({ optional = false } = {}): PropertyDecorator =>
  TextField({ max: 60, required: tr.rows.authorRequired, tooLong: tr.rows.authorTooLong, optional });

/** What a pick and a winners club entry show. */
export class PostWords {
  /** Title. */
  blogname: string;
  author: string;
  date: Instant;
  /** Text. */
  feedback: string;
  /** Below `/assets/kupon/`; null = no image. */
  image_filename: string | null;
}

/** A pick or a winners club entry. */
export class PostDto extends PostWords {
  id: number;
}

/** A pick with its selections. */
export class BlogDto extends PostDto {
  /** As the editor ordered them; several make a coupon. */
  selections: PostSelectionDto[];
  /** When title, text or image were changed last; null = never. */
  edited_at: Instant | null;
  /** The oldest first, as those below. */
  selection_changes: SelectionChangeDto[];
  settlement_changes: SettlementChangeDto[];
}

export class BlogListQuery extends TableListQuery {
  /** Picks of this author only. */
  @IsOptional()
  @MaxLength(60, { message: tr.posts.authorFilter })
  @IsString({ message: tr.posts.authorFilter })
  author?: string;
}

export class BlogPage {
  blogs: BlogDto[];
  /** Number of pages. */
  pages: number;
  /** Number of picks on all pages. */
  total: number;
}

export class AuthorsAnswer {
  authors: string[];
}

/** The words of a pick. */
class PickTextDto {
  @TitleField()
  blogname: string;

  @FeedbackField(MAX_FEEDBACK)
  feedback: string;
}

/** What an editor sends, beside the image. */
export class NewPickDto extends PickTextDto {
  @SelectionsField()
  selections?: WantedSelection[];
}

/** What the admin form sends to add a pick. */
export class NewBlogDto extends PickTextDto {
  @AuthorField()
  author: string;

  @InstantField()
  date: Date;

  @ImageNameField()
  image_filename?: string | null;
}

/** A pick's new values; what is left out stays. Author and date are the admins' to change. */
export class ChangedBlogDto extends NewPickDto {
  @AuthorField({ optional: true })
  author?: string;

  @InstantField({ optional: true })
  date?: Date;

  @ImageNameField()
  image_filename?: string | null;
}
