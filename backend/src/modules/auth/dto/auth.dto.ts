import { IsBoolean, IsNotEmpty, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { type Role } from '../../../platform/access/role';
import { EmailField, PasswordField, UsernameField } from '../../../platform/http/account-fields';
import { tr } from '../../../platform/locale/tr';
import type { Instant } from '../../../platform/wire-types';

/** Of the rules of a field the lowest one is checked first, and only the first broken one is reported. */
export class LoginDto {
  /** @example uye@demo.local */
  @MaxLength(254, { message: tr.auth.emailShape })
  @IsNotEmpty({ message: tr.auth.emailRequired })
  @IsString({ message: tr.auth.emailRequired })
  email: string;

  @MaxLength(1024, { message: tr.auth.passwordLength })
  @IsNotEmpty({ message: tr.auth.passwordRequired })
  @IsString({ message: tr.auth.passwordRequired })
  password: string;

  /** Of an authenticator app, or a recovery code: for accounts with a second factor. @schema {"maxLength":40} */
  @ValidateIf((_, value) => value !== undefined)
  @MaxLength(40, { message: tr.secondFactor.codeLength })
  @IsString({ message: tr.secondFactor.codeRequired })
  code?: string;
}

export class RegisterDto {
  @UsernameField()
  username: string;

  @EmailField()
  email: string;

  @PasswordField()
  password: string;

  /** Version of the membership agreement that was accepted; default: the present one. */
  @ValidateIf((_, value) => value !== undefined)
  @Matches(/^[A-Za-z0-9._-]{1,20}$/, { message: tr.auth.termsVersion })
  terms_version?: string;

  /** True when the box for the newsletter was ticked. */
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: tr.validation.invalidValue })
  newsletter_consent?: boolean;
}

export class LoginAnswer {
  session_token: string;
  role: Role;
  username: string;
}

export class RoleAnswer {
  /** Effective role: an expired user is wait. */
  role: Role;
  username: string;
  subscription_end_date: Instant | null;
}
