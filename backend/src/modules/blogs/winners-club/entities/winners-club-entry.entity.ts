import { Column, Entity, Index } from 'typeorm';
import { PostRow } from '../../entities/post-row.entity';

/** An entry of the winners club. */
@Entity('winnersclub')
@Index('ix_winnersclub_date', ['date', 'id'])
@Index('ix_winnersclub_author', ['author_folded', 'id'])
@Index('ix_winnersclub_blogname', ['blogname_folded', 'id'])
@Index('ix_winnersclub_image', ['image_filename'])
@Index('ix_winnersclub_demo', ['is_demo'])
export class WinnersClubEntry extends PostRow {
  @Column({ type: 'varchar', length: 1000 })
  feedback: string;

  /** The pick whose coupon won; null = the entry was written by hand. The pick may be deleted meanwhile. */
  @Column({ type: 'int', nullable: true })
  blog_id: number | null;
}
