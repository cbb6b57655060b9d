import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { ROLES, type Role } from '../../common/access/role';
import { tr } from '../../common/locale/tr';

const trimmed = () => Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

export class LoginDto {
  @ApiProperty({ example: 'uye@demo.local' })
  @IsString({ message: tr.auth.emailRequired })
  @IsNotEmpty({ message: tr.auth.emailRequired })
  @MaxLength(254, { message: tr.auth.emailShape })
  email: string;

  @ApiProperty()
  @IsString({ message: tr.auth.passwordRequired })
  @IsNotEmpty({ message: tr.auth.passwordRequired })
  @MaxLength(1024, { message: tr.auth.passwordLength })
  password: string;
}

export class RegisterDto {
  @ApiProperty({ minLength: 3, maxLength: 30 })
  @trimmed()
  @Matches(/^[\p{L}\p{N}._-]{3,30}$/u, { message: tr.auth.usernameShape })
  @IsNotEmpty({ message: tr.auth.usernameRequired })
  @IsString({ message: tr.auth.usernameRequired })
  username: string;

  @ApiProperty()
  @trimmed()
  @MaxLength(254, { message: tr.auth.emailShape })
  @IsEmail({}, { message: tr.auth.emailShape })
  @IsNotEmpty({ message: tr.auth.emailRequired })
  @IsString({ message: tr.auth.emailRequired })
  email: string;

  @ApiProperty({ minLength: 8, maxLength: 128 })
  @MaxLength(1024, { message: tr.auth.passwordLength })
  @IsNotEmpty({ message: tr.auth.passwordRequired })
  @IsString({ message: tr.auth.passwordRequired })
  password: string;
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
