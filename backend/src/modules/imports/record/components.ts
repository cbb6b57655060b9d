import { remembered } from '../../../platform/text/remembered';

/** Under which a statement stands: its pairing and day, and its source's id of the match. */
export interface Place {
  /** `competition|home|away`, as the archive knows the names now. */
  readonly pairKey: string;
  /** Days since 1 January 1970. */
  readonly day: number;
  /** Source and its id of the match; null where it names none. */
  readonly event: string | null;
}

/** Sources may date one kick-off on neighbouring days. */
export const MOST_DAYS_APART = 1;

/** A date (`YYYY-MM-DD`) as days since 1 January 1970. */
export const dayOf = remembered((date): number => Date.parse(date) / 86_400_000);

const dates = new Map<number, string>();

/** The date of {@link dayOf}. */
export function dateOfDay(day: number): string {
  let date = dates.get(day);
  if (date === undefined) {
    date = new Date(day * 86_400_000).toISOString().slice(0, 10);
    dates.set(day, date);
  }
  return date;
}

/**
 * Which statements are about one match: those of one pairing on the same or neighbouring days, those with the same
 * event, and what hangs together through others. Depends on nothing but the statements.
 * @returns the statements of each match in the order given; matches in the order of their first one
 */
export function componentsOf<T>(items: readonly T[], placeOf: (item: T) => Place): T[][] {
  if (items.length <= 1) return items.length === 0 ? [] : [[...items]];
  const groups = new Groups(items.length);
  const places = items.map(placeOf);
  const byEvent = new Map<string, number>();
  for (const [index, { event }] of places.entries()) {
    if (event !== null) {
      const other = byEvent.get(event);
      if (other === undefined) byEvent.set(event, index);
      else groups.join(other, index);
    }
  }
  const byPair = Map.groupBy(places.keys(), (index) => places[index]!.pairKey);
  for (const pair of byPair.values()) {
    pair.sort((one, other) => places[one]!.day - places[other]!.day);
    for (let at = 1; at < pair.length; at += 1) {
      const [before, here] = [pair[at - 1]!, pair[at]!];
      if (places[here]!.day - places[before]!.day <= MOST_DAYS_APART) groups.join(before, here);
    }
  }
  return [...Map.groupBy(items, (_item, index) => groups.rootOf(index)).values()];
}

/** Union-find. */
class Groups {
  private readonly parents: number[];

  constructor(size: number) {
    this.parents = Array.from({ length: size }, (_, index) => index);
  }

  rootOf(index: number): number {
    const { parents } = this;
    while (parents[index] !== index) {
      const up = parents[parents[index]!]!;
      parents[index] = up;
      index = up;
    }
    return index;
  }

  join(one: number, other: number): void {
    const [first, second] = [this.rootOf(one), this.rootOf(other)];
    this.parents[Math.max(first, second)] = Math.min(first, second);
  }
}
