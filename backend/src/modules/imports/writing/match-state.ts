import { dateOfDay, dayOf, type Place } from '../record/components';
import { foldObservations } from '../record/fold';
import type { Observation } from '../record/observation';
import { oldCopies } from '../record/old-copies';
import { toPayload } from '../record/payload';
import { inImportOrder, isBase, type Statement } from '../record/statement';
import { takenAt, type ImportedSnapshot, type TimelineRow, toTimeline } from '../record/timeline';
import type { ArchiveNames } from './archive-names';
import type { StoredMatch } from './match-tables';
import {
  baseObservation,
  changesBetween,
  isNews,
  type MatchColumns,
  type MatchView,
  type ViewChanges,
  viewOf,
} from './match-view';
import type { NewObservation, TimelineChange } from './observation-tables';
import type { SeenRow } from './seen-rows';

/** A bulletin taken every five minutes for ten days; each further one makes the fold over all of them dearer. */
const MOST_OBSERVATIONS = 3_000;
/** Characters of stored observations that can be read and folded beside visitors: some 400 with every price. */
const MOST_PAYLOAD = 1024 * 1024;

/** What a state needs to know to fold its match. */
export interface FoldContext {
  readonly names: ArchiveNames;
  /** Instants from which bulletins count their versions anew, epoch milliseconds, ascending. */
  readonly restarts: readonly number[];
}

/** A match as its tables have it. */
export interface StoredState {
  readonly match: StoredMatch;
  readonly statements: readonly Statement[];
  readonly timeline: readonly TimelineRow[];
}

/** A match while it is written: what is stored, what is said about it, and what that folds to. */
export class MatchState {
  /** Rows of the file being imported that described this match in this batch, by part. */
  readonly seen = new Map<string, SeenRow>();
  /** Stored statements that the import being applied repeats. */
  readonly repeatedRows: number[] = [];
  /** The match that this one turned out to be. */
  private absorber: MatchState | null = null;
  private readonly statements: Statement[] = [];
  /** Statements apart from snapshots by what they say; null until one is looked for. */
  private byContent: Map<string, Statement> | null = null;
  private payloadLength = 0;
  private timelineHasChanged = false;
  private isFolded = false;
  /** Whether anything that is said about it is stored in `match_observations`. */
  private hasRows = false;
  /** What the tables showed before. */
  private stored: MatchView | null = null;
  private shown: MatchView | null = null;

  private constructor(
    /** null until the match has been stored. */
    public id: number | null,
    private readonly context: FoldContext,
    private readonly before: StoredState | null,
  ) {
    for (const statement of before?.statements ?? []) this.take(statement);
  }

  static ofStored(stored: StoredState, context: FoldContext): MatchState {
    return new MatchState(stored.match.id, context, stored);
  }

  static ofNew(context: FoldContext, id: number | null = null): MatchState {
    return new MatchState(id, context, null);
  }

  get isNew(): boolean {
    return this.before === null;
  }

  get hasOdds(): boolean {
    return this.stored !== null;
  }

  get isDemo(): boolean {
    return this.before?.match.isDemo ?? false;
  }

  /** What `matches` has of it. */
  get storedColumns(): MatchColumns {
    return this.before!.match.columns;
  }

  /** Id of the competition that it is shown in. */
  get competition(): number {
    return Number((this.shown ?? this.before!.match).columns.competition_id);
  }

  /** Whether anything may have changed of where else than at its own place it stands. */
  get mayHavePlaces(): boolean {
    if (!this.isFolded) return false;
    return !this.isNew || this.statements.length > 1 || this.statements[0]!.observation.event !== undefined;
  }

  /** Whether an import was the first to say something about it. */
  isMadeBy(importId: number): boolean {
    return (
      this.statements.reduce((first, each) => Math.min(first, each.importId ?? 0), Infinity) === importId
    );
  }

  /** The state that stands for this one now. */
  get current(): MatchState {
    return this.absorber?.current ?? this;
  }

  get isAbsorbed(): boolean {
    return this.absorber !== null;
  }

  /** Whether the match has so many observations that no more are accepted. */
  get isFull(): boolean {
    return this.statements.length >= MOST_OBSERVATIONS || this.payloadLength >= MOST_PAYLOAD;
  }

  /** Where the match stands: the places of all that is said about it. */
  places(): Place[] {
    const { names } = this.context;
    if (this.statements.length > 0) {
      return this.statements.filter(hasPlace).map(({ observation }) => placeOf(observation, names));
    }
    return this.before === null ? [] : [placeOfMatch(this.before.match, names)];
  }

