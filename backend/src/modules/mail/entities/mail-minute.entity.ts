import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many mails all processes together tried in a minute. */
@Entity('mail_minutes')
export class MailMinute {
  /** Minutes since 1970, by the database's clock. */
  @PrimaryColumn({ type: 'int' })
  minute: number;

  @Column({ type: 'int' })
  mails: number;
}
