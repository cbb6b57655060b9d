import type { EntityManager } from 'typeorm';
import { tr } from '../../../common/locale/tr';
import { addDays } from '../../../common/time/istanbul';
import { lockArchive } from '../../../database/archive-revision';
import { type Problem, problem } from '../formats/problem';
import type { ReadRecord } from '../source/source';
import type { CompetitionDirectory, KnownCompetition } from './competition-directory';
import { MatchState } from './match-state';
import { isNews } from './match-view';
import { findMatches, findOdds, insertMatches, type StoredMatch, updateMatch } from './match-tables';
import {
  countObservations,
  findObservations,
  findTimelines,
  insertObservations,
  insertRepeats,
  writeTimelines,
} from './observation-tables';
import { contentHash, type SeenRow, type SeenRows } from './seen-rows';
import type { TeamNames } from './team-names';

/** The outcome of a row. */
export type Outcome = 'inserted' | 'updated' | 'unchanged' | { skipped: Problem };

/** What a batch needs besides its rows. */
export interface BatchContext {
  importId: number;
  teams: TeamNames;
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
}

/** A record with what identifies its match. */
interface Located {
  record: ReadRecord;
  competition: KnownCompetition;
  /** The canonical key first. */
  pairKeys: string[];
}

type Pairing = Pick<Located, 'record' | 'pairKeys'>;

/** Sources may date one kick-off on neighbouring days. */
const MOST_DAYS_APART = 1;

/**
 * Writes a batch of records inside the given transaction, which it makes the archive's only writer. Each record
 * finds its match (same competition and teams, at most one day apart) or creates it; its observation is stored,
 * and the match's rows are rebuilt from all observations.
 */
export async function writeBatch(
  manager: EntityManager,
  records: readonly ReadRecord[],
  context: BatchContext,
): Promise<BatchResult> {
  const revision = (await lockArchive(manager)) + 1;
  const located = await fitting(manager, await locate(manager, records, context), context.mostObservations);
  const states = new BatchStates(await loadStates(manager, located));
  await loadOdds(manager, located, states);
  const outcomes = located.map((each) => apply(each, states, context));
  if (await store(manager, states.all(), revision, context)) {
    await manager.query('UPDATE archive_revision SET revision = ? WHERE id = 1', [revision]);
  }
  return { outcomes, seen: states.seen() };
}

function seenKey(matchId: number, part: string): string {
  return `${matchId}|${part}`;
}

async function locate(
  manager: EntityManager,
  records: readonly ReadRecord[],
  { competitions, teams }: BatchContext,
): Promise<Located[]> {
  const located: Located[] = [];
  for (const record of records) {
    const competition = await competitions.resolve(manager, record.league);
    const { home, away } = record.observation;
    const pairKeys = teams.pairKeys(competition.id, home, away);
    located.push({ record, competition, pairKeys });
  }
  return located;
}

async function loadStates(manager: EntityManager, located: readonly Located[]): Promise<MatchState[]> {
  const keys = new Map(
    located.flatMap(({ pairKeys, competition }) => pairKeys.map((key) => [key, competition])),
  );
  const matches = await findNear(manager, located);
  const ids = matches.map(({ id }) => id);
  const observations = await findObservations(manager, ids);
  const timelines = await findTimelines(manager, ids);
  return matches.map((match) =>
    MatchState.ofStored(
      match,
      keys.get(String(match.columns.pair_key))!,
      observations.get(match.id)!,
      timelines.get(match.id)!,
    ),
  );
}

/** The first records, at least one, about whose matches no more observations than that are stored. */
async function fitting(manager: EntityManager, located: Located[], most: number): Promise<Located[]> {
  if (most === Infinity) return located;
  const matches = await findNear(manager, located);
  const stored = await countObservations(
    manager,
    matches.map(({ id }) => id),
  );
  let sum = 0;
  const end = located.findIndex(({ pairKeys, record }) => {
    for (const { id, columns } of matches) {
      const near = daysBetween(String(columns.match_date), record.observation.date) <= MOST_DAYS_APART;
      if (near && pairKeys.includes(String(columns.pair_key))) sum += stored.get(id)!;
    }
    return sum > most;
  });
  return end === -1 ? located : located.slice(0, Math.max(end, 1));
}

/** The stored matches that records may mean, by id. */
async function findNear(manager: EntityManager, located: readonly Located[]): Promise<StoredMatch[]> {
  const found = new Map<number, StoredMatch>();
  // by year: however many of them a batch covers, a pairing has few matches in each
  const years = new Map<string, Located[]>();
  for (const each of located) {
    const year = each.record.observation.date.slice(0, 4);
    const records = years.get(year);
    if (records === undefined) years.set(year, [each]);
    else records.push(each);
  }
  for (const records of years.values()) {
    const dates = records.map(({ record }) => record.observation.date).sort();
    const pairKeys = new Set(records.flatMap((each) => each.pairKeys));
    const from = addDays(dates[0]!, -MOST_DAYS_APART);
    const to = addDays(dates[dates.length - 1]!, MOST_DAYS_APART);
    for (const match of await findMatches(manager, [...pairKeys], from, to)) found.set(match.id, match);
  }
  return [...found.values()].sort((one, other) => one.id - other.id);
}

