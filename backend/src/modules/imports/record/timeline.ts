import type { Observation, Prices } from './observation';

/**
 * A snapshot of a match as the table `timed_observations` keeps it: what differs from the one taken before it, as
 * JSON; null = no longer on offer. The first one of a match holds everything. So a day of snapshots takes little more
 * room than its changes, and each one can still be restored.
 */
export interface TimelineRow {
  readonly importId: number;
  /** When the snapshot was taken, epoch milliseconds. */
  readonly at: number;
  readonly changes: string;
}

/** A snapshot with the import that it came from. */
export interface ImportedSnapshot {
  readonly importId: number;
  readonly observation: Observation;
}

type State = Record<string, string | number>;

/** When an observation was taken if it is a snapshot, which the timeline keeps; null for all others. */
export function takenAt({ source, quotes }: Observation): number | null {
  const at = source === 'nesine-snapshot' ? quotes[0]?.at : null;
  return typeof at === 'number' ? at : null;
}

/** Snapshots of one match in the order of the timeline: by time, then by import. */
export function inTimeOrder<T extends ImportedSnapshot>(snapshots: readonly T[]): T[] {
  return [...snapshots].sort(
    (one, other) => takenAt(one.observation)! - takenAt(other.observation)! || one.importId - other.importId,
  );
}

/**
 * The rows for all snapshots of one match, in the order of the timeline. They depend on nothing but the snapshots:
 * whatever the order of import, the same ones give the same rows.
 */
export function toTimeline(snapshots: readonly ImportedSnapshot[]): TimelineRow[] {
  let before: State = {};
  return inTimeOrder(snapshots).map(({ importId, observation }) => {
    const state = stateOf(observation);
    const changes = JSON.stringify(differences(before, state));
    before = state;
    return { importId, at: takenAt(observation)!, changes };
  });
}

/**
 * The snapshots that {@link toTimeline} wrote.
 * @param rows all rows of one match in the order of the timeline
 */
export function fromTimeline(rows: readonly TimelineRow[]): ImportedSnapshot[] {
  const state: State = {};
  return rows.map(({ importId, at, changes }) => {
    for (const [key, value] of Object.entries(
      JSON.parse(changes) as Record<string, string | number | null>,
    )) {
      if (value === null) delete state[key];
      else state[key] = value;
    }
    return { importId, observation: observationOf(state, at) };
  });
}

function stateOf({ date, time, home, away, quotes }: Observation): State {
  return { date, time: time!, home, away, ...quotes[0]!.prices };
}

function observationOf({ date, time, home, away, ...prices }: State, at: number): Observation {
  return {
    source: 'nesine-snapshot',
    date: String(date),
    time: String(time),
    home: String(home),
    away: String(away),
    halfTime: null,
    fullTime: null,
    firstGoal: null,
    code: null,
    season: null,
    quotes: [{ at, prices: prices as Prices }],
  };
}

function differences(before: State, after: State): Record<string, string | number | null> {
  const changes: Record<string, string | number | null> = {};
  for (const key in after) if (after[key] !== before[key]) changes[key] = after[key]!;
  for (const key in before) if (after[key] === undefined) changes[key] = null;
  return changes;
}
