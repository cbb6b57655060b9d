import { Injectable } from '@nestjs/common';
import type { Asker } from '../../archive/client';
import { AppError } from '../../platform/errors/app-error';
import { foldText } from '../../platform/text/fold';
import type { EditorPicksPage, EditorRecordDto, EditorSummaryDto } from './picks/dto/editors.dto';
import { EditorRecords } from './picks/record/editor-records';
import { BlogsService } from './blogs.service';

/** The records of authors: of those who have a post, or selections on posts that are deleted. */
@Injectable()
export class EditorsService {
  constructor(
    private readonly blogs: BlogsService,
    private readonly records: EditorRecords,
  ) {}

  /** @throws AppError NOT_FOUND for an author nobody knows, as all that follow */
  async summary(author: string): Promise<EditorSummaryDto> {
    return this.records.summary(await this.require(author));
  }

  async record(author: string, asker: Asker): Promise<EditorRecordDto> {
    return this.records.record(await this.require(author), asker);
  }

  async picks(author: string, page: number, perPage: number): Promise<EditorPicksPage> {
    const { picks, total } = await this.records.picks(await this.require(author), page, perPage);
    const posts = await this.blogs.existing(picks.flatMap(({ post_id }) => post_id ?? []));
    const withPosts = picks.map((pick) => ({
      ...pick,
      post_id: posts.has(pick.post_id!) ? pick.post_id : null,
    }));
    return { picks: withPosts, total };
  }

  /** The author as written on posts, whatever the spelling asked for. */
  private async require(author: string): Promise<string> {
    const wanted = foldText(author);
    const { authors } = await this.blogs.authors();
    const known = [...authors, ...(await this.records.authors())].find((name) => foldText(name) === wanted);
    if (known === undefined) throw new AppError('NOT_FOUND');
    return known;
  }
}
