import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { PasswordField } from '../../../platform/http/account-fields';
import { tr } from '../../../platform/locale/tr';
import type { Integer } from '../../../platform/wire-types';

export class SecondFactorStatus {
  enabled: boolean;
  /** 0 while it is off. */
  recovery_codes_left: Integer;
}

export class SecondFactorPasswordDto {
  @PasswordField()
  password: string;
}

export class SecondFactorSetup {
  /** To type into an authenticator app: Base32. */
  secret: string;
  /** The same for a QR picture. @example otpauth://totp/… */
  uri: string;
}

export class SecondFactorCodeDto {
  /** @example "123456" @schema {"maxLength":40} */
  @MaxLength(40, { message: tr.secondFactor.codeLength })
  @IsNotEmpty({ message: tr.secondFactor.codeRequired })
  @IsString({ message: tr.secondFactor.codeRequired })
  code: string;
}

export class RecoveryCodes {
  /** Shown this once. @example ["7KQMP-X3A9D"] */
  recovery_codes: string[];
}
