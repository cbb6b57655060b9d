import type { ListedGroup } from '../../api/generated/wire';
import { selectionColumns } from '../../odds/choice/same-odds';

/** Whether a market can be judged: where more than one selection wins, probabilities don't add up to one. */
const canBeJudged = (group: ListedGroup): boolean =>
  selectionColumns(group).length > 0 && group.winners === 1;

/** The market that is judged where none is asked for; undefined in a catalogue without any. */
export const firstJudged = (groups: readonly ListedGroup[]): string | undefined =>
  groups.find(canBeJudged)?.key;

/** The markets that can be judged, and the one asked for by an address even if it can not. */
export function marketOptions(
  groups: readonly ListedGroup[],
  asked: string | undefined,
): (readonly [string, string])[] {
  const options = groups
    .filter((group) => group.key === asked || canBeJudged(group))
    .map(({ key, title }) => [key, title] as const);
  return asked === undefined || options.some(([key]) => key === asked)
    ? options
    : [[asked, asked], ...options];
}
