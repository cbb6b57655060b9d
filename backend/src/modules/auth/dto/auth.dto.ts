import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsNotEmpty, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { ROLES, type Role } from '../../../common/access/role';
import { EmailField, PasswordField, UsernameField } from '../../../common/http/account-fields';
import { tr } from '../../../common/locale/tr';

/** Of the rules of a field the lowest one is checked first, and only the first broken one is reported. */
export class LoginDto {
  @ApiProperty({ example: 'uye@demo.local' })
  @MaxLength(254, { message: tr.auth.emailShape })
  @IsNotEmpty({ message: tr.auth.emailRequired })
  @IsString({ message: tr.auth.emailRequired })
  email: string;

  @ApiProperty()
  @MaxLength(1024, { message: tr.auth.passwordLength })
  @IsNotEmpty({ message: tr.auth.passwordRequired })
  @IsString({ message: tr.auth.passwordRequired })
  password: string;

  @ApiPropertyOptional({
    maxLength: 40,
    description: 'Of an authenticator app, or a recovery code: for accounts with a second factor.',
  })
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

  @ApiPropertyOptional({
    description: 'Version of the membership agreement that was accepted; default: the present one.',
  })
  @ValidateIf((_, value) => value !== undefined)
  @Matches(/^[A-Za-z0-9._-]{1,20}$/, { message: tr.auth.termsVersion })
  terms_version?: string;

  @ApiPropertyOptional({ description: 'True when the box for the newsletter was ticked.' })
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: tr.validation.invalidValue })
  newsletter_consent?: boolean;
}

export class LoginAnswer {
  @ApiProperty()
  session_token: string;

  @ApiProperty({ enum: ROLES })
  role: Role;

  @ApiProperty()
  username: string;
}

export class RoleAnswer {
  @ApiProperty({ enum: ROLES, description: 'Effective role: an expired user is wait.' })
  role: Role;

  @ApiProperty()
  username: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  subscription_end_date: string | null;
}
