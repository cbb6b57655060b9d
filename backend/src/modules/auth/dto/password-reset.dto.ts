import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { EmailField, PasswordField } from '../../../platform/http/account-fields';
import { tr } from '../../../platform/locale/tr';

export class PasswordResetDto {
  @EmailField({ alsoOlder: true })
  email: string;
}

export class PasswordResetConfirmDto {
  /** From the mailed link. */
  @MaxLength(200, { message: tr.auth.invalidLink })
  @IsNotEmpty({ message: tr.auth.invalidLink })
  @IsString({ message: tr.auth.invalidLink })
  token: string;

  @PasswordField()
  password: string;
}
