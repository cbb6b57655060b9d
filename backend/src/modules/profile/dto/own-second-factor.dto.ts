import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { PasswordField } from '../../../common/http/account-fields';
import { tr } from '../../../common/locale/tr';

export class SecondFactorStatus {
  @ApiProperty()
  enabled: boolean;

  @ApiProperty({ type: 'integer', description: '0 while it is off.' })
  recovery_codes_left: number;
}

export class SecondFactorPasswordDto {
  @PasswordField()
  password: string;
}

export class SecondFactorSetup {
  @ApiProperty({ description: 'To type into an authenticator app: Base32.' })
  secret: string;

  @ApiProperty({ example: 'otpauth://totp/…', description: 'The same for a QR picture.' })
  uri: string;
}

export class SecondFactorCodeDto {
  @ApiProperty({ example: '123456', maxLength: 40 })
  @MaxLength(40, { message: tr.secondFactor.codeLength })
  @IsNotEmpty({ message: tr.secondFactor.codeRequired })
  @IsString({ message: tr.secondFactor.codeRequired })
  code: string;
}

export class RecoveryCodes {
  @ApiProperty({ type: [String], example: ['7KQMP-X3A9D'], description: 'Shown this once.' })
  recovery_codes: string[];
}
