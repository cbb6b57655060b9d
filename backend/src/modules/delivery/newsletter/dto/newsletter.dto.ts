import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow, Equals, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { EmailField } from '../../../../platform/http/account-fields';
import { PhoneField } from '../../../../platform/http/phone-field';
import { tr } from '../../../../platform/locale/tr';
import type { Instant } from '../../../../platform/wire-types';

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
  /** The ticked box beside the form, never false. Left out: the address is kept, and gets no newsletter. */
  @ValidateIf((_, value) => value !== undefined)
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value))
  @Equals(true, { message: said.consentNeeded })
  consent?: true;
}

export class UnsubscribeDto {
  /** From the link; may stand in the query instead. */
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
  /** For mail programs, which send no token in the body. */
  @IsOptional()
  @MaxLength(1_000, { message: said.badToken })
  @IsString({ message: said.badToken })
  token?: string;
}

/** A row of the admin table. */
export class SubscriberTableRow {
  id: number;
  email: string;
  /** @example +905551112233 */
  phonenumber: string;
  created_at: Instant;
  unsubscribed_at: Instant | null;
  /** Null: no newsletter goes there. */
  consent_at: Instant | null;
  consent_text_version: string | null;
  consent_ip: string | null;
}

/** A row of the list. */
export class SubscriberListRow extends SubscriberTableRow {
  /** Since when the address refuses mails; null: it does not, as far as the site knows. */
  undeliverable_since: Instant | null;
}
