import { Injectable } from '@nestjs/common';
import { In, type SelectQueryBuilder } from 'typeorm';
import { readTable, type TableColumns, type TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { Database } from '../../../platform/database/database';
import { Comment } from './comment.entity';
import type { CommentPlace } from '../thread/thread';

const COLUMNS: TableColumns = {
  id: 'comment.id',
  sortable: { date: 'comment.date', author: 'comment.author_folded', blog_id: 'comment.blog_id' },
  searchable: ['comment.search_text'],
};

/** Fewer than any database's limit of parameters. */
const IDS_PER_STATEMENT = 10_000;

@Injectable()
export class CommentsRepository {
  constructor(private readonly database: Database) {}

  /** For the admin table, each with its account's block. */
  readTable(query: TableListQuery): Promise<TablePage<Comment>> {
    return readTable(this.withBlocks(), COLUMNS, query);
  }

  /** A comment as a row of the admin table. */
  findWithBlock(id: number): Promise<Comment> {
    return this.withBlocks().where({ id }).getOneOrFail();
  }

  /** Newest comments of all posts, each with its post; deleted ones are left out. */
  async recent(page: number, perPage: number): Promise<{ rows: Comment[]; total: number }> {
    const { manager } = this.database;
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

  /** Who replies to whom in a post. */
  outline(blogId: number): Promise<CommentPlace[]> {
    return this.database.manager.find(Comment, {
      where: { blog_id: blogId },
      select: { id: true, parent_id: true, is_deleted: true },
    });
  }

  async remove(ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += IDS_PER_STATEMENT) {
      const some = ids.slice(from, from + IDS_PER_STATEMENT);
      await this.database.manager.delete(Comment, { id: In(some) });
    }
  }

  private withBlocks(): SelectQueryBuilder<Comment> {
    return this.database.manager
      .createQueryBuilder(Comment, 'comment')
      .leftJoin('comment.user', 'user')
      .addSelect(['user.id', 'user.is_blocked']);
  }
}
