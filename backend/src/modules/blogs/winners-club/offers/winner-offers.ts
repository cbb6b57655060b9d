import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { Identity } from '../../../../platform/access/role';
import { AppError } from '../../../../platform/errors/app-error';
import { tr } from '../../../../platform/locale/tr';
import { Database } from '../../../../platform/database/database';
import { BlogsService } from '../../blogs.service';
import type { BlogDto } from '../../dto/blogs.dto';
import { PostWriter } from '../../posts/post-writer';
import { EditorRecords } from '../../picks/record/editor-records';
import { MAX_ENTRY_TEXT, type WinnerDto, type WinnerOfferDto } from '../dto/winners-club.dto';
import { WinnersClubEntry } from '../entities/winners-club-entry.entity';
import { WINNERS } from '../winners-club.service';
import type { PostSelectionDto } from '../../picks/dto/picks.dto';
import { STATE_NAMES } from '../../picks/settling/pick-state';
import { decimalComma } from '../../../../platform/text/decimal-comma';
import { oddFieldNamed, selectionTitle } from '../../../../archive/catalogue/columns';

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
    const inClub = await this.postsInClub();
    const waiting = (await this.records.wonCoupons()).filter((id) => !inClub.has(id));
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
        lock: () => Promise.resolve(),
        write: async (id) => {
          await manager.update(WinnersClubEntry, { id }, { blog_id: blogId });
          return { before: {}, after: { blog_id: blogId } };
        },
      });
      return { ...winner, blog_id: blogId };
    });
  }

  private async postsInClub(): Promise<Set<number | null>> {
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

/**
 * What an entry says about a won coupon: a line for each selection with match, score, market and price.
 * @param most letters at most; selections that don't fit are counted in the last line
 */
export function couponText(selections: readonly PostSelectionDto[], most: number): string {
  const lines = selections.map(lineOf);
  for (let shown = lines.length; ; shown--) {
    const left = lines.length - shown;
    const text = [...lines.slice(0, shown), ...(left === 0 ? [] : [tr.winners.more(left)])].join('\n');
    if (text.length <= most || shown === 0) return text;
  }
}

function lineOf(selection: PostSelectionDto): string {
  const { home_team, away_team, home_ft_score, away_ft_score, column, odd, state } = selection;
  const isKnown = home_ft_score !== null && away_ft_score !== null;
  const match = `${home_team} ${isKnown ? `${home_ft_score}-${away_ft_score}` : '-'} ${away_team}`;
  const field = oddFieldNamed(column);
  const selected = field === null ? column : selectionTitle(field);
  return [match, selected, decimalComma(odd, 2), ...(state === STATE_NAMES.void ? [state] : [])].join(' · ');
}
