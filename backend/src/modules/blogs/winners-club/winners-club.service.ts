import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/access/role';
import type { MessageAnswer } from '../../../platform/http/message-answer';
import type { ReceivedFile } from '../../../platform/http/single-file';
import { readTable, type TableColumns, type TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { tr } from '../../../platform/locale/tr';
import { Database } from '../../../platform/database/database';
import { toPost } from '../posts/post-values';
import { type PostTable, PostWriter } from '../posts/post-writer';
import { WinnersClubEntry } from './entities/winners-club-entry.entity';
import type { WinnerDto, WinnersClubEntryDto } from './dto/winners-club.dto';

/** The winners club as it is written to. */
export const WINNERS: PostTable = { entity: WinnersClubEntry, name: 'winnersclub' };

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
  async list(query: TableListQuery): Promise<TablePage<WinnerDto>> {
    const entries = this.database.manager.createQueryBuilder(WinnersClubEntry, 'entry');
    return (await readTable(entries, COLUMNS, query)).map((rows) => rows.map(toWinner));
  }

  async add(entry: WinnersClubEntryDto, image: ReceivedFile | undefined, who: Identity): Promise<WinnerDto> {
    const values = { ...entry, image_filename: entry.image_filename ?? null };
    return { ...(await this.writer.add(WINNERS, values, image, who)), blog_id: null };
  }

  /** @throws AppError NOT_FOUND */
  async change(
    id: number,
    entry: WinnersClubEntryDto,
    image: ReceivedFile | undefined,
    who: Identity,
  ): Promise<WinnerDto> {
    await this.writer.change(WINNERS, id, entry, image, who);
    return toWinner(await this.database.manager.findOneByOrFail(WinnersClubEntry, { id }));
  }

  /** @throws AppError NOT_FOUND */
  async remove(id: number, who: Identity): Promise<MessageAnswer> {
    await this.writer.remove(WINNERS, id, who);
    return { message: tr.rows.deleted };
  }
}

const toWinner = (entry: WinnersClubEntry): WinnerDto => ({ ...toPost(entry), blog_id: entry.blog_id });
