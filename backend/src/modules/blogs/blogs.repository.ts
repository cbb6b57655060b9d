import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { readTable, type TableColumns, type TablePage } from '../../common/http/table-list';
import { foldText } from '../../common/text/fold';
import { Blog } from './blog.entity';
import type { BlogListQuery } from './blogs.dto';

const COLUMNS: TableColumns = {
  id: 'blog.id',
  newestBy: 'blog.date',
  sortable: { blogname: 'blog.blogname_folded', author: 'blog.author_folded', date: 'blog.date' },
  searchable: ['blog.search_text'],
};

@Injectable()
export class BlogsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  readPage({ author, ...query }: BlogListQuery): Promise<TablePage<Blog>> {
    const blogs = this.dataSource.manager.createQueryBuilder(Blog, 'blog');
    const wanted = foldText(author ?? '');
    if (wanted !== '') blogs.where('blog.author_folded = :wanted', { wanted });
    return readTable(blogs, COLUMNS, query);
  }

  /** Every name that stands on a pick, once for each spelling. */
  async authors(): Promise<string[]> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(Blog, 'blog')
      .select('blog.author', 'author')
      .distinct(true)
      .getRawMany<{ author: string }>();
    return rows.map((row) => row.author);
  }

  exists(id: number, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    return manager.existsBy(Blog, { id });
  }

  find(id: number): Promise<Blog | null> {
    return this.dataSource.manager.findOneBy(Blog, { id });
  }
}
