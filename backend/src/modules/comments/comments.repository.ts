import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import {
  readTable,
  type TableColumns,
  type TableListQuery,
  type TablePage,
} from '../../common/http/table-list';
import { type CommentValues, commentColumns } from './comment-columns';
import { Comment } from './comment.entity';
import type { CommentPlace } from './thread';

const COLUMNS: TableColumns = {
  id: 'comment.id',
  sortable: { date: 'comment.date', author: 'comment.author_folded', blog_id: 'comment.blog_id' },
  searchable: ['comment.search_text'],
};

/** Fewer than any database's limit of parameters. */
const IDS_PER_STATEMENT = 10_000;

const withBlocks = (manager: EntityManager): SelectQueryBuilder<Comment> =>
  manager
    .createQueryBuilder(Comment, 'comment')
    .leftJoin('comment.user', 'user')
    .addSelect(['user.id', 'user.is_blocked']);

@Injectable()
export class CommentsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** All comments of a post, oldest first. */
  ofPost(blogId: number): Promise<Comment[]> {
    return this.dataSource.manager.find(Comment, { where: { blog_id: blogId }, order: { id: 'ASC' } });
  }

  /** All comments of an account, oldest first. */
  ofUser(userId: number, manager: EntityManager = this.dataSource.manager): Promise<Comment[]> {
    return manager.find(Comment, { where: { user_id: userId }, order: { id: 'ASC' } });
  }

  /** For the admin table, each with its account's block. */
  readTable(query: TableListQuery): Promise<TablePage<Comment>> {
    return readTable(withBlocks(this.dataSource.manager), COLUMNS, query);
  }

  /** As the admin table has it. */
  findWithBlock(manager: EntityManager, id: number): Promise<Comment> {
    return withBlocks(manager).where({ id }).getOneOrFail();
  }

  /** Newest comments of all posts, each with its post; deleted ones are left out. */
  async recent(page: number, perPage: number): Promise<TablePage<Comment>> {
    const { manager } = this.dataSource;
    const total = await manager.countBy(Comment, { is_deleted: false });
    const rows = await manager
      .createQueryBuilder(Comment, 'comment')
      // every comment has its post; LEFT lets the databases walk the comments by date
      .leftJoinAndSelect('comment.blog', 'blog')
      .where('comment.is_deleted = :no', { no: false })
      .orderBy('comment.date', 'DESC')
      .addOrderBy('comment.id', 'DESC')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .getMany();
    return { rows, total };
  }

  find(id: number, manager: EntityManager = this.dataSource.manager): Promise<Comment | null> {
    return manager.findOneBy(Comment, { id });
  }

  hasReplies(manager: EntityManager, id: number): Promise<boolean> {
    return manager.existsBy(Comment, { parent_id: id });
  }

  /** Who replies to whom in a post. */
  outline(manager: EntityManager, blogId: number): Promise<CommentPlace[]> {
    return manager.find(Comment, {
      where: { blog_id: blogId },
      select: { id: true, parent_id: true, is_deleted: true },
    });
  }

  async insert(manager: EntityManager, values: CommentValues): Promise<number> {
    const { identifiers } = await manager.insert(Comment, commentColumns(values));
    return (identifiers[0] as { id: number }).id;
  }

  async update(manager: EntityManager, id: number, values: CommentValues): Promise<void> {
    await manager.update(Comment, { id }, commentColumns(values));
  }

  async remove(manager: EntityManager, ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += IDS_PER_STATEMENT) {
      await manager.delete(Comment, { id: In(ids.slice(from, from + IDS_PER_STATEMENT)) });
    }
  }
}
