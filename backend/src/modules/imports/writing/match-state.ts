import { dateOfDay, dayOf, type Place } from '../record/components';
import { foldObservations } from '../record/fold';
import type { Observation } from '../record/observation';
import { hasPlace, isBase, isTimed, newStatement, type Statement, Statements } from '../record/statement';
import { takenAt, type ImportedSnapshot, type TimelineRow, toTimeline } from '../record/timeline';
import type { FoldContext } from './fold-context';
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
  readonly statements = new Statements();
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
    const { all } = this.statements;
    return !this.isNew || all.length > 1 || all[0]!.observation.event !== undefined;
  }

  /** Whether an import was the first to say something about it. */
  isMadeBy(importId: number): boolean {
    const imports = this.statements.all.map((each) => each.importId ?? 0);
    return imports.reduce((first, each) => Math.min(first, each), Infinity) === importId;
  }

  /** The state that stands for this one now. */
  get current(): MatchState {
    return this.absorber?.current ?? this;
  }

  get isAbsorbed(): boolean {
    return this.absorber !== null;
  }

  /** Where the match stands: the places of all that is said about it. */
  places(): Place[] {
    const { names } = this.context;
    const { all } = this.statements;
    if (all.length > 0) return all.filter(hasPlace).map(({ observation }) => names.placeOf(observation));
    return this.before === null ? [] : [names.placeOfMatch(this.before.match.columns)];
  }

  /** Sets the odds of a stored match; needed before anything is said about it. */
  setOdds(odds: Pick<MatchView, 'opening' | 'closing'>): void {
    this.stored = { columns: this.before!.match.columns, ...odds };
    this.shown = this.stored;
    if (this.statements.all.length === 0) this.take(newStatement(baseObservation(this.stored), null));
  }

  /** Notes that an import says what is known: it then outlives the undo of the import it came from. */
  repeat(observation: Observation, payload: string, importId: number): void {
    const at = takenAt(observation);
    if (at === null) {
      const known = this.statements.find(observation, payload)!;
      if (known.rowId !== null && known.importId !== importId) this.repeatedRows.push(known.rowId);
      known.latest = Math.max(known.latest, importId);
      return;
    }
    if (!this.statements.hasSnapshot(importId, at)) this.take(newStatement(observation, importId));
  }

  /**
   * Has an import say something about the match.
   * @returns whether anything that the tables show has changed, apart from how late prices were still seen
   */
  add(observation: Observation, payload: string, importId: number): boolean {
    if (!this.isNew && !this.hasOdds) throw new Error('The odds of a stored match must be set first');
    if (this.statements.identify(observation, payload)) this.timelineHasChanged = true;
    if (this.statements.find(observation, payload) === undefined)
      this.take(newStatement(observation, importId, payload));
    else this.repeat(observation, payload, importId);
    const before = this.shown;
    this.refold();
    if (before === null) return true;
    const changes = changesBetween(before, this.shown!);
    return changes !== null && isNews(changes);
  }

  /** Takes in all that is said about a match that turned out to be this one. */
  absorb(other: MatchState): void {
    other.absorber = this;
    for (const statement of other.statements.all) this.take(statement);
    for (const [part, row] of other.seen) if (!this.seen.has(part)) this.seen.set(part, row);
    this.repeatedRows.push(...other.repeatedRows);
  }

  /** Takes in a statement. */
  take(statement: Statement): void {
    this.statements.add(statement);
    if (statement.rowId !== null) this.hasRows = true;
    if (isTimed(statement) && (statement.matchId === null || statement.matchId !== this.id))
      this.timelineHasChanged = true;
  }

  /** Folds the match anew. */
  refold(): void {
    this.isFolded = true;
    this.statements.sort();
    const folded = foldObservations(this.statements.observations(), {
      isDemo: this.isDemo,
      restarts: this.context.restarts,
      knowingHalfTimes: this.statements.knowingHalfTimes(),
    });
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
    const fresh = this.statements.all.filter((each) => each.rowId === null && !isTimed(each));
    if (fresh.length === 0 || this.statements.all.every(isBase)) return [];
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
    return this.statements.all.flatMap(({ rowId, matchId }) =>
      rowId !== null && matchId !== this.id ? [rowId] : [],
    );
  }

  /** Rows of a base that stands alone: the state before any import need not be stored as an observation. */
  needlessRows(): number[] {
    return this.statements.all.every(isBase) ? this.statements.all.flatMap(({ rowId }) => rowId ?? []) : [];
  }

  /** Has the timeline written anew. */
  rewriteTimeline(): void {
    this.timelineHasChanged = true;
  }

  /** What is to be written to the timeline, or null. */
  timelineChange(): TimelineChange | null {
    if (!this.timelineHasChanged) return null;
    const timed = this.statements.all.filter(isTimed);
    return {
      matchId: this.id!,
      before: this.before?.timeline ?? [],
      after: toTimeline(timed as ImportedSnapshot[]),
    };
  }

  /** Pairings and days under which the match is known besides its own. */
  furtherPlaces(): { pairKey: string; date: string }[] {
    // one statement alone is where the match is
    if (this.statements.all.length === 1) return [];
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
    for (const { observation } of this.statements.all) {
      const { source, event } = observation;
      if (event !== undefined) found.set(`${source}|${event}`, { source, event });
    }
    return [...found.values()];
  }
}
