import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, MaxLength, IsString } from 'class-validator';
import { InstantField, TextField } from '../../../common/http/fields';
import { TableListQuery } from '../../../common/http/table-list';
import { tr } from '../../../common/locale/tr';
import { PostSelectionDto, SelectionChangeDto, SettlementChangeDto } from '../../picks/dto/picks.dto';
import { SelectionsField, type WantedSelection } from '../../picks/dto/selections-field';
import { ImageNameField } from '../../images/name/image-name';

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

/** A pick or a winners club entry. */
export class PostDto {
  @ApiProperty()
  id: number;

  @ApiProperty({ description: 'Title.' })
  blogname: string;

  @ApiProperty()
  author: string;

  @ApiProperty({ format: 'date-time' })
  date: string;

  @ApiProperty({ description: 'Text.' })
  feedback: string;

  @ApiProperty({ type: String, nullable: true, description: 'Below `/assets/kupon/`; null = no image.' })
  image_filename: string | null;
}

/** A pick with its selections. */
export class BlogDto extends PostDto {
  @ApiProperty({
    type: [PostSelectionDto],
    description: 'As the editor ordered them; several make a coupon.',
  })
  selections: PostSelectionDto[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When title, text or image were changed last; null = never.',
  })
  edited_at: string | null;

  @ApiProperty({ type: [SelectionChangeDto], description: 'The oldest first, as those below.' })
  selection_changes: SelectionChangeDto[];

  @ApiProperty({ type: [SettlementChangeDto] })
  settlement_changes: SettlementChangeDto[];
}

export class BlogListQuery extends TableListQuery {
  @ApiPropertyOptional({ description: 'Picks of this author only.' })
  @IsOptional()
  @MaxLength(60, { message: tr.posts.authorFilter })
  @IsString({ message: tr.posts.authorFilter })
  author?: string;
}

export class BlogPage {
  @ApiProperty({ type: [BlogDto] })
  blogs: BlogDto[];

  @ApiProperty({ description: 'Number of pages.' })
  pages: number;

  @ApiProperty({ description: 'Number of picks on all pages.' })
  total: number;
}

export class AuthorsAnswer {
  @ApiProperty({ type: [String] })
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
