import { foldObservations } from '../record/fold';
import type { Observation } from '../record/observation';
import { fromPayload, toPayload } from '../record/payload';
import type { KnownCompetition } from './competition-directory';
import type { StoredMatch } from './match-tables';
import { baseObservation, changesBetween, type MatchView, type ViewChanges, viewOf } from './match-view';
import type { SeenRow } from './seen-rows';

/** A match while a batch is applied to it: what is stored, what is said about it, what it comes to. */
export class MatchState {
  /** Rows of the file being imported that described this match in this batch, by part. */
  readonly seen = new Map<string, SeenRow>();
  /** What is to be stored about the match; from an import, or (null) from before any. */
  readonly newPayloads: { payload: string; fromImport: boolean }[] = [];
  private readonly payloads = new Set<string>();
  private readonly observations: Observation[] = [];
  /** What the tables showed before the batch; null for a match that is new. */
  private stored: MatchView | null = null;
  private shown: MatchView | null = null;

  private constructor(
    /** null until the match has been stored. */
    public id: number | null,
    readonly competition: KnownCompetition,
    private pairKey: string,
    private readonly storedMatch: StoredMatch | null,
  ) {}

  static ofStored(
    match: StoredMatch,
    competition: KnownCompetition,
    payloads: readonly string[],
  ): MatchState {
    const state = new MatchState(match.id, competition, String(match.columns.pair_key), match);
    for (const payload of payloads) {
      state.payloads.add(payload);
      state.observations.push(fromPayload(payload));
    }
    return state;
  }

  static ofNew(competition: KnownCompetition, pairKey: string): MatchState {
    return new MatchState(null, competition, pairKey, null);
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

  get hasOdds(): boolean {
    return this.stored !== null;
  }

  /** Whether exactly this was said about the match before. */
  knows(payload: string): boolean {
    return this.payloads.has(payload);
  }

  /** Tells a stored match its odds; needed before anything new is said about it. */
  setOdds(odds: Pick<MatchView, 'opening' | 'closing'>): void {
    this.stored = { columns: this.storedMatch!.columns, ...odds };
    this.shown = this.stored;
    if (this.observations.length > 0) return;
    const base = baseObservation(this.stored);
    this.observations.push(base);
    this.newPayloads.push({ payload: toPayload(base), fromImport: false });
  }

  /**
   * Adds what a row says.
   * @param pairKey the canonical key of the pairing
   * @returns whether anything that the tables show has changed
   */
  add(observation: Observation, payload: string, pairKey: string): boolean {
    if (!this.isNew && !this.hasOdds) throw new Error('The odds of a stored match must be set first');
    this.payloads.add(payload);
    this.observations.push(observation);
    this.newPayloads.push({ payload, fromImport: true });
    this.pairKey = pairKey;
    const before = this.shown;
    this.shown = viewOf(foldObservations(this.observations), this.competition.country, this.pairKey);
    return before === null || changesBetween(before, this.shown) !== null;
  }

  /** What the tables are to show. */
  get view(): MatchView {
    return this.shown!;
  }

  /** What is to be written of a stored match, or null. */
  changes(): ViewChanges | null {
    return this.stored === null || this.shown === null ? null : changesBetween(this.stored, this.shown);
  }
}
