import { tr } from '../../common/locale/tr';
import { istanbulParts } from '../../common/time/istanbul';
import type { OddField } from '../../archive/catalogue/odds-groups';
import { type BulletinMatch, type DemoBulletin, hasWon, usualPrice } from './demo-bulletin';
import { type Coupon, type CouponLine, couponLine, couponOf } from './demo-coupon';
import { SeededRandom } from './random';

/** Authors whose posts of earlier months give them a record: a good one and a bad one. */
const AUTHORS = [
  { author: 'editor', won: 0.62, hoursAgo: 432, hue: 190 },
  { author: 'demo.yazar', won: 0.38, hoursAgo: 492, hue: 320 },
] as const;

/** Of each author, one in {@link HOURS_BETWEEN}. */
const POSTS = 29;
const HOURS_BETWEEN = 120;

/** The latest posts of each author have pictures: those on the first pages of the feed. */
const WITH_PICTURE = 5;
const SELECTIONS_ON_PICTURE = 4;
const SELECTIONS = 6;

/** Selections that these posts choose from. */
export const EARLIER_FIELDS = [
  'ft_1_odd',
  'ft_x_odd',
  'ft_2_odd',
  'over_25_odd',
  'under_25_odd',
  'bts_yes_odd',
  'bts_no_odd',
] as const satisfies readonly OddField[];

export const EARLIEST_HOURS_AGO =
  Math.max(...AUTHORS.map(({ hoursAgo }) => hoursAgo)) + POSTS * HOURS_BETWEEN;

const HOUR = 60 * 60 * 1000;

/** A post whose coupon was made from what came of its matches. */
export interface EarlierPost {
  readonly blogname: string;
  readonly feedback: string;
  readonly author: string;
  readonly date: Date;
  readonly coupon: Coupon;
  /** Of the picture; null = it has none. */
  readonly hue: number | null;
}

/**
 * Posts of earlier months: of each author as large a share of selections has won as was laid down, and one was void where
 * a match was postponed. Always the same for the same matches and instant.
 */
export function earlierPosts(bulletin: DemoBulletin, now: Date): EarlierPost[] {
  return AUTHORS.flatMap(({ author, won, hoursAgo, hue }) => {
    const random = new SeededRandom('record', author);
    const sizes = Array.from({ length: POSTS }, (_, at) =>
      at < WITH_PICTURE ? SELECTIONS_ON_PICTURE : SELECTIONS,
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const outcomes = random.shuffled(Array.from({ length: total }, (_, at) => at < won * total));
    let hasVoid = false;
    return sizes.map((size, at): EarlierPost => {
      const date = new Date(now.getTime() - (hoursAgo + at * HOURS_BETWEEN) * HOUR);
      const left = random.shuffled(bulletin.after(istanbulParts(date)));
      const postponed = at < WITH_PICTURE || hasVoid ? undefined : left.find(wasPostponed);
      const lines = outcomes.splice(0, size).flatMap((wins) => takeLine(left, wins, random));
      if (postponed) lines.push(couponLine(postponed, 'ft_1_odd', false));
      hasVoid ||= postponed !== undefined;
      const title = tr.demo.earlierPost.title(POSTS - at);
      return {
        blogname: title,
        feedback: tr.demo.earlierPost.text,
        author,
        date,
        coupon: couponOf(title.replace(/^DEMO · /, ''), istanbulParts(date).date, lines),
        hue: at < WITH_PICTURE ? hue : null,
      };
    });
  });
}

/** Takes a match out of those that are left, for a selection that has won or lost. */
function takeLine(left: BulletinMatch[], wins: boolean, random: SeededRandom): CouponLine[] {
  const fields = random.shuffled(EARLIER_FIELDS);
  for (const [place, match] of left.entries()) {
    const field = fields.find((each) => usualPrice(match, each) !== null && hasWon(match, each) === wins);
    if (field === undefined) continue;
    left.splice(place, 1);
    return [couponLine(match, field, false)];
  }
  return [];
}

const wasPostponed = (match: BulletinMatch): boolean =>
  match.scores.fh === null && usualPrice(match, 'ft_1_odd') !== null;
