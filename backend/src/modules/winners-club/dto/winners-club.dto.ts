import { ApiProperty } from '@nestjs/swagger';
import { InstantField } from '../../../common/http/fields';
import { AuthorField, FeedbackField, PostDto, TitleField } from '../../blogs/dto/blogs.dto';
import { ImageNameField } from '../../images/name/image-name-field';

/** Longest text of an entry; its column has the same length. */
const MAX_ENTRY_TEXT = 1_000;

export class WinnersClubAnswer {
  @ApiProperty({ type: [PostDto] })
  winnersclub: PostDto[];
}

/** What the admin form sends. */
export class WinnersClubEntryDto {
  @TitleField()
  blogname: string;

  @FeedbackField(MAX_ENTRY_TEXT)
  feedback: string;

  @AuthorField()
  author: string;

  @InstantField()
  date: Date;

  @ImageNameField()
  image_filename?: string | null;
}
