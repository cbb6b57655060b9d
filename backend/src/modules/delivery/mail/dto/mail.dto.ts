import { IsIn, IsOptional } from 'class-validator';
import { TableListQuery } from '../../../../platform/http/table-list';
import { tr } from '../../../../platform/locale/tr';
import { MESSAGE_STATES, type MessageStatus } from '../../outbox/queue/message-state';
import { type MailTemplate } from '../write/templates';
import type { Instant } from '../../../../platform/wire-types';

export class MailsQuery extends TableListQuery {
  @IsOptional()
  @IsIn(MESSAGE_STATES, { message: tr.mails.status })
  status?: MessageStatus;
}

/** A mail as the admin sees it; its text is for the recipient only. */
export class MailRow {
  id: number;
  template: MailTemplate;
  recipient: string;
  status: MessageStatus;
  attempts: number;
  /** Why the last attempt failed. */
  last_error: string | null;
  next_attempt_at: Instant | null;
  sent_at: Instant | null;
  created_at: Instant;
}

/** Whether mails can be sent. */
export class MailServerState {
  /** Null: they can be sent. */
  failing_since: Instant | null;
  /** Why not, in a sentence. */
  reason: string | null;
  /** What the server, or the way to it, said. */
  detail: string | null;
  next_attempt_at: Instant | null;
}
