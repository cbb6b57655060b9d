import { ApiPropertyOptional } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { EmailField } from '../../../platform/http/account-fields';
import { TextField } from '../../../platform/http/fields';
import { tr } from '../../../platform/locale/tr';
import type { Instant } from '../../../platform/wire-types';

const said = tr.contact;

const MessageField = ({ optional = false } = {}): PropertyDecorator =>
  TextField({
    max: 5_000,
    required: said.messageRequired,
    tooLong: said.messageTooLong,
    multiline: true,
    optional,
  });

const SubjectField = ({ optional = false } = {}): PropertyDecorator =>
  TextField({ max: 150, required: said.subjectRequired, tooLong: said.subjectTooLong, optional });

class Sender {
  @TextField({ max: 100, required: said.nameRequired, tooLong: said.nameTooLong })
  name: string;

  @TextField({ max: 30, required: said.phoneRequired, tooLong: said.phoneTooLong })
  phonenumber: string;

  @EmailField()
  email: string;
}

/** The contact form. */
export class ContactDto extends Sender {
  @SubjectField()
  subject: string;

  @MessageField()
  message: string;

  @ApiPropertyOptional({ type: String, description: 'A trap for robots: people never see or fill it.' })
  @Allow()
  website?: unknown;

  /** Ignored. */
  @Allow()
  token?: unknown;
}

/** What the admin form sends; the message is called `metin` there, `message` means the same. */
export class ContactFormDto extends Sender {
  @SubjectField({ optional: true })
  subject?: string;

  @MessageField({ optional: true })
  metin?: string;

  @MessageField({ optional: true })
  message?: string;
}

/** A row of the admin table. */
export class ContactTableRow {
  id: number;
  name: string;
  phonenumber: string;
  email: string;
  /** Empty for rows that an admin added without one. */
  subject: string;
  /** The message. */
  metin: string;
  created_at: Instant;
}
