import type { EntityManager } from 'typeorm';
import { dateOfDay, dayOf, MOST_DAYS_APART, type Place } from '../record/components';
import type { FoldContext } from './fold-context';
import { MatchState } from './match-state';
import { findMatches, findMatchesById, type StoredMatch } from './match-tables';
import { findObservations, findTimelines, statementsOfTimeline } from './observation-tables';
import { selectIn } from '../../../platform/database/select-in';
import type { Statement } from '../record/statement';
import type { TimelineRow } from '../record/timeline';

/** A place with the keys under which a match there may have been stored in former times. */
export interface WantedPlace extends Place {
  readonly formerKeys?: readonly string[];
}

/** A stored match that what stands at some places may be about. */
export interface FoundMatch {
  readonly match: StoredMatch;
  readonly isWantedBy: (place: WantedPlace) => boolean;
}

interface PlaceRow {
  pair_key: string;
  match_date: string;
  match_id: number;
}

/** A source's own id of a match. */
export interface EventRow {
  source: string;
  event_id: string;
  match_id: number;
}

/** The stored matches that stand at these places or within a day of them, by id in ascending order. */
export async function findStored(
  manager: EntityManager,
  places: readonly WantedPlace[],
): Promise<Map<number, FoundMatch>> {
  const standing: { pairKey: string; day: number; id: number }[] = [];
  const matches = new Map<number, StoredMatch>();
  // few matches have any
  const hasPlaces = (await manager.query<unknown[]>('SELECT match_id FROM match_places LIMIT 1')).length > 0;
  // by year: however many of them there are, a pairing has few matches in each
  for (const { pairKeys, from, to } of byYear(places)) {
    for (const match of await findMatches(manager, pairKeys, from, to)) matches.set(match.id, match);
    if (!hasPlaces) continue;
    const further = await selectIn<PlaceRow>(
      manager,
      (marks) =>
        `SELECT pair_key, match_date, match_id FROM match_places WHERE pair_key IN (${marks}) AND match_date BETWEEN ? AND ?`,
      pairKeys,
      from,
      to,
    );
    for (const { pair_key: pairKey, match_date: date, match_id: id } of further) {
      standing.push({ pairKey, day: dayOf(date), id });
    }
  }
  const events = await findEvents(manager, places);
  const missing = new Set([...standing.map(({ id }) => id), ...events.values()]);
  for (const id of matches.keys()) missing.delete(id);
  for (const match of await findMatchesById(manager, [...missing])) matches.set(match.id, match);
  const found = new Map<number, FoundMatch>();
  for (const match of [...matches.values()].sort((one, other) => one.id - other.id)) {
    const { pair_key: pairKey, match_date: date } = match.columns;
    const days = [
      { pairKey: String(pairKey), day: dayOf(String(date)) },
      ...standing.filter(({ id }) => id === match.id),
    ];
    found.set(match.id, {
      match,
      isWantedBy: (place) =>
        days.some(
          (each) => each.pairKey === place.pairKey && Math.abs(each.day - place.day) <= MOST_DAYS_APART,
        ) ||
        (place.event !== null && events.get(place.event) === match.id),
    });
  }
  return found;
}

function byYear(places: readonly WantedPlace[]): { pairKeys: string[]; from: string; to: string }[] {
  const years = Map.groupBy(places, ({ day }) => Math.floor(day / 365));
  return [...years.values()].map((list) => {
    const days = list.map(({ day }) => day);
    return {
      pairKeys: [...new Set(list.flatMap(({ pairKey, formerKeys = [] }) => [pairKey, ...formerKeys]))],
      from: dateOfDay(least(days) - MOST_DAYS_APART),
      to: dateOfDay(greatest(days) + MOST_DAYS_APART),
    };
  });
}

const least = (days: readonly number[]): number => days.reduce((one, other) => Math.min(one, other));
const greatest = (days: readonly number[]): number => days.reduce((one, other) => Math.max(one, other));

/** Matches by source and id as {@link Place} has them. */
async function findEvents(manager: EntityManager, places: readonly Place[]): Promise<Map<string, number>> {
  const wanted = new Set(places.flatMap(({ event }) => event ?? []));
  if (wanted.size === 0) return new Map();
  const ids = [...wanted].map((event) => event.slice(event.indexOf('|') + 1));
  const rows = await selectIn<EventRow>(
    manager,
    (marks) => `SELECT source, event_id, match_id FROM match_events WHERE event_id IN (${marks})`,
    ids,
  );
  return new Map(
    rows
      .map(({ source, event_id: event, match_id: id }) => [`${source}|${event}`, id] as const)
      .filter(([event]) => wanted.has(event)),
  );
}

/** What is said about stored matches. Matches without any statement are demo matches that no import has described. */
export async function loadStatements(
  manager: EntityManager,
  matches: readonly StoredMatch[],
): Promise<Map<number, { statements: Statement[]; timeline: TimelineRow[] }>> {
  const ids = matches.map(({ id }) => id);
  const observations = await findObservations(manager, ids);
  const timelines = await findTimelines(manager, ids);
  return new Map(
    matches.map(({ id, columns }) => {
      const timeline = timelines.get(id)!;
      const statements = [...observations.get(id)!, ...statementsOfTimeline(id, timeline)];
      // what was stored before competitions were kept is of the match's
      const competition = Number(columns.competition_id);
      const whole = statements.map((each) =>
        each.observation.competition === undefined
          ? { ...each, observation: { ...each.observation, competition } }
          : each,
      );
      return [id, { statements: whole, timeline }] as const;
    }),
  );
}

/** Stored matches as they can be written to. */
export async function loadStates(
  manager: EntityManager,
  found: ReadonlyMap<number, FoundMatch>,
  context: FoldContext,
): Promise<MatchState[]> {
  const matches = [...found.values()].map(({ match }) => match);
  const said = await loadStatements(manager, matches);
  return matches.map((match) => MatchState.ofStored({ match, ...said.get(match.id)! }, context));
}