/** Reads the odds of the stored matches about which the batch has something new to say. */
async function loadOdds(
  manager: EntityManager,
  located: readonly Located[],
  states: BatchStates,
): Promise<void> {
  const touched = new Map<number, MatchState>();
  for (const each of located) {
    if (states.find(each)?.knows(each.record.observation, each.record.payload)) continue;
    // not only the nearest one: what the batch says may move matches by a day
    for (const state of states.near(each)) touched.set(state.id!, state);
  }
  for (const [id, odds] of await findOdds(manager, [...touched.keys()])) touched.get(id)!.setOdds(odds);
}

function apply(
  { record, competition, pairKeys }: Located,
  states: BatchStates,
  context: BatchContext,
): Outcome {
  const { seen, importId } = context;
  const { line, part, observation, payload } = record;
  const found = states.find({ record, pairKeys });
  const state = found ?? states.add(MatchState.ofNew(competition, pairKeys[0]!));
  const content = contentHash(payload);
  const first = state.seen.get(part) ?? (state.id === null ? undefined : seen.get(seenKey(state.id, part)));
  if (first !== undefined && first.content !== content) {
    return { skipped: problem('conflictingRepeat', null, tr.imports.firstLine(first.line)) };
  }
  if (first === undefined) state.seen.set(part, { line, content });
  if (state.knows(observation, payload)) {
    state.repeat(observation, payload, importId);
    return 'unchanged';
  }
  if (state.isFull) return { skipped: problem('tooManyObservations') };
  const changed = state.add(observation, payload, pairKeys[0]!, context);
  if (found === undefined) return 'inserted';
  return changed ? 'updated' : 'unchanged';
}

/** Writes everything new; answers whether any match has got the new revision. */
async function store(
  manager: EntityManager,
  states: readonly MatchState[],
  revision: number,
  { importId, now }: BatchContext,
): Promise<boolean> {
  const added = states.filter((state) => state.isNew);
  const ids = await insertMatches(
    manager,
    added.map(({ competition, view }) => ({ competitionId: competition.id, view })),
    revision,
  );
  added.forEach((state, index) => (state.id = ids[index]!));
  let changed = added.length > 0;
  for (const state of states) {
    const changes = state.changes();
    if (changes === null) continue;
    await updateMatch(manager, state.id!, changes, revision);
    changed ||= isNews(changes);
  }
  const observations = states.flatMap((state) =>
    state.newPayloads.map((each) => ({ matchId: state.id!, ...each })),
  );
  await insertObservations(manager, observations, now);
  await insertRepeats(
    manager,
    importId,
    states.flatMap((state) => state.repeatedRows),
  );
  await writeTimelines(
    manager,
    states.flatMap((state) => state.timelineChange() ?? []),
  );
  return changed;
}

/** The matches a batch is about, by the keys of their pairing. */
class BatchStates {
  private readonly byKey = new Map<string, MatchState[]>();
  private readonly list: MatchState[] = [];

  constructor(stored: readonly MatchState[]) {
    for (const state of stored) this.add(state);
  }

  add(state: MatchState): MatchState {
    this.list.push(state);
    this.byKey.set(state.key, [...(this.byKey.get(state.key) ?? []), state]);
    return state;
  }

  /** The match of that pairing nearest in date, at most one day apart; of equally near ones the first. */
  find(pairing: Pairing): MatchState | undefined {
    let nearest: MatchState | undefined;
    let distance = MOST_DAYS_APART + 1;
    for (const state of this.ofPairing(pairing)) {
      const days = daysBetween(state.date, pairing.record.observation.date);
      if (days < distance) [nearest, distance] = [state, days];
    }
    return nearest;
  }

  /** Matches of that pairing that could become its nearest one while the batch is applied. */
  near(pairing: Pairing): MatchState[] {
    const { date } = pairing.record.observation;
    return this.ofPairing(pairing).filter(
      (state) => daysBetween(state.date, date) <= 2 * MOST_DAYS_APART + 1,
    );
  }

  private ofPairing({ pairKeys }: Pairing): MatchState[] {
    return pairKeys.flatMap((key) => this.byKey.get(key) ?? []);
  }

  all(): readonly MatchState[] {
    return this.list;
  }

  seen(): { key: string; row: SeenRow }[] {
    return this.list.flatMap((state) =>
      Array.from(state.seen, ([part, row]) => ({ key: seenKey(state.id!, part), row })),
    );
  }
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
}
