import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ServerProblem } from '../server/server-problem';

/** How the mail server is doing, as all processes know it; one row. Who claims mails holds it locked meanwhile. */
@Entity('mail_server')
export class MailServerRow {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** Since when no mail can be sent; null: all is well. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  failing_since: Date | null;

  /** Attempts in a row that showed it. */
  @Column({ type: 'int' })
  failures: number;

  /** No mail goes out before then. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  paused_until: Date | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  problem: ServerProblem | null;

  /** What the server, or the way to it, said. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  detail: string | null;
}

/** How many mails all processes together tried in a minute. */
@Entity('mail_minutes')
export class MailMinute {
  /** Minutes since 1970, by the database's clock. */
  @PrimaryColumn({ type: 'int' })
  minute: number;

  @Column({ type: 'int' })
  mails: number;
}
