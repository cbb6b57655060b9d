import { IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';
import { tr } from '../../../platform/locale/tr';
import type { Instant } from '../../../platform/wire-types';

/** One of the two. */
export class ConfirmationDto {
  /** @schema {"maxLength":1024} */
  @ValidateIf((_, value) => value !== undefined)
  @MaxLength(1024, { message: tr.auth.passwordLength })
  @IsNotEmpty({ message: tr.auth.passwordRequired })
  @IsString({ message: tr.auth.passwordRequired })
  password?: string;

  /**
   * Of an authenticator app, or a recovery code: for accounts with a second factor.
   * @example "123456"
   * @schema {"maxLength":40}
   */
  @ValidateIf((_, value) => value !== undefined)
  @MaxLength(40, { message: tr.secondFactor.codeLength })
  @IsNotEmpty({ message: tr.secondFactor.codeRequired })
  @IsString({ message: tr.secondFactor.codeRequired })
  code?: string;
}

export class ConfirmationAnswer {
  confirmed_until: Instant;
}
