import { setImmediate } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { tr } from '../../../platform/locale/tr';
import { lockArchive } from '../../../platform/database/archive-revision';
import { type Problem, problem } from '../formats/format';
import { dayOf } from '../record/components';
import type { Observation } from '../record/observation';
import type { ReadRecord } from '../source/source';
import type { CompetitionDirectory } from './competition-directory';
import { keepDoubles, warningsOfDoubles } from './doubles';
import { findStored, loadStates, type WantedPlace } from './load-states';
import type { FoldContext } from './fold-context';
import { MatchState } from './match-state';
import { findOdds } from './match-tables';
import { MatchesByPlace } from './matches-by-place';
import { countObservations } from './observation-tables';
import type { SeenRow, SeenRows } from './seen-rows';
import { writeStates } from './write-states';

/** How much goes into one transaction. */
export interface BatchSize {
  readonly rows: number;
  /** Stored observations of the matches that the rows are about; a single row may be about a match with more. */
  readonly observations: number;
}

/** Where no requests wait. */
export const LARGE_BATCHES: BatchSize = { rows: 500, observations: Infinity };

/** Beside visitors: what they write waits for a transaction, on the embedded database for any, else for the archive's. */
export const SMALL_BATCHES: BatchSize = { rows: 100, observations: 1_500 };

/** The first of these matches, as many as a batch may have: at least one, while there are any. */
export async function fittingMatches(
  manager: EntityManager,
  ids: readonly number[],
  { observations }: Pick<BatchSize, 'observations'>,
): Promise<readonly number[]> {
  const counts = await countObservations(manager, ids);
  let sum = 0;
  const end = ids.findIndex((id) => (sum += counts.get(id)!) > observations);
  return end === -1 ? ids : ids.slice(0, Math.max(end, 1));
}

/** Between batches: the embedded database never leaves the thread by itself, and a stop would not be heard. */
export const nextTurn = (): Promise<void> => setImmediate();

/** The outcome of a row. */
export type Outcome = 'inserted' | 'updated' | 'unchanged' | { skipped: Problem };

/** What a batch needs besides its rows. */
export interface BatchContext extends FoldContext {
  importId: number;
  competitions: CompetitionDirectory;
  /** Rows of the file in earlier batches, by {@link seenKey}. */
  seen: SeenRows;
  /** Stored observations that may be read: records about matches with more wait for the next batch. */
  mostObservations: number;
  now: Date;
}

/** What a batch did; `seen` is to be noted once the transaction has been committed. */
export interface BatchResult {
  /** One per record, in their order; fewer where the others are to wait for the next batch. */
  outcomes: Outcome[];
  seen: { key: string; row: SeenRow }[];
  /** Ids of the competitions that the records are about. */
  competitions: ReadonlySet<number>;
  /** How many records are old copies. */
  oldCopies: number;
  /** Records that made a match which may be known under another name, with their warnings. */
  doubles: { line: number; problem: Problem }[];
}

/** A record with what identifies its match. */
interface Located extends WantedPlace {
  readonly record: ReadRecord;
  readonly observation: Observation;
}

/**
 * Writes a batch of records inside the given transaction, which it makes the archive's only writer. Each record
 * finds its match (same event, or same competition and teams and at most one day apart) or creates it; its
 * observation is stored, and the match's rows are rebuilt from all observations.
 */
export async function writeBatch(
  manager: EntityManager,
  records: readonly ReadRecord[],
  context: BatchContext,
): Promise<BatchResult> {
  const revision = (await lockArchive(manager)) + 1;
  const located = await fitting(manager, await locate(manager, records, context), context);
  const stored = await loadStates(manager, await findStored(manager, located), context);
  const states = new MatchesByPlace(stored);
  await loadOdds(manager, located, states, context.importId);
  const applied = located.map((each) => apply(each, states, context));
  const written = states.all().filter((state) => !state.isAbsorbed);
  await writeStates(manager, states.all(), revision, context);
  const doubles = await doublesAmong(manager, written, context);
  return {
    outcomes: applied.map(({ outcome }) => outcome),
    seen: written.flatMap((state) =>
      Array.from(state.seen, ([part, row]) => ({ key: seenKey(state.id!, part), row })),
    ),
    competitions: new Set(written.map((state) => state.competition)),
    oldCopies: applied.filter(({ isOldCopy }) => isOldCopy).length,
    doubles: applied.flatMap(({ state }, index) => {
      const id = state?.current.id ?? null;
      const double = id === null ? undefined : doubles.get(id);
      if (double === undefined) return [];
      // once, where the file has more about the match
      doubles.delete(id!);
      return [{ line: records[index]!.line, problem: double }];
    }),
  };
}

