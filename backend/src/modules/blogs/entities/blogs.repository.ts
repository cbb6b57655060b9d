import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { readTable, type TableColumns } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { foldText } from '../../../platform/text/fold';
import { Database } from '../../../platform/database/database';
import { Blog } from './blog.entity';
import type { BlogListQuery } from '../dto/blogs.dto';

const COLUMNS: TableColumns = {
  id: 'blog.id',
  newestBy: 'blog.date',
  sortable: { blogname: 'blog.blogname_folded', author: 'blog.author_folded', date: 'blog.date' },
  searchable: ['blog.search_text'],
};

@Injectable()
export class BlogsRepository {
  constructor(private readonly database: Database) {}

  readPage({ author, ...query }: BlogListQuery): Promise<TablePage<Blog>> {
    const blogs = this.database.manager.createQueryBuilder(Blog, 'blog');
    const wanted = foldText(author ?? '');
    if (wanted !== '') blogs.where('blog.author_folded = :wanted', { wanted });
    return readTable(blogs, COLUMNS, query);
  }

  /** Those of some ids under which there is a pick. */
  async existing(ids: readonly number[]): Promise<Set<number>> {
    const found = await this.database.manager.find(Blog, {
      select: { id: true },
      where: { id: In([...ids]) },
    });
    return new Set(found.map(({ id }) => id));
  }

  /** Every name that stands on a pick, once for each spelling. */
  async authors(): Promise<string[]> {
    const rows = await this.database.manager
      .createQueryBuilder(Blog, 'blog')
      .select('blog.author', 'author')
      .distinct(true)
      .getRawMany<{ author: string }>();
    return rows.map((row) => row.author);
  }
}
