import type { DataSource } from 'typeorm';
import { addDays } from '../../src/platform/time/istanbul';
import { type ScheduledMatch, scheduleOf } from '../../src/demo/calendar';
import {
  DEMO_COMPETITIONS,
  type DemoCompetition,
} from '../../src/platform/database/invented/demo-competitions';
import { insertSchedule } from '../../src/demo/insert-matches';

/** The newest day of the archive; everything before it is played. */
const TODAY = '2026-05-17';

/** The day of the fixtures. */
export const FIXTURE_DAY = addDays(TODAY, 1);

/** How many there are: a bulletin's of a busy day. */
export const FIXTURES = 500;

/** Seasons of an archive of the given size; a larger one has more leagues, as a real one would. */
const SEASONS = 20;
const MATCHES_PER_SEASON = DEMO_COMPETITIONS.reduce(
  (sum, { teams }) => sum + teams.length * (teams.length - 1),
  0,
);

const DIVISIONS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X'];
const divisionName = (number: number): string => DIVISIONS[number] ?? ` ${number + 1}`;

/** A lower division: other teams in another league, with the same spread of strength. */
function division(competition: DemoCompetition, number: number): DemoCompetition {
  if (number === 0) return competition;
  const suffix = divisionName(number);
  return {
    ...competition,
    name: `${competition.name}${suffix}`,
    teams: competition.teams.map((team) => `${team}${suffix}`),
  };
}

/** The given number of played matches, newest last, and 500 fixtures on the day after. */
function benchSchedule(matches: number): ScheduledMatch[] {
  const divisions = Math.ceil(matches / (MATCHES_PER_SEASON * SEASONS * 0.95));
  const from = `${Number(TODAY.slice(0, 4)) - SEASONS}-01-01`;
  const all = Array.from({ length: divisions }, (_, number) =>
    DEMO_COMPETITIONS.flatMap((each) => scheduleOf(division(each, number), from, addDays(TODAY, -1))),
  ).flat();
  const kickOff = ({ date, time }: ScheduledMatch): string => `${date} ${time}`;
  const played = all.sort((a, b) => (kickOff(a) < kickOff(b) ? -1 : 1)).slice(-matches);
  if (played.length < matches) throw new Error(`The calendar has ${played.length} matches only`);
  const fixtures = played.slice(-FIXTURES).map((match) => ({ ...match, date: FIXTURE_DAY }));
  return [...played, ...fixtures];
}

/** Fills an empty database with generated matches with all prices, and 500 fixtures. */
export async function fillArchive(dataSource: DataSource, matches: number): Promise<void> {
  await insertSchedule(dataSource, benchSchedule(matches), TODAY);
}
