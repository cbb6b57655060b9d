import { foldObservations } from '../record/fold';
import type { Observation } from '../record/observation';
import { toPayload } from '../record/payload';
import { takenAt, type ImportedSnapshot, type TimelineRow, toTimeline } from '../record/timeline';
import type { KnownCompetition } from './competition-directory';
import type { StoredMatch } from './match-tables';
import {
  baseObservation,
  changesBetween,
  isNews,
  type MatchView,
  type ViewChanges,
  viewOf,
} from './match-view';
import type { StoredObservation, TimelineChange } from './observation-tables';
import { insertObservation, type ImportedObservation, importedObservations } from './imported-observations';
import type { SeenRow } from './seen-rows';
import type { TeamNames } from './team-names';

/** A bulletin taken every five minutes for ten days; each further one makes the fold over all of them dearer. */
const MOST_OBSERVATIONS = 3_000;
/** Characters of stored observations that can be read and folded beside visitors: some 400 with every price. */
const MOST_PAYLOAD = 1024 * 1024;

/** A match while a batch is applied to it: what is stored, its observations, and what they fold to. */
export class MatchState {
  /** Rows of the file being imported that described this match in this batch, by part. */
  readonly seen = new Map<string, SeenRow>();
  /** Observations to store; the import is null for the state before any import. */
  readonly newPayloads: { payload: string; importId: number | null }[] = [];
  /** Stored observations that the import being applied repeats. */
  readonly repeatedRows: number[] = [];
  /** In the order of import: what the match is folded from. */
  private readonly observations: ImportedObservation[] = [];
  private readonly byPayload = new Map<string, ImportedObservation>();
  private payloadLength = 0;
  private timelineHasGrown = false;
  /** What the tables showed before the batch; null for a match that is new. */
  private stored: MatchView | null = null;
  private shown: MatchView | null = null;

  private constructor(
    /** null until the match has been stored. */
    public id: number | null,
    readonly competition: KnownCompetition,
    private pairKey: string,
    private readonly storedMatch: StoredMatch | null,
    private readonly timeline: readonly TimelineRow[],
  ) {}

  static ofStored(
    match: StoredMatch,
    competition: KnownCompetition,
    observations: readonly StoredObservation[],
    timeline: readonly TimelineRow[],
  ): MatchState {
    const state = new MatchState(match.id, competition, String(match.columns.pair_key), match, timeline);
    state.observations.push(...importedObservations(observations, timeline));
    const byRow = new Map(state.observations.map((entry) => [entry.rowId, entry]));
    for (const { id, payload } of observations) {
      state.byPayload.set(payload, byRow.get(id)!);
      state.payloadLength += payload.length;
    }
    return state;
  }

  static ofNew(competition: KnownCompetition, pairKey: string): MatchState {
    return new MatchState(null, competition, pairKey, null, []);
  }

  /** Kick-off date as known by now. */
  get date(): string {
    return String((this.shown ?? this.storedMatch)!.columns.match_date);
  }

  /** Key of the pairing under which the match is stored or will be. */
  get key(): string {
    return this.pairKey;
  }

  get isNew(): boolean {
    return this.storedMatch === null;
  }

  /** Whether the match has so many observations that no more are accepted. */
  get isFull(): boolean {
    return this.observations.length >= MOST_OBSERVATIONS || this.payloadLength >= MOST_PAYLOAD;
  }

  get hasOdds(): boolean {
    return this.stored !== null;
  }

  /** Whether exactly this observation is there already. */
  knows(observation: Observation, payload: string): boolean {
    const at = takenAt(observation);
    if (at === null) return this.byPayload.has(payload);
    return this.observations.some(
      (entry) => takenAt(entry.observation) === at && toPayload(entry.observation) === payload,
    );
  }

  /** Notes that an import repeats a known observation, which then outlives the undo of the import it came from. */
  repeat(observation: Observation, payload: string, importId: number): void {
    const known = this.byPayload.get(payload);
    if (known !== undefined) {
      if (known.rowId !== null && known.importId !== importId) this.repeatedRows.push(known.rowId);
      return;
    }
    const at = takenAt(observation);
    const itself = this.observations.some(
      (entry) => entry.importId === importId && takenAt(entry.observation) === at,
    );
    if (itself) return;
    insertObservation(this.observations, { importId, observation, rowId: null });
    this.timelineHasGrown = true;
  }

  /** Sets the odds of a stored match; needed before an observation is added to it. */
  setOdds(odds: Pick<MatchView, 'opening' | 'closing'>): void {
    this.stored = { columns: this.storedMatch!.columns, ...odds };
    this.shown = this.stored;
    if (this.observations.length > 0) return;
    const base = baseObservation(this.stored);
    insertObservation(this.observations, { importId: null, observation: base, rowId: null });
    this.newPayloads.push({ payload: toPayload(base), importId: null });
  }

  /**
   * Adds an observation.
   * @param pairKey the canonical key of the pairing
   * @returns whether anything that the tables show has changed, apart from how late prices were still seen
   */
  add(
    observation: Observation,
    payload: string,
    pairKey: string,
    { importId, teams }: { importId: number; teams: TeamNames },
  ): boolean {
    if (!this.isNew && !this.hasOdds) throw new Error('The odds of a stored match must be set first');
    const entry = { importId, observation, rowId: null };
    insertObservation(this.observations, entry);
    if (takenAt(observation) === null) {
      this.byPayload.set(payload, entry);
      this.newPayloads.push({ payload, importId });
      this.payloadLength += payload.length;
    } else this.timelineHasGrown = true;
    this.pairKey = pairKey;
    const before = this.shown;
    const folded = foldObservations(
      this.observations.map((each) => each.observation),
      this.storedMatch?.isDemo ?? false,
    );
    this.shown = viewOf(folded, this.competition.country, this.pairKey, teams);
    if (before === null) return true;
    const changes = changesBetween(before, this.shown);
    return changes !== null && isNews(changes);
  }

  /** What the tables show after the batch. */
  get view(): MatchView {
    return this.shown!;
  }

  /** What is to be written to a stored match, or null. */
  changes(): ViewChanges | null {
    return this.stored === null || this.shown === null ? null : changesBetween(this.stored, this.shown);
  }

  /** What is to be written to the timeline, or null. */
  timelineChange(): TimelineChange | null {
    if (!this.timelineHasGrown) return null;
    const timed = this.observations.filter(
      ({ observation }) => takenAt(observation) !== null,
    ) as ImportedSnapshot[];
    return { matchId: this.id!, before: this.timeline, after: toTimeline(timed) };
  }
}
