import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import {
  readTable,
  type TableColumns,
  type TableListQuery,
  type TablePage,
} from '../../common/http/table-list';
import { Blog } from '../blogs/blog.entity';
import { type CommentValues, commentColumns } from './comment-columns';
import { Comment } from './comment.entity';

const COLUMNS: TableColumns = {
  id: 'comment.id',
  sortable: { date: 'comment.date', author: 'comment.author_folded', blog_id: 'comment.blog_id' },
  searchable: ['comment.search_text'],
};

const withBlocks = (manager: EntityManager): SelectQueryBuilder<Comment> =>
  manager
    .createQueryBuilder(Comment, 'comment')
    .leftJoin('comment.user', 'user')
    .addSelect(['user.id', 'user.is_blocked']);

@Injectable()
export class CommentsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  hasPost(blogId: number, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    return manager.existsBy(Blog, { id: blogId });
  }

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

  /** Id → parent's id of all comments of a post. */
  async parents(manager: EntityManager, blogId: number): Promise<Map<number, number | null>> {
    const rows = await manager.find(Comment, {
      where: { blog_id: blogId },
      select: { id: true, parent_id: true },
    });
    return new Map(rows.map((row) => [row.id, row.parent_id]));
  }

  async insert(manager: EntityManager, values: CommentValues): Promise<number> {
    const { identifiers } = await manager.insert(Comment, commentColumns(values));
    return (identifiers[0] as { id: number }).id;
  }

  async update(manager: EntityManager, id: number, values: CommentValues): Promise<void> {
    await manager.update(Comment, { id }, commentColumns(values));
  }

  async remove(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(Comment, { id });
  }
}
