import type { MatchGroup } from './match-table';

type Group = Pick<MatchGroup<never>, 'id' | 'onRequest'>;

/** Stands before the key of a group that is shown on request, where it is kept that the visitor asked for it. */
const ASKED_FOR = '-';

/** What a question keeps of a group that isn't as tables begin with it. */
export const groupMark = ({ id, onRequest }: Group): string => (onRequest ? ASKED_FOR + id : id);

/**
 * Keys of the hidden groups: those that the visitor hid, in that order, then those that nobody asked for.
 * @param marks what the question keeps, see {@link groupMark}
 */
export function hiddenIn(groups: readonly Group[], marks: readonly string[]): string[] {
  const asked = new Set(marks);
  const unasked = groups.filter((group) => group.onRequest && !asked.has(groupMark(group)));
  return [...marks.filter((mark) => !mark.startsWith(ASKED_FOR)), ...unasked.map(({ id }) => id)];
}

/** What a question keeps once a group is hidden, or shown. */
export function withGroup(
  groups: readonly Group[],
  marks: readonly string[],
  id: string,
  hidden: boolean,
): string[] {
  const group = groups.find((each) => each.id === id);
  if (group === undefined) return [...marks];
  const mark = groupMark(group);
  const others = marks.filter((each) => each !== mark);
  return hidden === group.onRequest ? others : [...others, mark];
}

/** What a question keeps once all groups are shown. */
export const withAllGroups = (groups: readonly Group[]): string[] =>
  groups.filter(({ onRequest }) => onRequest).map(groupMark);
