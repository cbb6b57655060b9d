import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Blog } from '../../entities/blog.entity';
import { Picked } from './picked.entity';

/**
 * A selection on a post that was published minutes ago: it can still be changed, and its match is as it was last known. After
 * these minutes, or at the first kick-off among them, all selections of the post move to `pick_record`.
 */
@Entity('pick_selections')
@Index('ix_pick_selections_post', ['post_id', 'place'])
@Index('ix_pick_selections_match', ['match_id'])
export class PickSelection extends Picked {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  post_id: number;

  @ManyToOne(() => Blog, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'post_id', foreignKeyConstraintName: 'fk_pick_selections_post' })
  post: Relation<Blog>;

  /** In the list that the editor sent, from 0. */
  @Column({ type: 'smallint' })
  place: number;

  /** When the post's first selections were published; null in rows of older versions: `locked_at`. */
  @Index('ix_pick_selections_published')
  @Column({ type: 'datetime', precision: 3, nullable: true })
  published_at: Date | null;

  /** From then on nothing can be changed; a match of unknown time kicks off with its day. */
  @Index('ix_pick_selections_kick_off')
  @Column({ type: 'datetime', precision: 3 })
  kick_off: Date;
}
