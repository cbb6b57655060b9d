import { Injectable } from '@nestjs/common';
import type { Identity } from '../../common/access/role';
import type { MessageAnswer } from '../../common/http/message-answer';
import type { ReceivedFile } from '../../common/http/single-file';
import type { TableListQuery, TablePage } from '../../common/http/table-list';
import { tr } from '../../common/locale/tr';
import type { PostDto } from '../blogs/blogs.dto';
import { toPost } from '../blogs/post-values';
import { PostWriter } from '../blogs/post-writer';
import { WinnersClubEntry } from './winners-club-entry.entity';
import type { WinnersClubEntryDto } from './winners-club.dto';
import { WinnersClubRepository } from './winners-club.repository';

const WINNERS = { entity: WinnersClubEntry, name: 'winnersclub' } as const;

/** The winners club: members read it, admins write it. */
@Injectable()
export class WinnersClubService {
  constructor(
    private readonly entries: WinnersClubRepository,
    private readonly writer: PostWriter,
  ) {}

  /** Entries, newest first unless asked otherwise. */
  async list(query: TableListQuery): Promise<TablePage<PostDto>> {
    const { rows, total } = await this.entries.read(query);
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
