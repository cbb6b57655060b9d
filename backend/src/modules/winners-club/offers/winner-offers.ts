import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { Identity } from '../../../common/access/role';
import { AppError } from '../../../common/errors/app-error';
import { tr } from '../../../common/locale/tr';
import { Database } from '../../../database/database';
import { BlogsService } from '../../blogs/blogs.service';
import type { BlogDto } from '../../blogs/dto/blogs.dto';
import { PostWriter } from '../../blogs/posts/post-writer';
import { EditorRecords } from '../../picks/record/editor-records';
import { MAX_ENTRY_TEXT, type WinnerDto, type WinnerOfferDto } from '../dto/winners-club.dto';
import { WinnersClubEntry } from '../entities/winners-club-entry.entity';
import { WINNERS } from '../entities/winners-table';
import { couponText } from '../../picks/record/coupon-text';

/** Offers of one answer. */
const MOST_OFFERS = 50;

/** Won coupons that may enter the winners club. */
@Injectable()
export class WinnerOffers {
  constructor(
    private readonly database: Database,
    private readonly records: EditorRecords,
    private readonly blogs: BlogsService,
    private readonly writer: PostWriter,
  ) {}

  /** Won coupons of posts that are still there and not in the club yet, the latest on record first. */
  async list(): Promise<WinnerOfferDto[]> {
    const taken = await this.takenPosts();
    const waiting = (await this.records.wonCoupons()).filter((id) => !taken.has(id));
    const present = await this.blogs.existing(waiting);
    const posts = await this.blogs.readAll(waiting.filter((id) => present.has(id)).slice(0, MOST_OFFERS));
    return posts.map((post) => ({ ...entryOf(post), date: post.date, blog_id: post.id }));
  }

  /**
   * Takes a won coupon into the club, under the title, author, image and date of its post.
   * @throws AppError NOT_FOUND for a post that is gone, CONFLICT for one that is in the club or hasn't won
   */
  take(blogId: number, who: Identity): Promise<WinnerDto> {
    return this.database.transaction(async () => {
      // of two who click at once the second one waits, and the image stays named
      await this.blogs.lock([blogId]);
      const { manager } = this.database;
      if (await manager.existsBy(WinnersClubEntry, { blog_id: blogId }))
        throw new AppError('CONFLICT', { message: tr.winners.taken });
      const post = await this.blogs.read(blogId);
      if (!(await this.records.wonCoupons()).includes(blogId))
        throw new AppError('CONFLICT', { message: tr.winners.notWon });
      const values = { ...entryOf(post), date: new Date(post.date) };
      const winner = await this.writer.add(WINNERS, values, undefined, who, {
        begin: () => Promise.resolve(),
        write: async (id) => {
          await manager.update(WinnersClubEntry, { id }, { blog_id: blogId });
          return { before: {}, after: { blog_id: blogId } };
        },
      });
      return { ...winner, blog_id: blogId };
    });
  }

  private async takenPosts(): Promise<Set<number | null>> {
    const entries = await this.database.manager.find(WinnersClubEntry, {
      select: { id: true, blog_id: true },
      where: { blog_id: Not(IsNull()) },
    });
    return new Set(entries.map(({ blog_id }) => blog_id));
  }
}

const entryOf = ({ blogname, author, image_filename, selections }: BlogDto) => ({
  blogname,
  author,
  image_filename,
  feedback: couponText(selections, MAX_ENTRY_TEXT),
});
