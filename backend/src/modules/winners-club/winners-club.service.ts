import { Injectable } from '@nestjs/common';
import type { Identity } from '../../common/access/role';
import type { MessageAnswer } from '../../common/http/message-answer';
import type { ReceivedFile } from '../../common/http/single-file';
import {
  readTable,
  type TableColumns,
  type TableListQuery,
  type TablePage,
} from '../../common/http/table-list';
import { tr } from '../../common/locale/tr';
import { Database } from '../../database/database';
import type { PostDto } from '../blogs/dto/blogs.dto';
import { toPost } from '../blogs/posts/post-values';
import { PostWriter } from '../blogs/posts/post-writer';
import { WinnersClubEntry } from './entities/winners-club-entry.entity';
import type { WinnersClubEntryDto } from './dto/winners-club.dto';

const WINNERS = { entity: WinnersClubEntry, name: 'winnersclub' } as const;

const COLUMNS: TableColumns = {
  id: 'entry.id',
  newestBy: 'entry.date',
  sortable: { blogname: 'entry.blogname_folded', author: 'entry.author_folded', date: 'entry.date' },
  searchable: ['entry.search_text'],
};

/** The winners club: members read it, admins write it. */
@Injectable()
export class WinnersClubService {
  constructor(
    private readonly database: Database,
    private readonly writer: PostWriter,
  ) {}

  /** Entries, newest first unless asked otherwise. */
  async list(query: TableListQuery): Promise<TablePage<PostDto>> {
    const entries = this.database.manager.createQueryBuilder(WinnersClubEntry, 'entry');
    const { rows, total } = await readTable(entries, COLUMNS, query);
    return { rows: rows.map(toPost), total };
  }

  add(entry: WinnersClubEntryDto, image: ReceivedFile | undefined, who: Identity): Promise<PostDto> {
    return this.writer.add(WINNERS, { ...entry, image_filename: entry.image_filename ?? null }, image, who);
  }

  /** @throws AppError NOT_FOUND */
  change(
    id: number,
    entry: WinnersClubEntryDto,
    image: ReceivedFile | undefined,
    who: Identity,
  ): Promise<PostDto> {
    return this.writer.change(WINNERS, id, entry, image, who);
  }

  /** @throws AppError NOT_FOUND */
  async remove(id: number, who: Identity): Promise<MessageAnswer> {
    await this.writer.remove(WINNERS, id, who);
    return { message: tr.rows.deleted };
  }
}
