import { IdField, InstantField } from '../../../../platform/http/fields';
import { AuthorField, FeedbackField, PostDto, PostWords, TitleField } from '../../dto/blogs.dto';
import { ImageNameField } from '../../../images/name/image-name';
import type { Integer } from '../../../../platform/wire-types';

/** Longest text of an entry; its column has the same length. */
export const MAX_ENTRY_TEXT = 1_000;

/** An entry of the winners club. */
export class WinnerDto extends PostDto {
  /** The post whose coupon won, which may be deleted by now; null = written by hand. */
  blog_id: Integer | null;
}

export class WinnersClubAnswer {
  winnersclub: WinnerDto[];
}

/** A won coupon that isn't in the club yet, as its entry would be. */
export class WinnerOfferDto extends PostWords {
  blog_id: Integer;
}

export class WinnerOffersAnswer {
  /** At most 50, the latest on record first. */
  offers: WinnerOfferDto[];
}

/** Takes a won coupon into the club. */
export class TakenOfferDto {
  @IdField()
  blog_id: number;
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