  /** Sets the odds of a stored match; needed before anything is said about it. */
  setOdds(odds: Pick<MatchView, 'opening' | 'closing'>): void {
    this.stored = { columns: this.before!.match.columns, ...odds };
    this.shown = this.stored;
    if (this.statements.length === 0) this.take(newStatement(baseObservation(this.stored), null));
  }

  /** Whether an import would only say again what stands: nothing of its kind was said between the two. */
  knows(observation: Observation, payload: string, importId: number): boolean {
    const known = this.find(observation, payload);
    if (known === undefined || lacksIdentity(known.observation, observation)) return false;
    const at = takenAt(observation);
    return !this.statements.some(
      (other) =>
        other !== known &&
        other.latest > known.latest &&
        other.latest < importId &&
        other.observation.source === observation.source &&
        (at === null || takenAt(other.observation) === at),
    );
  }

  /** Notes that an import says what is known: it then outlives the undo of the import it came from. */
  repeat(observation: Observation, payload: string, importId: number): void {
    const at = takenAt(observation);
    if (at === null) {
      const known = this.find(observation, payload)!;
      if (known.rowId !== null && known.importId !== importId) this.repeatedRows.push(known.rowId);
      known.latest = Math.max(known.latest, importId);
      return;
    }
    const itself = this.statements.some(
      ({ importId: by, observation: said }) => by === importId && takenAt(said) === at,
    );
    if (!itself) this.take(newStatement(observation, importId));
  }

  /**
   * Has an import say something about the match.
   * @returns whether anything that the tables show has changed, apart from how late prices were still seen
   */
  add(observation: Observation, payload: string, importId: number): boolean {
    if (!this.isNew && !this.hasOdds) throw new Error('The odds of a stored match must be set first');
    this.enrich(observation, payload);
    if (this.find(observation, payload) === undefined)
      this.take(newStatement(observation, importId, payload));
    else this.repeat(observation, payload, importId);
    const before = this.shown;
    this.refold();
    if (before === null) return true;
    const changes = changesBetween(before, this.shown!);
    return changes !== null && isNews(changes);
  }

  /** Whether what was said is an old copy, next to all else that is said. */
  isOldCopy({ source, version, event, quotes }: Observation): boolean {
    if (version === undefined) return false;
    const all = this.statements.map(({ observation }) => observation);
    for (const old of oldCopies(all, this.context.restarts)) {
      if (old.source === source && old.version === version && old.event === event) {
        if (old.quotes[0]?.at === quotes[0]?.at) return true;
      }
    }
    return false;
  }

  /** Takes in all that is said about a match that turned out to be this one. */
  absorb(other: MatchState): void {
    other.absorber = this;
    for (const statement of other.statements) this.take(statement);
    for (const [part, row] of other.seen) if (!this.seen.has(part)) this.seen.set(part, row);
    this.repeatedRows.push(...other.repeatedRows);
  }

  /** Takes in a statement. */
  take(statement: Statement): void {
    this.statements.push(statement);
    if (statement.rowId !== null) this.hasRows = true;
    if (isTimed(statement)) {
      if (statement.matchId === null || statement.matchId !== this.id) this.timelineHasChanged = true;
      return;
    }
    this.byContent?.set(contentOf(statement.observation, statement.payload), statement);
    this.payloadLength += statement.payload.length;
  }

  /** Folds the match anew. */
  refold(): void {
    this.isFolded = true;
    inImportOrder(this.statements);
    const folded = foldObservations(
      this.statements.map(({ observation }) => observation),
      {
        isDemo: this.isDemo,
        restarts: this.context.restarts,
        knowingHalfTimes: knowingHalfTimes(this.statements),
      },
    );
    const own = folded.competition ?? Number(this.before!.match.columns.competition_id);
    this.shown = viewOf(folded, own, this.context.names);
  }

  /** What the tables show in the end. */
  get view(): MatchView {
    return this.shown!;
  }

  /** What is to be written to a stored match, or null. */
  changes(): ViewChanges | null {
    return this.stored === null || this.shown === null ? null : changesBetween(this.stored, this.shown);
  }

  /** Observations to store. */
  newObservations(): NewObservation[] {
    const fresh = this.statements.filter((each) => each.rowId === null && !isTimed(each));
    if (fresh.length === 0 || this.statements.every(isBase)) return [];
    return fresh.map(({ importId, payload, observation: { competition } }) => ({
      matchId: this.id!,
      importId,
      competitionId: competition,
      payload,
    }));
  }

