import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { bool, columns, id, instant, int, text, varchar } from './column-kinds';

const index = (name: string, ...columnNames: string[]) => ({ name, columnNames });

const foreignKey = (name: string, column: string, target: string, onDelete: 'CASCADE' | 'SET NULL') => ({
  name,
  columnNames: [column],
  referencedTableName: target,
  referencedColumnNames: ['id'],
  onDelete,
  onUpdate: 'NO ACTION',
});

const postColumns = (feedbackLength: number) =>
  columns({
    id: id(),
    blogname: varchar(160),
    blogname_folded: varchar(320),
    author: varchar(60),
    author_folded: varchar(120),
    date: instant(),
    image_filename: varchar(120, { nullable: true }),
    search_text: text(),
    feedback: varchar(feedbackLength),
  });

const TABLES = [
  new Table({
    name: 'blogs',
    columns: postColumns(190),
    indices: [
      index('ix_blogs_date', 'date', 'id'),
      index('ix_blogs_author', 'author_folded', 'date', 'id'),
      index('ix_blogs_blogname', 'blogname_folded', 'id'),
      index('ix_blogs_image', 'image_filename'),
    ],
  }),
  new Table({
    name: 'winnersclub',
    columns: postColumns(1000),
    indices: [
      index('ix_winnersclub_date', 'date', 'id'),
      index('ix_winnersclub_author', 'author_folded', 'id'),
      index('ix_winnersclub_blogname', 'blogname_folded', 'id'),
      index('ix_winnersclub_image', 'image_filename'),
    ],
  }),
  new Table({
    name: 'comments',
    columns: columns({
      id: id(),
      blog_id: int(),
      parent_id: int({ nullable: true }),
      user_id: int({ nullable: true }),
      author: varchar(60),
      author_folded: varchar(120),
      content: varchar(2000),
      date: instant(),
      is_deleted: bool(),
      search_text: text(),
    }),
    indices: [
      index('ix_comments_blog', 'blog_id', 'id'),
      index('ix_comments_parent', 'parent_id'),
      index('ix_comments_user', 'user_id'),
      index('ix_comments_date', 'date', 'id'),
      index('ix_comments_author', 'author_folded', 'id'),
    ],
    foreignKeys: [
      foreignKey('fk_comments_blog', 'blog_id', 'blogs', 'CASCADE'),
      foreignKey('fk_comments_parent', 'parent_id', 'comments', 'SET NULL'),
      foreignKey('fk_comments_user', 'user_id', 'users', 'SET NULL'),
    ],
  }),
  new Table({
    name: 'contacts',
    columns: columns({
      id: id(),
      name: varchar(100),
      name_folded: varchar(200),
      phonenumber: varchar(30),
      email: varchar(254),
      email_key: varchar(254),
      subject: varchar(150),
      message: text(),
      created_at: instant(),
      search_text: text(),
    }),
    indices: [
      index('ix_contacts_name', 'name_folded', 'id'),
      index('ix_contacts_email', 'email_key', 'id'),
      index('ix_contacts_created', 'created_at', 'id'),
    ],
  }),
  new Table({
    name: 'subscribers',
    columns: columns({
      id: id(),
      email: varchar(254),
      email_key: varchar(254),
      phonenumber: varchar(20),
      created_at: instant(),
      consent_at: instant({ nullable: true }),
      consent_text_version: varchar(20, { nullable: true }),
      consent_ip: varchar(45, { nullable: true }),
      unsubscribed_at: instant({ nullable: true }),
    }),
    indices: [
      { ...index('ux_subscribers_email_key', 'email_key'), isUnique: true },
      index('ix_subscribers_created', 'created_at', 'id'),
    ],
  }),
];

/** Columns of `users` with their definition; plain SQL because TypeORM would rebuild the table on the embedded database. */
const USER_COLUMNS = {
  is_blocked: 'boolean NOT NULL DEFAULT 0',
  blocked_reason: 'varchar(200) NULL',
};

/** Picks, winners club, comments and the flag that bars a member from them, contact messages, newsletter. */
export class PostsAndMessages1763703000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(USER_COLUMNS)) {
      if (await queryRunner.hasColumn('users', name)) continue;
      await queryRunner.query(`ALTER TABLE users ADD COLUMN ${name} ${definition}`);
    }
    for (const table of TABLES) await queryRunner.createTable(table, true);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) await queryRunner.dropTable(table.name, true);
    for (const name of Object.keys(USER_COLUMNS).reverse()) {
      if (!(await queryRunner.hasColumn('users', name))) continue;
      await queryRunner.query(`ALTER TABLE users DROP COLUMN ${name}`);
    }
  }
}
