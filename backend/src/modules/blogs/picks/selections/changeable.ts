/** Milliseconds after publication in which the selections of a post may be changed, unless one of their matches kicks off. */
export const CHANGEABLE_FOR = 15 * 60_000;

/** What was published then, or before, can't be changed any more. */
export const lastChangeable = (now: Date): Date => new Date(now.getTime() - CHANGEABLE_FOR);

interface Published {
  readonly published_at: Date | null;
  readonly locked_at: Date;
}

/** When the first of some selections of a post was published; null where there are none. */
export function firstPublished(selections: readonly Published[]): Date | null {
  const instants = selections.map(({ published_at, locked_at }) => (published_at ?? locked_at).getTime());
  return instants.length === 0 ? null : new Date(Math.min(...instants));
}