  /** Rows of observations that are stored under another match. */
  movedRows(): number[] {
    if (!this.hasRows) return [];
    return this.statements.flatMap(({ rowId, matchId }) =>
      rowId !== null && matchId !== this.id ? [rowId] : [],
    );
  }

  /** Rows of a base that stands alone: the state before any import need not be stored as an observation. */
  needlessRows(): number[] {
    return this.statements.every(isBase) ? this.statements.flatMap(({ rowId }) => rowId ?? []) : [];
  }

  /** Has the timeline written anew. */
  rewriteTimeline(): void {
    this.timelineHasChanged = true;
  }

  /** What is to be written to the timeline, or null. */
  timelineChange(): TimelineChange | null {
    if (!this.timelineHasChanged) return null;
    const timed = this.statements.filter(isTimed);
    return {
      matchId: this.id!,
      before: this.before?.timeline ?? [],
      after: toTimeline(timed as ImportedSnapshot[]),
    };
  }

  /** Pairings and days under which the match is known besides its own. */
  furtherPlaces(): { pairKey: string; date: string }[] {
    // one statement alone is where the match is
    if (this.statements.length === 1) return [];
    const { pair_key: pairKey, match_date: date } = this.view.columns;
    const found = new Map<string, { pairKey: string; date: string }>();
    const here = dayOf(String(date));
    for (const place of this.places()) {
      if (place.pairKey === pairKey && place.day === here) continue;
      const day = dateOfDay(place.day);
      found.set(`${place.pairKey}|${day}`, { pairKey: place.pairKey, date: day });
    }
    return [...found.values()];
  }

  /** The sources' ids of the match. */
  events(): { source: string; event: string }[] {
    const found = new Map<string, { source: string; event: string }>();
    for (const { observation } of this.statements) {
      const { source, event } = observation;
      if (event !== undefined) found.set(`${source}|${event}`, { source, event });
    }
    return [...found.values()];
  }

  private find(observation: Observation, payload: string): Statement | undefined {
    if (this.statements.length === 0) return undefined;
    const at = takenAt(observation);
    if (at === null) {
      this.byContent ??= new Map(
        this.statements
          .filter((each) => !isTimed(each))
          .map((each) => [contentOf(each.observation, each.payload), each]),
      );
      return this.byContent.get(contentOf(observation, payload));
    }
    const content = snapshotContent(observation);
    return this.statements.find(
      ({ observation: known }) =>
        takenAt(known) === at && mayBeSame(known, observation) && snapshotContent(known) === content,
    );
  }

  /** Adds the source's id of the match and its version to snapshots that were read before these were kept. */
  private enrich(observation: Observation, payload: string): void {
    if (takenAt(observation) === null) return;
    const { competition, event, version, mbs } = observation;
    for (;;) {
      const known = this.find(observation, payload);
      if (known === undefined || !lacksIdentity(known.observation, observation)) return;
      const index = this.statements.indexOf(known);
      const whole = { ...known.observation, competition, event, version, mbs };
      this.statements[index] = { ...known, observation: whole };
      this.timelineHasChanged = true;
    }
  }
}

function newStatement(observation: Observation, importId: number | null, payload?: string): Statement {
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

const isTimed = ({ observation }: Statement): boolean => takenAt(observation) !== null;

/** What was typed says nothing about which match it is: it stays where it was typed. */
export const hasPlace = ({ observation }: Statement): boolean => observation.source !== 'elle';

/** Where an observation stands under the names of now. */
export function placeOf(observation: Observation, names: ArchiveNames): Place {
  const { competition, home, away, date, source, event } = observation;
  return {
    pairKey: names.pairKey(competition!, home, away),
    day: dayOf(date),
    event: event === undefined ? null : `${source}|${event}`,
  };
}

/** Where a stored match stands about which nothing is said. */
export function placeOfMatch({ columns }: StoredMatch, names: ArchiveNames): Place {
  const { competition_id: competition, home_team: home, away_team: away, match_date: date } = columns;
  return {
    pairKey: names.pairKey(Number(competition), String(home), String(away)),
    day: dayOf(String(date)),
    event: null,
  };
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

function knowingHalfTimes(statements: readonly Statement[]): ReadonlySet<Observation> | undefined {
  if (!statements.some((each) => each.knowsHalfTimes)) return undefined;
  const knowing = statements.filter((each) => each.knowsHalfTimes);
  return new Set(knowing.map(({ observation }) => observation));
}
