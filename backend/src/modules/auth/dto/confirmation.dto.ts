import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength, ValidateIf } from 'class-validator';
import { tr } from '../../../common/locale/tr';

/** One of the two. */
export class ConfirmationDto {
  @ApiPropertyOptional({ maxLength: 1024 })
  @ValidateIf((_, value) => value !== undefined)
  @MaxLength(1024, { message: tr.auth.passwordLength })
  @IsNotEmpty({ message: tr.auth.passwordRequired })
  @IsString({ message: tr.auth.passwordRequired })
  password?: string;

  @ApiPropertyOptional({
    example: '123456',
    maxLength: 40,
    description: 'Of an authenticator app, or a recovery code: for accounts with a second factor.',
  })
  @ValidateIf((_, value) => value !== undefined)
  @MaxLength(40, { message: tr.secondFactor.codeLength })
  @IsNotEmpty({ message: tr.secondFactor.codeRequired })
  @IsString({ message: tr.secondFactor.codeRequired })
  code?: string;
}

export class ConfirmationAnswer {
  @ApiProperty({ format: 'date-time' })
  confirmed_until: string;
}
