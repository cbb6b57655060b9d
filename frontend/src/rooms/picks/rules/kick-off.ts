import type { BlogDto, PostSelectionDto } from '../../../api/generated/wire';
import { formatDays } from '../../../lib/written-days';
import { trPicks } from '../../../locale/tr-picks';

interface Kickoff {
  /** `2026-05-17`, in Istanbul. */
  match_date: string;
  /** `21:45`, in Istanbul; null where it isn't known. */
  match_time: string | null;
}

/** `17 Mayıs 2026 21:45`; a match of unknown time says so. */
export const kickoffText = ({ match_date, match_time }: Kickoff): string =>
  match_time === null
    ? `${formatDays(match_date)}, ${trPicks.timeUnknown}`
    : `${formatDays(match_date)} ${match_time}`;

/** Milliseconds after publication in which selections may be changed; the server decides. */
const CHANGEABLE_FOR = 15 * 60_000;

type Changeable = Pick<BlogDto, 'selections' | 'selection_changes'>;

/**
 * Whether the selections of a post can't be changed any more: they were published a while ago, or one of the matches
 * may have kicked off. They were published no later than the first of them was locked or changed.
 */
export const isFrozen = ({ selections, selection_changes }: Changeable, now: Date): boolean =>
  hasBegun(selections, now) ||
  [
    ...selections.map(({ locked_at }) => locked_at),
    ...selection_changes.map(({ changed_at }) => changed_at),
  ].some((published) => Date.parse(published) + CHANGEABLE_FOR <= now.getTime());

/**
 * Whether one of the matches may have kicked off, after which no selection can be changed: one of unknown time counts
 * from the beginning of its day. The server decides.
 */
const hasBegun = (selections: readonly (Kickoff & Pick<PostSelectionDto, 'state'>)[], now: Date): boolean =>
  selections.some(
    ({ match_date, match_time, state }) =>
      state !== 'bekliyor' ||
      // Istanbul's offset has been the same all year since 2016.
      Date.parse(`${match_date}T${match_time ?? '00:00'}:00+03:00`) <= now.getTime(),
  );
