import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Blog } from '../../blogs/entities/blog.entity';
import { User } from '../../users/entities/user.entity';

/** A comment below a pick, or a reply to one. */
@Entity('comments')
@Index('ix_comments_blog', ['blog_id', 'id'])
@Index('ix_comments_date', ['date', 'id'])
@Index('ix_comments_author', ['author_folded', 'id'])
@Index('ix_comments_demo', ['is_demo'])
export class Comment {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  blog_id: number;

  @ManyToOne(() => Blog, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'blog_id', foreignKeyConstraintName: 'fk_comments_blog' })
  blog: Relation<Blog>;

  /** The comment this one replies to, of the same post; null = to the post itself. */
  @Index('ix_comments_parent')
  @Column({ type: 'int', nullable: true })
  parent_id: number | null;

  // not CASCADE: MySQL follows cascades 15 levels deep only
  @ManyToOne(() => Comment, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'parent_id', foreignKeyConstraintName: 'fk_comments_parent' })
  parent: Relation<Comment> | null;

  /** The account that wrote it; null when an admin added it or the account is gone. */
  @Index('ix_comments_user')
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_comments_user' })
  user: Relation<User> | null;

  @Column({ type: 'varchar', length: 60 })
  author: string;

  @Column({ type: 'varchar', length: 120 })
  author_folded: string;

  /** Plain text, never markup. */
  @Column({ type: 'varchar', length: 2000 })
  content: string;

  @Column({ type: 'datetime', precision: 3 })
  date: Date;

  /** Deleted, but kept as `[silindi]` because of its replies. */
  @Column({ type: 'boolean' })
  is_deleted: boolean;

  /** Author and content, folded, for the search of the admin table. */
  @Column({ type: 'text' })
  search_text: string;

  /** Made by the demo data; nothing but their removal asks for it. */
  @Column({ type: 'boolean', default: false, select: false })
  is_demo?: boolean;
}
