import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** What a pick and a winners club entry have in common. */
export abstract class PostRow {
  @PrimaryGeneratedColumn()
  id: number;

  /** Title, plain text. */
  @Column({ type: 'varchar', length: 160 })
  blogname: string;

  /** For sorting: the title under Turkish folding. */
  @Column({ type: 'varchar', length: 320 })
  blogname_folded: string;

  /** Name shown as the author; the username of who posted, or what an admin wrote. */
  @Column({ type: 'varchar', length: 60 })
  author: string;

  @Column({ type: 'varchar', length: 120 })
  author_folded: string;

  @Column({ type: 'datetime', precision: 3 })
  date: Date;

  /** Name of a file in the image store; null = no image. It may be gone: pages show a placeholder then. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  image_filename: string | null;

  /** Title, author and text folded: what admin tables search in. */
  @Column({ type: 'text' })
  search_text: string;

  /** Made by the demo data; nothing but their removal asks for it. */
  @Column({ type: 'boolean', default: false, select: false })
  is_demo?: boolean;

  /** Text, plain. Its length differs between the tables. */
  abstract feedback: string;
}