/** What is to be warned of matches that this import has made, in this run or one that was interrupted. */
async function doublesAmong(
  manager: EntityManager,
  written: readonly MatchState[],
  { names, importId, seen }: BatchContext,
): Promise<Map<number, Problem>> {
  const added = written.filter((state) => state.isNew);
  const fresh = await keepDoubles(manager, added, names);
  const former = written.filter((state) => !state.isNew && state.isMadeBy(importId) && !isSeen(state, seen));
  const ids = [...fresh, ...former.map(({ id }) => id!)];
  return ids.length === 0 ? new Map() : warningsOfDoubles(manager, ids);
}

/** Whether an earlier batch of the file was about the match too. */
const isSeen = (state: MatchState, seen: SeenRows): boolean =>
  [...state.seen.keys()].some((part) => seen.get(seenKey(state.id!, part)) !== undefined);

function seenKey(matchId: number, part: string): string {
  return `${matchId}|${part}`;
}

async function locate(
  manager: EntityManager,
  records: readonly ReadRecord[],
  { competitions, names }: BatchContext,
): Promise<Located[]> {
  const located: Located[] = [];
  for (const record of records) {
    const competition = await competitions.resolve(manager, record.league);
    names.add(competition);
    const { source, event, home, away, date } = record.observation;
    located.push({
      record,
      observation: { ...record.observation, competition: competition.id },
      pairKey: names.pairKey(competition.id, home, away),
      formerKeys: names.formerKeys(competition.id, home, away),
      day: dayOf(date),
      event: event === undefined ? null : `${source}|${event}`,
    });
  }
  return located;
}

/** The first records, at least one, about whose matches no more observations than wanted are stored. */
async function fitting(
  manager: EntityManager,
  located: Located[],
  { mostObservations: most }: BatchContext,
): Promise<Located[]> {
  if (most === Infinity) return located;
  const matches = await findStored(manager, located);
  const stored = await countObservations(manager, [...matches.keys()]);
  let sum = 0;
  const counted = new Set<number>();
  const end = located.findIndex((wanted) => {
    for (const [id, { isWantedBy }] of matches) {
      if (counted.has(id) || !isWantedBy(wanted)) continue;
      counted.add(id);
      sum += stored.get(id)!;
    }
    return sum > most;
  });
  return end === -1 ? located : located.slice(0, Math.max(end, 1));
}

/** Reads the odds of the stored matches about which the batch has something new to say. */
async function loadOdds(
  manager: EntityManager,
  located: readonly Located[],
  states: MatchesByPlace,
  importId: number,
): Promise<void> {
  const touched = new Map<number, MatchState>();
  for (const { observation, record, ...place } of located) {
    const linked = states.at(place);
    if (linked.length === 1 && linked[0]!.statements.knows(observation, record.payload, importId)) continue;
    for (const state of linked) touched.set(state.id!, state);
  }
  for (const [id, odds] of await findOdds(manager, [...touched.keys()])) touched.get(id)!.setOdds(odds);
}

interface Applied {
  outcome: Outcome;
  /** null where the record was skipped. */
  state: MatchState | null;
  isOldCopy: boolean;
}

function apply(located: Located, states: MatchesByPlace, context: BatchContext): Applied {
  const { seen, importId } = context;
  const { record, observation } = located;
  const { line, part, payload, content } = record;
  const linked = states.at(located);
  const found = linked[0];
  const state = found ?? states.add(MatchState.ofNew(context));
  const isMerging = linked.length > 1;
  for (const other of linked.slice(1)) state.absorb(other);
  const first = state.seen.get(part) ?? (state.id === null ? undefined : seen.get(seenKey(state.id, part)));
  const skipped = (code: Problem): Applied => ({ outcome: { skipped: code }, state: null, isOldCopy: false });
  if (first !== undefined && first.content !== content) {
    if (isMerging) state.refold();
    return skipped(problem('conflictingRepeat', null, tr.imports.firstLine(first.line)));
  }
  if (first === undefined) state.seen.set(part, { line, content });
  if (!isMerging && state.statements.knows(observation, payload, importId)) {
    state.repeat(observation, payload, importId);
    return {
      outcome: 'unchanged',
      state,
      isOldCopy: state.statements.isOldCopy(observation, context.restarts),
    };
  }
  if (state.statements.isFull) {
    if (isMerging) state.refold();
    return skipped(problem('tooManyObservations'));
  }
  const changed = state.add(observation, payload, importId);
  states.place(state, located);
  const isOldCopy = state.statements.isOldCopy(observation, context.restarts);
  if (found === undefined) return { outcome: 'inserted', state, isOldCopy };
  return { outcome: changed || isMerging ? 'updated' : 'unchanged', state, isOldCopy };
}
