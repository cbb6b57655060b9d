import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, Equals, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { EmailField } from '../../../common/http/account-fields';
import { PhoneField } from '../../../common/http/phone-field';
import { tr } from '../../../common/locale/tr';

const said = tr.newsletter;

/** What the admin form sends. */
export class SubscriberFormDto {
  @EmailField()
  email: string;

  @PhoneField()
  phonenumber: string;
}

/** The newsletter form. */
export class SubscribeDto extends SubscriberFormDto {
  @ApiPropertyOptional({
    type: Boolean,
    description:
      'The ticked box beside the form, never false. Left out: the address is kept, and gets no newsletter.',
  })
  @ValidateIf((_, value) => value !== undefined)
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value))
  @Equals(true, { message: said.consentNeeded })
  consent?: true;
}

export class UnsubscribeDto {
  @ApiPropertyOptional({ description: 'From the link; may stand in the query instead.' })
  @IsOptional()
  @MaxLength(1_000, { message: said.badToken })
  @IsString({ message: said.badToken })
  token?: string;

  /** Sent by mail programs (RFC 8058). */
  @ApiPropertyOptional({ name: 'List-Unsubscribe' })
  @Allow()
  'List-Unsubscribe'?: unknown;
}

export class UnsubscribeQuery {
  @ApiPropertyOptional({ description: 'For mail programs, which send no token in the body.' })
  @IsOptional()
  @MaxLength(1_000, { message: said.badToken })
  @IsString({ message: said.badToken })
  token?: string;
}

/** A row of the admin table. */
export class SubscriberTableRow {
  @ApiProperty()
  id: number;

  @ApiProperty()
  email: string;

  @ApiProperty({ example: '+905551112233' })
  phonenumber: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  unsubscribed_at: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null: no newsletter goes there.',
  })
  consent_at: string | null;

  @ApiProperty({ type: String, nullable: true })
  consent_text_version: string | null;

  @ApiProperty({ type: String, nullable: true })
  consent_ip: string | null;
}

/** A row of the list. */
export class SubscriberListRow extends SubscriberTableRow {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when the address refuses mails; null: it does not, as far as the site knows.',
  })
  undeliverable_since: string | null;
}
