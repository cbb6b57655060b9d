import type { EntityManager } from 'typeorm';
import { lockArchive } from '../../../platform/database/archive-revision';
import { deleteMatches } from '../../../platform/database/delete-matches';
import { returnMatch } from '../../../platform/database/match-moves';
import { componentsOf, dateOfDay, type Place } from '../record/components';
import { hasPlace, newStatement, type Statement } from '../record/statement';
import { keepDoubles } from './doubles';
import { findStored, loadStatements } from './load-states';
import type { ArchiveNames } from './archive-names';
import type { FoldContext } from './fold-context';
import { MatchState, type StoredState } from './match-state';
import { findMatchesById, findOdds, type StoredMatch } from './match-tables';
import { baseObservation, type MatchView } from './match-view';
import { marks, selectIn } from '../../../platform/database/select-in';
import { writeStates } from './write-states';

/** What became of the matches. */
export interface Rebuilt {
  /** Matches that had been one with another and are again a match of their own. */
  parted: number;
  /** Matches that are one with another now. */
  merged: number;
  /** Matches about which nothing is said any more. */
  deleted: number;
}

/** What a rebuild works with. */
export interface RebuildContext extends FoldContext {
  readonly now: Date;
  /** An import that is being undone: its snapshots are left out; its other observations are gone already. */
  readonly without?: number;
}

/** A stored match with all that is said about it. */
interface Loaded extends StoredState {
  /** Whether an import ever said something about it; else its rows are all there is. */
  readonly isDescribed: boolean;
}

/**
 * Brings matches to what is said of them, by the names and rules of now: their pairings are named anew, those that are
 * one match become one and those that are not are parted, and each is folded from its observations; one about which
 * nothing is said any more is deleted. Inside the given transaction, which it makes the archive's only writer.
 * @param matchIds ids that are gone are left out
 */
export async function rebuildMatches(
  manager: EntityManager,
  matchIds: readonly number[],
  context: RebuildContext,
): Promise<Rebuilt> {
  const revision = (await lockArchive(manager)) + 1;
  const loaded = await loadConnected(manager, matchIds, context);
  const odds = await findOdds(manager, [...loaded.keys()]);
  const said = [...loaded.values()].flatMap(({ match, statements, isDescribed }) =>
    isDescribed ? statements : [baseOf(match, odds.get(match.id)!)],
  );
  const components = componentsOf(said.filter(hasPlace), ({ observation }) =>
    context.names.placeOf(observation),
  );
  const parts = await partsOf(manager, components, [...loaded.keys()], context.names);
  const states = parts.map(({ id, ids, statements }) => {
    const typed = said.filter((each) => !hasPlace(each) && ids.includes(each.matchId!));
    const whole = [...statements, ...typed];
    const before = id === null ? undefined : loaded.get(id);
    if (before === undefined) {
      const state = MatchState.ofNew(context, id);
      for (const statement of whole) state.take(statement);
      return state;
    }
    const state = MatchState.ofStored({ ...before, statements: whole }, context);
    state.setOdds(odds.get(before.match.id)!);
    return state;
  });
  const absorbed = parts.flatMap(({ id, ids }, index) =>
    ids.filter((each) => each !== id).map((each) => absorbedBy(states[index]!, loaded.get(each)!, context)),
  );
  for (const state of states) {
    state.rewriteTimeline();
    state.refold();
  }
  await writeStates(manager, [...states, ...absorbed], revision, { importId: null, now: context.now });
  for (const { id } of parts) if (id !== null && !loaded.has(id)) await returnMatch(manager, id);
  await removeNeedless(manager, states);
  await keepDoubles(
    manager,
    states.filter((state) => state.isNew),
    context.names,
  );
  const kept = new Set(parts.flatMap(({ ids }) => ids));
  const gone = [...loaded.keys()].filter((id) => !kept.has(id));
  if (gone.length > 0) {
    await deleteMatches(manager, revision, `id IN (${marks(gone)})`, gone);
    await manager.query('UPDATE archive_revision SET revision = ? WHERE id = 1', [revision]);
  }
  return {
    parted: states.filter((state) => state.isNew).length,
    merged: absorbed.length,
    deleted: gone.length,
  };
}

