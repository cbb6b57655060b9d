interface Settled {
  /** Price columns of the selections that won. */
  winners?: readonly string[];
}

const known = new WeakMap<Settled, ReadonlySet<string>>();

/** Whether a cell of a match's row carries the mark of a winner: its selection won, and there is a price to mark. */
export function marksWinner(row: Settled & object, column: string): boolean {
  return (row as Readonly<Record<string, unknown>>)[column] != null && hasWon(row, column);
}

/**
 * Whether a selection of a match won; false until the match is played. Every cell of a table asks, so that a match's
 * winners are put into a set once.
 */
export function hasWon(match: Settled, column: string): boolean {
  if (!match.winners?.length) return false;
  let winners = known.get(match);
  if (!winners) known.set(match, (winners = new Set(match.winners)));
  return winners.has(column);
}
