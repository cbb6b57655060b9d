import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Blog } from '../../entities/blog.entity';

/** A change of a post's selections before the first kick-off among them. */
@Entity('pick_changes')
export class PickChange {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ix_pick_changes_post')
  @Column({ type: 'int' })
  post_id: number;

  @ManyToOne(() => Blog, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'post_id', foreignKeyConstraintName: 'fk_pick_changes_post' })
  post: Relation<Blog>;

  @Column({ type: 'datetime', precision: 3 })
  changed_at: Date;

  /** The selections that went, a JSON list of `ChangedSelectionDto`. */
  @Column({ type: 'text' })
  removed: string;

  /** The selections that came, alike. */
  @Column({ type: 'text' })
  added: string;
}
