import { foldText } from '../../../platform/text/fold';

/** Longest name of a filter, in characters; its column has the same length. */
export const MAX_NAME = 60;

/**
 * The name of an earlier version of a filter whose name another one takes over: `Favoriler (1)`, the first free number.
 * @param taken folded names of the member's filters of that table
 */
export function formerName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const mark = ` (${number})`;
    const former = `${[...name]
      .slice(0, MAX_NAME - mark.length)
      .join('')
      .trimEnd()}${mark}`;
    if (!taken.has(foldText(former))) return former;
  }
}
