import type { Observation, Prices } from './observation';

/**
 * A snapshot of a match as the table `timed_observations` keeps it: what differs from the one taken before it, as
 * JSON; null = no longer on offer; under `also`, whole, what the same snapshot said of the match under another name
 * or id. The first one of a match holds everything. So a day of snapshots takes little more
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

/** When its source saw what it says, epoch milliseconds; null where it names no instant. */
export function observedAt({ quotes }: Observation): number | null {
  for (const { at } of quotes) if (typeof at === 'number') return at;
  return null;
}

/** When an observation was taken if it is a snapshot, which the timeline keeps; null for all others. */
export function takenAt({ source, quotes }: Observation): number | null {
  const at = source === 'nesine-snapshot' ? quotes[0]?.at : null;
  return typeof at === 'number' ? at : null;
}

/** Snapshots of one match in the order of the timeline: by time, then by import. */
function inTimeOrder<T extends ImportedSnapshot>(snapshots: readonly T[]): T[] {
  return [...snapshots].sort(
    ({ observation: one, importId }, { observation: other, importId: otherImport }) =>
      takenAt(one)! - takenAt(other)! ||
      importId - otherImport ||
      (one.event ?? '').localeCompare(other.event ?? '') ||
      one.home.localeCompare(other.home),
  );
}

/**
 * The rows for all snapshots of one match, in the order of the timeline. They depend on nothing but the snapshots:
 * whatever the order of import, the same ones give the same rows.
 */
export function toTimeline(snapshots: readonly ImportedSnapshot[]): TimelineRow[] {
  const rows: { importId: number; at: number; changes: Record<string, unknown> }[] = [];
  let before: State = {};
  for (const { importId, observation } of inTimeOrder(snapshots)) {
    const state = stateOf(observation);
    const at = takenAt(observation)!;
    const last = rows[rows.length - 1];
    if (last?.at === at && last.importId === importId) {
      last.changes.also = [...((last.changes.also as State[] | undefined) ?? []), state];
      continue;
    }
    rows.push({ importId, at, changes: differences(before, state) });
    before = state;
  }
  return rows.map(({ importId, at, changes }) => ({ importId, at, changes: JSON.stringify(changes) }));
}

/**
 * The snapshots that {@link toTimeline} wrote.
 * @param rows all rows of one match in the order of the timeline
 */
export function fromTimeline(rows: readonly TimelineRow[]): ImportedSnapshot[] {
  const state: State = {};
  return rows.flatMap(({ importId, at, changes }) => {
    const { also = [], ...changed } = JSON.parse(changes) as Record<string, string | number | null> & {
      also?: State[];
    };
    for (const [key, value] of Object.entries(changed as Record<string, string | number | null>)) {
      if (value === null) delete state[key];
      else state[key] = value;
    }
    return [state, ...(also as State[])].map((each) => ({ importId, observation: observationOf(each, at) }));
  });
}

function stateOf({ date, time, home, away, competition, event, version, mbs, quotes }: Observation): State {
  const state: State = { date, time: time!, home, away, ...quotes[0]!.prices };
  const further = Object.entries({ competition, event, version, mbs });
  for (const [name, value] of further) if (value !== undefined) state[name] = value;
  return state;
}

function observationOf(
  { date, time, home, away, competition, event, version, mbs, ...prices }: State,
  at: number,
): Observation {
  const said = { date, time, home, away, competition, event, version, mbs };
  return {
    source: 'nesine-snapshot',
    ...(said as Pick<Observation, keyof typeof said>),
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
