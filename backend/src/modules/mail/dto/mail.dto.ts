import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { TableListQuery } from '../../../common/http/table-list';
import { tr } from '../../../common/locale/tr';
import { MESSAGE_STATES, type MessageStatus } from '../../outbox/queue/message-state';
import { MAIL_TEMPLATES, type MailTemplate } from '../write/templates';

export class MailsQuery extends TableListQuery {
  @ApiPropertyOptional({ enum: MESSAGE_STATES, enumName: 'MailStatus' })
  @IsOptional()
  @IsIn(MESSAGE_STATES, { message: tr.mails.status })
  status?: MessageStatus;
}

/** A mail as the admin sees it; its text is for the recipient only. */
export class MailRow {
  @ApiProperty()
  id: number;

  @ApiProperty({ enum: Object.keys(MAIL_TEMPLATES), enumName: 'MailTemplate' })
  template: MailTemplate;

  @ApiProperty()
  recipient: string;

  @ApiProperty({ enum: MESSAGE_STATES, enumName: 'MailStatus' })
  status: MessageStatus;

  @ApiProperty()
  attempts: number;

  @ApiProperty({ type: String, nullable: true, description: 'Why the last attempt failed.' })
  last_error: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  next_attempt_at: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  sent_at: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

/** Whether mails can be sent. */
export class MailServerState {
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null: they can be sent.' })
  failing_since: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why not, in a sentence.' })
  reason: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What the server, or the way to it, said.' })
  detail: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  next_attempt_at: string | null;
}
