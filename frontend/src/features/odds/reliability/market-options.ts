import type { OddGroupDto } from '../../../api/generated/wire';
import { selectionColumns } from '../choice/same-odds';

/** Two of their three selections win, so that their probabilities don't add up to one. */
const TWO_WINNERS: ReadonlySet<string> = new Set(['ft_dc', 'ht_dc']);

/** The markets that can be judged, and the one asked for by an address even if it can not. */
export function marketOptions(groups: readonly OddGroupDto[], asked: string): (readonly [string, string])[] {
  const options = groups
    .filter(
      (group) => group.key === asked || (selectionColumns(group).length > 0 && !TWO_WINNERS.has(group.key)),
    )
    .map(({ key, title }) => [key, title] as const);
  return options.some(([key]) => key === asked) ? options : [[asked, asked], ...options];
}
