import type { OddField } from '../archive/catalogue/odds-groups';
import { istanbulParts } from '../platform/time/istanbul';
import { type BulletinMatch, hasWon, kickOff, matchesAfter, usualPrice } from './demo-bulletin';
import texts from './demo-posts.json';
import { SeededRandom } from './random';

interface PostText {
  readonly blogname: string;
  readonly feedback: string;
  /** Username of a demo account. */
  readonly author: string;
  /** Before the first start. */
  readonly hoursAgo: number;
  /** A file of the folder `pictures`. */
  readonly picture: string;
}

interface PickText extends PostText {
  /** One for each match of its coupon. */
  readonly selections: readonly OddField[];
  /** Its text was changed later. */
  readonly isEdited?: boolean;
  /** Its first selection took the place of another one before kick-off. */
  readonly isChanged?: boolean;
}

interface CommentText {
  /** Position in {@link DEMO_PICKS}. */
  readonly pick: number;
  /** Position in this list of the comment it replies to. */
  readonly replyTo: number | null;
  readonly author: string;
  readonly content: string;
  readonly hoursAgo: number;
  /** An admin deleted it; it stays as a mark because of its replies. */
  readonly isDeleted?: boolean;
}

/** Picks that show what the screens look like; their matches are those of the demo archive. */
export const DEMO_PICKS = texts.picks as readonly PickText[];
export const DEMO_WINNERS: readonly PostText[] = texts.winners;
export const DEMO_COMMENTS: readonly CommentText[] = texts.comments;

/** Posts of earlier months for each author of the record, one in {@link HOURS_BETWEEN}. */
const EARLIER_POSTS = 29;
const HOURS_BETWEEN = 120;

/** The latest of them have pictures: those on the first pages of the feed. */
const WITH_PICTURE = 5;
const SELECTIONS_BESIDE_PICTURE = 4;
const SELECTIONS = 6;

const EARLIER_FIELDS = [
  'ft_1_odd',
  'ft_x_odd',
  'ft_2_odd',
  'over_25_odd',
  'under_25_odd',
  'bts_yes_odd',
  'bts_no_odd',
] as const satisfies readonly OddField[];

/** Selections that demo posts choose from. */
export const DEMO_FIELDS: readonly OddField[] = [
  ...new Set([...DEMO_PICKS.flatMap(({ selections }) => selections), ...EARLIER_FIELDS]),
];

export const EARLIEST_HOURS_AGO =
  Math.max(...texts.record.authors.map(({ hoursAgo }) => hoursAgo)) + EARLIER_POSTS * HOURS_BETWEEN;

const HOUR = 60 * 60 * 1000;

export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR);

export interface DemoSelection {
  readonly match: BulletinMatch;
  readonly field: OddField;
  /** Hundredths. */
  readonly price: number;
}

/** A pick as it is written. */
export interface DemoPick {
  readonly blogname: string;
  readonly feedback: string;
  readonly author: string;
  readonly date: Date;
  readonly picture: string | null;
  /** In order of kick-off. */
  readonly selections: readonly DemoSelection[];
  readonly isEdited?: boolean;
  readonly isChanged?: boolean;
}

/** The latest picks, with matches that kick off after they are posted: the same for the same matches and day. */
export function latestPicks(matches: readonly BulletinMatch[], now: Date): DemoPick[] {
  return DEMO_PICKS.map((pick) => {
    const date = hoursBefore(now, pick.hoursAgo);
    const posted = istanbulParts(date);
    const random = new SeededRandom('coupon', pick.blogname.replace(/^DEMO · /, ''), posted.date);
    const left = random.shuffled(matchesAfter(matches, posted));
    const selections = pick.selections.flatMap((field): DemoSelection[] => {
      const place = left.findIndex((match) => usualPrice(match, field) !== null);
      return place === -1 ? [] : [selectionOf(left.splice(place, 1)[0]!, field)];
    });
    return { ...pick, date, selections: byKickOff(selections) };
  });
}

/**
 * Picks of earlier months, which give their authors a good record and a bad one: of each author as large a share of
 * selections has won as is laid down, in as many of the latest coupons all of them, and one was void where a match was
 * postponed. Always the same for the same matches and instant.
 */
export function earlierPicks(matches: readonly BulletinMatch[], now: Date): DemoPick[] {
  const { title, feedback, authors } = texts.record;
  return authors.flatMap(({ author, won, wonCoupons, hoursAgo, picture }) => {
    const random = new SeededRandom('record', author);
    const sizes = Array.from({ length: EARLIER_POSTS }, (_, at) =>
      at < WITH_PICTURE ? SELECTIONS_BESIDE_PICTURE : SELECTIONS,
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    // every other coupon loses by one selection at least
    const others = sizes.slice(wonCoupons);
    const free = others.reduce((sum, size) => sum + size - 1, 0);
    const wins = Math.round(won * total) - (total - free - others.length);
    const outcomes = random.shuffled(Array.from({ length: free }, (_, at) => at < wins));
    let hasVoid = false;
    return sizes.map((size, at): DemoPick => {
      const date = hoursBefore(now, hoursAgo + at * HOURS_BETWEEN);
      const left = random.shuffled(matchesAfter(matches, istanbulParts(date)));
      const postponed = at < WITH_PICTURE || hasVoid ? undefined : left.find(wasPostponed);
      const results =
        at < wonCoupons ? Array.from({ length: size }, () => true) : [false, ...outcomes.splice(0, size - 1)];
      const selections = results.flatMap((wins) => takeSelection(left, wins, random));
      if (postponed) selections.push(selectionOf(postponed, 'ft_1_odd'));
      hasVoid ||= postponed !== undefined;
      return {
        blogname: `${title} ${EARLIER_POSTS - at}`,
        feedback,
        author,
        date,
        picture: at < WITH_PICTURE ? picture : null,
        selections: byKickOff(selections),
      };
    });
  });
}

/** Takes a match out of those that are left, for a selection that has won or lost. */
function takeSelection(left: BulletinMatch[], wins: boolean, random: SeededRandom): DemoSelection[] {
  const fields = random.shuffled(EARLIER_FIELDS);
  for (const [place, match] of left.entries()) {
    const field = fields.find((each) => usualPrice(match, each) !== null && hasWon(match, each) === wins);
    if (field === undefined) continue;
    left.splice(place, 1);
    return [selectionOf(match, field)];
  }
  return [];
}

const selectionOf = (match: BulletinMatch, field: OddField): DemoSelection => ({
  match,
  field,
  price: match.prices[field]!,
});

const byKickOff = (selections: readonly DemoSelection[]): DemoSelection[] =>
  selections.toSorted((one, other) => kickOff(one.match).localeCompare(kickOff(other.match)));

const wasPostponed = (match: BulletinMatch): boolean =>
  match.scores.fh === null && usualPrice(match, 'ft_1_odd') !== null;
