import { ApiProperty } from '@nestjs/swagger';
import { PasswordField } from '../../../common/http/account-fields';

export class OwnSessionRow {
  @ApiProperty({ example: '9f2c4e1ab07d3356', description: 'Names the session without letting anybody in.' })
  id: string;

  @ApiProperty({ type: String, nullable: true, example: 'Chrome · Android' })
  device: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ format: 'date-time', description: 'To within five minutes.' })
  last_used_at: string;

  @ApiProperty({ format: 'date-time' })
  expires_at: string;

  @ApiProperty({ description: 'The one that asks.' })
  current: boolean;
}

export class SessionsEndDto {
  @PasswordField()
  password: string;
}