/** Loads matches with all others that something said about them may be about, and what is said about those. */
async function loadConnected(
  manager: EntityManager,
  ids: readonly number[],
  { names, without }: RebuildContext,
): Promise<Map<number, Loaded>> {
  const loaded = new Map<number, Loaded>();
  let wanted = await findMatchesById(manager, [...new Set(ids)]);
  while (wanted.length > 0) {
    const said = await loadStatements(manager, wanted);
    await keepCompetitions(manager, wanted);
    const places = new Map<string, Place>();
    for (const match of wanted) {
      const { statements, timeline } = said.get(match.id)!;
      const left = statements.filter((each) => without === undefined || each.importId !== without);
      const isDescribed = statements.length > 0 || (ids.includes(match.id) && without !== undefined);
      loaded.set(match.id, { match, statements: left, timeline, isDescribed });
      const here = isDescribed
        ? left.filter(hasPlace).map(({ observation }) => names.placeOf(observation))
        : [names.placeOfMatch(match.columns)];
      for (const place of here) places.set(`${place.pairKey}|${place.day}|${place.event}`, place);
    }
    const found = await findStored(manager, [...places.values()]);
    wanted = [...found.values()]
      .filter(({ match, isWantedBy }) => !loaded.has(match.id) && [...places.values()].some(isWantedBy))
      .map(({ match }) => match);
  }
  return loaded;
}

/** What was stored before competitions were kept is of the match's, now and whatever the match becomes part of. */
async function keepCompetitions(manager: EntityManager, matches: readonly StoredMatch[]): Promise<void> {
  const byCompetition = Map.groupBy(matches, ({ columns }) => Number(columns.competition_id));
  for (const [competition, list] of byCompetition) {
    const ids = list.map(({ id }) => id);
    await manager.query(
      `UPDATE match_observations SET competition_id = ? WHERE competition_id IS NULL AND match_id IN (${marks(ids)})`,
      [competition, ...ids],
    );
  }
}

function baseOf(match: StoredMatch, odds: Pick<MatchView, 'opening' | 'closing'>): Statement {
  const observation = baseObservation({ columns: match.columns, ...odds });
  return { ...newStatement(observation, null), matchId: match.id };
}

/** What is one match, with the id that it keeps or gets back, if any, and all ids that it is stored under. */
interface Part {
  readonly id: number | null;
  readonly ids: readonly number[];
  readonly statements: readonly Statement[];
}

/**
 * Gives what is one match the id of the first stored match whose first statement it has. What has been parted gets the
 * id back that it had before it became one with another.
 */
async function partsOf(
  manager: EntityManager,
  components: readonly Statement[][],
  storedIds: readonly number[],
  names: ArchiveNames,
): Promise<Part[]> {
  const placed = new Set<number>();
  const parts = components.map((statements) => {
    const ids: number[] = [];
    for (const { matchId } of statements) {
      if (matchId === null || placed.has(matchId)) continue;
      placed.add(matchId);
      ids.push(matchId);
    }
    ids.sort((one, other) => one - other);
    return { id: ids[0] ?? null, ids, statements };
  });
  if (parts.every(({ id }) => id !== null)) return parts;
  const moves = await selectIn<{ match_id: number; pair_key: string; match_date: string }>(
    manager,
    (list) =>
      `SELECT match_id, pair_key, match_date FROM match_moves WHERE reason = 'merged' AND into_id IN (${list}) ORDER BY match_id`,
    storedIds,
  );
  return parts.map((part) => {
    if (part.id !== null) return part;
    const places = part.statements.map(({ observation }) => names.placeOf(observation));
    const at = moves.findIndex((move) =>
      places.some(({ pairKey, day }) => pairKey === move.pair_key && dateOfDay(day) === move.match_date),
    );
    return at === -1 ? part : { ...part, id: moves.splice(at, 1)[0]!.match_id };
  });
}

function absorbedBy(state: MatchState, { match }: Loaded, context: RebuildContext): MatchState {
  const absorbed = MatchState.ofStored({ match, statements: [], timeline: [] }, context);
  state.absorb(absorbed);
  return absorbed;
}

async function removeNeedless(manager: EntityManager, states: readonly MatchState[]): Promise<void> {
  const rows = states.flatMap((state) => state.needlessRows());
  if (rows.length === 0) return;
  await manager.query(`DELETE FROM match_observations WHERE id IN (${marks(rows)})`, rows);
}
