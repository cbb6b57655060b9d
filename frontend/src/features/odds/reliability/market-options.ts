import type { OddGroupDto } from '../../../api/generated/wire';
import { selectionColumns } from '../choice/same-odds';

/**
 * The markets that can be judged, and the one asked for by an address even if it can not. Where more than one selection
 * wins, probabilities don't add up to one.
 */
export function marketOptions(groups: readonly OddGroupDto[], asked: string): (readonly [string, string])[] {
  const options = groups
    .filter((group) => group.key === asked || (selectionColumns(group).length > 0 && group.winners === 1))
    .map(({ key, title }) => [key, title] as const);
  return options.some(([key]) => key === asked) ? options : [[asked, asked], ...options];
}
