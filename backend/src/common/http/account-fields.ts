import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsNotEmpty, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { tr } from '../locale/tr';
import { telegramLink } from '../text/telegram-link';

// In each list the rule that is asked first stands first: only the first broken one is told.

const trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** A body field with a new or changed username. */
export const UsernameField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: 3, maxLength: 30 }),
    trimmed(),
    IsString({ message: tr.auth.usernameRequired }),
    IsNotEmpty({ message: tr.auth.usernameRequired }),
    Matches(/^[\p{L}\p{N}._-]{3,30}$/u, { message: tr.auth.usernameShape }),
  );

/** A body field with an e-mail address. */
export const EmailField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ example: 'uye@example.com', maxLength: 254 }),
    trimmed(),
    IsString({ message: tr.auth.emailRequired }),
    IsNotEmpty({ message: tr.auth.emailRequired }),
    IsEmail({}, { message: tr.auth.emailShape }),
    MaxLength(254, { message: tr.auth.emailShape }),
  );

/** A body field with a password as typed; the rules for new ones need its owner and are asked later. */
export const PasswordField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ maxLength: 1024 }),
    IsString({ message: tr.auth.passwordRequired }),
    IsNotEmpty({ message: tr.auth.passwordRequired }),
    MaxLength(1024, { message: tr.auth.passwordLength }),
  );

/** Empty for none; what is no such link becomes null, which no field accepts. */
const telegram = (value: unknown): string | null =>
  value === null ? '' : typeof value === 'string' ? telegramLink(value) : null;

/** A body field with a link to a Telegram account or group, or empty. `optional`: it may be left out altogether. */
export const TelegramLinkField = ({ optional = false } = {}): PropertyDecorator =>
  applyDecorators(
    (optional ? ApiPropertyOptional : ApiProperty)({
      type: String,
      example: 'https://t.me/ornek',
      description: 'Empty for none.',
    }),
    Transform(({ value }: { value: unknown }) => telegram(value)),
    ...(optional ? [ValidateIf((_, value) => value !== undefined)] : []),
    IsString({ message: tr.users.tgLink }),
  );
