import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../../common/http/fields';
import { tr } from '../../../common/locale/tr';

const said = tr.newsletter;

/** A newsletter's words. */
export class NewsletterDto {
  @TextField({ max: 150, required: said.subjectRequired, tooLong: said.subjectTooLong })
  subject: string;

  @TextField({ max: 10_000, required: said.textRequired, tooLong: said.textTooLong, multiline: true })
  text: string;
}

/** Who would get a newsletter now. */
export class NewsletterAudience {
  @ApiProperty({ description: 'Agreed to it and have not unsubscribed: they get it.' })
  consenting: number;

  @ApiProperty({ description: 'Agreed to it, but the address refuses mails.' })
  undeliverable: number;

  @ApiProperty()
  unsubscribed: number;

  @ApiProperty({ description: 'Added by an admin, or sent without consent: they get none.' })
  without_consent: number;
}

export const NEWSLETTER_STATES = ['queueing', 'sending', 'sent', 'stopped'] as const;

export class NewsletterRow {
  @ApiProperty()
  id: number;

  @ApiProperty()
  subject: string;

  @ApiProperty()
  text: string;

  @ApiProperty({ description: 'Who sent it.' })
  username: string;

  @ApiProperty({ enum: NEWSLETTER_STATES, enumName: 'NewsletterStatus' })
  status: (typeof NEWSLETTER_STATES)[number];

  @ApiProperty({ description: 'Subscribers who were to get it.' })
  recipients: number;

  @ApiProperty()
  sent: number;

  @ApiProperty({ description: 'Not sent yet.' })
  waiting: number;

  @ApiProperty({ description: 'Given up after several attempts.' })
  failed: number;

  @ApiProperty({ description: 'Unsubscribed in the meantime, or stopped.' })
  dropped: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Mails that go out in an hour as things stand; null: none waits, or nobody knows yet.',
  })
  hourly_rate: number | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the last mail will have gone out at that rate.',
  })
  ends_at: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}
