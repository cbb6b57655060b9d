import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { tr } from '../locale/tr';
import { emailProblem, keptEmail } from '../text/email-address';
import { MapText, ValidateWith } from './fields';

const LINK =
  /^(?:https?:\/\/)?(t\.me|telegram\.me)(\/[A-Za-z0-9_+-][A-Za-z0-9_+/-]{1,99}(?:\?[A-Za-z0-9_=&-]{1,100})?)$/i;

/**
 * A link to a Telegram account or group in its one form, `https://t.me/…`; empty text stays empty. Anything else,
 * other hosts and schemes above all, is null.
 */
export function telegramLink(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const [, host, path] = LINK.exec(trimmed) ?? [];
  return host && path ? `https://${host.toLowerCase()}${path}` : null;
}

// In each list the rule that is checked first stands first: only the first broken one is reported.

/** Of a username of any time, in any script. */
export const USERNAME_SHAPE = /^[\p{L}\p{N}._-]{3,30}$/u;

/** A body field with a username; what a new one is made of is asked later, for older ones stay as they are. */
export const UsernameField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: 3, maxLength: 30 }),
    MapText((text) => text.trim()),
    IsString({ message: tr.auth.usernameRequired }),
    IsNotEmpty({ message: tr.auth.usernameRequired }),
    Matches(USERNAME_SHAPE, { message: tr.auth.usernameShape }),
  );

/**
 * A body field with an e-mail address; the handler gets it as it is kept. `alsoOlder`: one with letters outside ASCII too,
 * which the account of a longer time ago may have.
 */
export const EmailField = ({ alsoOlder = false } = {}): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ example: 'uye@example.com', maxLength: 254 }),
    MapText((text) => keptEmail(text.trim())),
    IsString({ message: tr.auth.emailRequired }),
    IsNotEmpty({ message: tr.auth.emailRequired }),
    ValidateWith('email', (value) => {
      const problem = typeof value === 'string' ? emailProblem(value) : 'shape';
      return problem === null || (problem === 'letters' && alsoOlder) ? null : tr.auth.emailProblems[problem];
    }),
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
