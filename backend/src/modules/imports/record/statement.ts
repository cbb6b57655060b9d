import type { Observation } from './observation';
import { oldCopies } from './old-copies';
import { toPayload } from './payload';
import { takenAt } from './timeline';

/** A bulletin taken every five minutes for ten days; each further one makes the fold over all of them dearer. */
const MOST_OBSERVATIONS = 3_000;
/** Characters of stored observations that can be read and folded beside visitors: some 400 with every price. */
const MOST_PAYLOAD = 1024 * 1024;

/** An observation with the imports that say it: what a match is folded from. */
export interface Statement {
  readonly observation: Observation;
  /** As stored; '' for snapshots, which the timeline stores. */
  readonly payload: string;
  /** Row of `match_observations` that stores it; null for snapshots, and for what is not stored yet. */
  readonly rowId: number | null;
  /** Match under which it is stored; null for what is not stored yet. */
  readonly matchId: number | null;
  /** The import that it came from; null: the state before any import, and what was typed. */
  readonly importId: number | null;
  /** The last import that says it, which is where it stands in the order of imports; 0 without any. */
  latest: number;
  /** Whether a file that says it has half-time scores of nine in ten results. */
  readonly knowsHalfTimes: boolean;
}

/** Whether it is the state of a match before any import. */
export const isBase = ({ observation }: Statement): boolean => observation.source === 'base';

/** Whether it is a snapshot, which the timeline stores. */
export const isTimed = ({ observation }: Statement): boolean => takenAt(observation) !== null;

/** What was typed says nothing about which match it is: it stays where it was typed. */
export const hasPlace = ({ observation }: Statement): boolean => observation.source !== 'elle';

/**
 * What an import says now, and is not stored yet.
 * @param payload of an observation apart from snapshots, where it is known
 */
export function newStatement(observation: Observation, importId: number | null, payload?: string): Statement {
  return {
    observation,
    payload: takenAt(observation) === null ? (payload ?? toPayload(observation)) : '',
    rowId: null,
    matchId: null,
    importId,
    latest: importId ?? 0,
    knowsHalfTimes: false,
  };
}

/** All that is said about one match. */
export class Statements {
  private readonly list: Statement[] = [];
  /** Those apart from snapshots by what they say; null until one is looked for. */
  private byContent: Map<string, Statement> | null = null;
  private payloadLength = 0;

  get all(): readonly Statement[] {
    return this.list;
  }

  /** Whether the match has so many that no more are accepted. */
  get isFull(): boolean {
    return this.list.length >= MOST_OBSERVATIONS || this.payloadLength >= MOST_PAYLOAD;
  }

  observations(): Observation[] {
    return this.list.map(({ observation }) => observation);
  }

  add(statement: Statement): void {
    this.list.push(statement);
    if (isTimed(statement)) return;
    this.byContent?.set(contentOf(statement.observation, statement.payload), statement);
    this.payloadLength += statement.payload.length;
  }

  /** Puts them in the order of imports; those of one import keep theirs. */
  sort(): void {
    this.list.sort((one, other) => one.latest - other.latest);
  }

  /** The one that says the same. */
  find(observation: Observation, payload: string): Statement | undefined {
    if (this.list.length === 0) return undefined;
    const at = takenAt(observation);
    if (at === null) {
      this.byContent ??= new Map(
        this.list
          .filter((each) => !isTimed(each))
          .map((each) => [contentOf(each.observation, each.payload), each]),
      );
      return this.byContent.get(contentOf(observation, payload));
    }
    const content = snapshotContent(observation);
    return this.list.find(
      ({ observation: known }) =>
        takenAt(known) === at && mayBeSame(known, observation) && snapshotContent(known) === content,
    );
  }

  /** Whether an import would only say again what stands: nothing of its kind was said between the two. */
  knows(observation: Observation, payload: string, importId: number): boolean {
    const known = this.find(observation, payload);
    if (known === undefined || lacksIdentity(known.observation, observation)) return false;
    const at = takenAt(observation);
    return !this.list.some(
      (other) =>
        other !== known &&
        other.latest > known.latest &&
        other.latest < importId &&
        other.observation.source === observation.source &&
        (at === null || takenAt(other.observation) === at),
    );
  }

  /** Whether an import has said something that was taken at that instant. */
  hasSnapshot(importId: number, at: number): boolean {
    return this.list.some((each) => each.importId === importId && takenAt(each.observation) === at);
  }

  /**
   * Adds the source's id of the match and its version to snapshots that were read before these were kept.
   * @returns whether there were any
   */
  identify(observation: Observation, payload: string): boolean {
    if (takenAt(observation) === null) return false;
    const { competition, event, version, mbs } = observation;
    for (let found = false; ; found = true) {
      const known = this.find(observation, payload);
      if (known === undefined || !lacksIdentity(known.observation, observation)) return found;
      const whole = { ...known.observation, competition, event, version, mbs };
      this.list[this.list.indexOf(known)] = { ...known, observation: whole };
    }
  }

  /** Whether what was said is an old copy, next to all else that is said. */
  isOldCopy({ source, version, event, quotes }: Observation, restarts: readonly number[]): boolean {
    if (version === undefined) return false;
    for (const old of oldCopies(this.observations(), restarts)) {
      if (old.source === source && old.version === version && old.event === event) {
        if (old.quotes[0]?.at === quotes[0]?.at) return true;
      }
    }
    return false;
  }

  /** Those of files that have half-time scores of nine in ten results; undefined when there are none. */
  knowingHalfTimes(): ReadonlySet<Observation> | undefined {
    const knowing = this.list.filter((each) => each.knowsHalfTimes);
    return knowing.length === 0 ? undefined : new Set(knowing.map(({ observation }) => observation));
  }
}

const contentOf = ({ competition }: Observation, payload: string): string => `${competition}|${payload}`;

/** What a snapshot says, apart from what was not kept of it in former times. */
function snapshotContent({ event: _event, version: _version, mbs: _mbs, ...said }: Observation): string {
  return toPayload(said);
}

/** Whether two snapshots of one instant may be one, of which the first was read when less was kept. */
function mayBeSame(known: Observation, said: Observation): boolean {
  return (
    (known.version === undefined || known.version === said.version) &&
    (known.event === undefined || known.event === said.event)
  );
}

/** Whether a snapshot was read when its id and version were not kept, and another one has them. */
function lacksIdentity(known: Observation, said: Observation): boolean {
  return (
    (known.version === undefined && said.version !== undefined) ||
    (known.event === undefined && said.event !== undefined)
  );
}
