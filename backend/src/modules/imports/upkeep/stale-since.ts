const HOUR = 60 * 60_000;
/** For so long a source must have given nothing but old copies. */
const PATIENCE = 6 * HOUR;

/** A bulletin that was imported: when (epoch milliseconds), and what it had. */
export interface SnapshotImport {
  readonly at: number;
  /** Matches of which it had an old copy. */
  readonly oldCopies: number;
  /** Matches that it had, other sports and bad rows apart. */
  readonly usable: number;
}

/**
 * Since when a source has given nothing but old copies; null while that is not for six hours, or nothing has come from it
 * for six hours. A bulletin counts as an old copy when that is what most of its matches are: one that its source counts
 * anew also has matches that nobody has seen before. One without any match says nothing.
 * @param imports of one source, in any order
 * @param restart the last instant from which versions count anew
 * @returns epoch milliseconds: when the first of them came
 */
export function staleSince(
  imports: readonly SnapshotImport[],
  { restart, now }: { restart: number | null; now: number },
): number | null {
  const telling = imports
    .filter(({ at, oldCopies, usable }) => at > (restart ?? -Infinity) && oldCopies + usable > 0)
    .sort((one, other) => other.at - one.at);
  if (telling.length === 0 || now - telling[0]!.at >= PATIENCE) return null;
  const fresh = telling.findIndex((each) => !isOldCopy(each));
  const old = fresh === -1 ? telling : telling.slice(0, fresh);
  const first = old.at(-1)?.at;
  return first !== undefined && now - first >= PATIENCE ? first : null;
}

const isOldCopy = ({ oldCopies, usable }: SnapshotImport): boolean =>
  oldCopies > 0 && oldCopies * 2 >= usable;
