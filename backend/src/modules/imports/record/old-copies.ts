import type { Observation } from './observation';
import { observedAt } from './timeline';

const NONE: ReadonlySet<Observation> = new Set();

/**
 * The observations that are old copies: a source's cache handed out a state with a lower version than one taken
 * earlier. Judged within a source and event, whatever the order of import.
 * @param observations all of one match
 * @param restarts instants from which the source counts anew, epoch milliseconds, ascending
 */
export function oldCopies(
  observations: readonly Observation[],
  restarts: readonly number[],
): ReadonlySet<Observation> {
  if (observations.length < 2 || !observations.some(({ version }) => version !== undefined)) return NONE;
  const found = new Set<Observation>();
  const numbered = observations.filter((each) => each.version !== undefined && observedAt(each) !== null);
  const byEvent = Map.groupBy(numbered, ({ source, event }) => `${source}|${event ?? ''}`);
  for (const list of byEvent.values()) markOld(list, restarts, found);
  return found;
}

function markOld(list: Observation[], restarts: readonly number[], found: Set<Observation>): void {
  // of one instant the lower version first: neither was taken earlier
  list.sort((one, other) => observedAt(one)! - observedAt(other)! || one.version! - other.version!);
  let newest = -Infinity;
  let restart = 0;
  for (const observation of list) {
    for (; restart < restarts.length && restarts[restart]! <= observedAt(observation)!; restart += 1) {
      newest = -Infinity;
    }
    if (observation.version! < newest) found.add(observation);
    else newest = observation.version!;
  }
}
