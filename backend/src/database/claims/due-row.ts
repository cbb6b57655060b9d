import { Column, PrimaryGeneratedColumn } from 'typeorm';
import type { Claimable } from './claims';

/** `dropped`: became pointless before it was sent; `failed`: given up. */
export const DUE_STATES = ['queued', 'sent', 'failed', 'dropped'] as const;
/** @schema {"enumName":"MailStatus"} */
export type DueStatus = (typeof DUE_STATES)[number];

/** Columns of a queue of things to send. */
export abstract class DueRow implements Claimable {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 10 })
  status: DueStatus;

  /** Failed ones in a row. */
  @Column({ type: 'int' })
  attempts: number;

  /** Not before this. */
  @Column({ type: 'datetime', precision: 3 })
  next_attempt_at: Date;

  @Column({ type: 'varchar', length: 120, nullable: true })
  claimed_by: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  claimed_until: Date | null;

  @Column({ type: 'varchar', length: 300, nullable: true })
  last_error: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  sent_at: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}
