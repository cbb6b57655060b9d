import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import {
  readTable,
  type TableColumns,
  type TableListQuery,
  type TablePage,
} from '../../common/http/table-list';
import { WinnersClubEntry } from './winners-club-entry.entity';

const COLUMNS: TableColumns = {
  id: 'entry.id',
  newestBy: 'entry.date',
  sortable: { blogname: 'entry.blogname_folded', author: 'entry.author_folded', date: 'entry.date' },
  searchable: ['entry.search_text'],
};

@Injectable()
export class WinnersClubRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  read(query: TableListQuery): Promise<TablePage<WinnersClubEntry>> {
    return readTable(this.dataSource.manager.createQueryBuilder(WinnersClubEntry, 'entry'), COLUMNS, query);
  }
}
