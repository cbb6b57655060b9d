import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../users/entities/user.entity';
import type { QuestionType } from '../../../archive/question/question';

/** The filters of a table that a member keeps under a name. */
@Entity('saved_filters')
@Index('ix_saved_filters_demo', ['is_demo'])
@Index('ux_saved_filters_name', ['user_id', 'filter_type', 'name_folded'], { unique: true })
export class SavedFilter {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_saved_filters_user' })
  user: Relation<User>;

  /** 1 opening odds, 2 closing odds, 3 bulletin. */
  @Column({ type: 'smallint' })
  filter_type: QuestionType;

  @Column({ type: 'varchar', length: 60 })
  name: string;

  /** The name folded: what must be unique. One letter may fold to two. */
  @Column({ type: 'varchar', length: 120 })
  name_folded: string;

  /** Filter text by column, and the other parameters of the question, as JSON. */
  @Column({ type: 'text' })
  filter_data: string;

  /** Keys of the groups of columns that the table hides, as JSON. */
  @Column({ type: 'text' })
  hidden_groups: string;

  /** Column of odds whose record is kept; null = none. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  selection: string | null;

  /** Whether the member is told when a match of today or tomorrow fits. */
  @Column({ type: 'boolean', default: false })
  alert_enabled: boolean;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  /** The filter whose question was edited; null = none, or it was deleted. */
  @Column({ type: 'int', nullable: true })
  origin_id: number | null;

  @ManyToOne(() => SavedFilter, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'origin_id' })
  origin: Relation<SavedFilter> | null;

  /** Made by the demo data; nothing but their removal asks for it. */
  @Column({ type: 'boolean', default: false, select: false })
  is_demo?: boolean;
}
