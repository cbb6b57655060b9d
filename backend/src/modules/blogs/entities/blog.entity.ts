import { Column, Entity, Index } from 'typeorm';
import { PostRow } from './post-row.entity';

/** An editor's pick. */
@Entity('blogs')
@Index('ix_blogs_date', ['date', 'id'])
@Index('ix_blogs_author', ['author_folded', 'date', 'id'])
@Index('ix_blogs_blogname', ['blogname_folded', 'id'])
@Index('ix_blogs_image', ['image_filename'])
@Index('ix_blogs_demo', ['is_demo'])
export class Blog extends PostRow {
  @Column({ type: 'varchar', length: 190 })
  feedback: string;

  /** When title, text or image were changed last; null = never. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  edited_at: Date | null;
}
