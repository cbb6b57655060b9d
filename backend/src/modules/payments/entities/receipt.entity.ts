import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { DurationType } from '../../../platform/access/durations';
import { User } from '../../users/entities/user.entity';

export const RECEIPT_STATES = ['pending', 'approved', 'rejected'] as const;
/** @schema {"enumName":"ReceiptStatus"} */
export type ReceiptStatus = (typeof RECEIPT_STATES)[number];

/** A bank transfer receipt that a member sent in. */
@Entity('receipts')
@Index('ix_receipts_status', ['status', 'id'])
@Index('ix_receipts_created', ['created_at', 'id'])
export class Receipt {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ix_receipts_user')
  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_receipts_user' })
  user: Relation<User>;

  /** The package the member says to have paid for. */
  @Column({ type: 'varchar', length: 10 })
  duration_type: DurationType;

  /** Server-made name of the file in the receipt store. */
  @Column({ type: 'varchar', length: 40 })
  stored_name: string;

  /** The member's own name of the file, for show only. */
  @Column({ type: 'varchar', length: 120 })
  file_name: string;

  /** Bytes. */
  @Column({ type: 'int' })
  size: number;

  @Column({ type: 'varchar', length: 10 })
  status: ReceiptStatus;

  /** Why it was rejected. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  reason: string | null;

  /** The package that the approval granted. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  granted_duration_type: DurationType | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  decided_at: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}
