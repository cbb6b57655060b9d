import { addDays } from '../platform/time/istanbul';
import {
  type DemoCompetition,
  type Rhythm,
  type Weekday,
  WEEKDAYS,
} from '../platform/database/invented/demo-competitions';
import { SeededRandom, seedOf } from './random';

/** A match of the invented calendar, before any result. */
export interface ScheduledMatch {
  readonly competition: DemoCompetition;
  /** `2023-2024`, or `2024` for a season within one year. */
  readonly season: string;
  /** Europe/Istanbul, `YYYY-MM-DD` and `HH:mm`. */
  readonly date: string;
  readonly time: string;
  readonly home: string;
  readonly away: string;
  /** Place in its round, from 0. */
  readonly slot: number;
}

/** First possible day of a season; it starts on that week's Friday. */
const SEASON_START = { autumn: '-08-06', calendar: '-02-06' } as const;

/** A Friday before all unbroken seasons that anyone asks for. */
const FIRST_FRIDAY = '2010-01-01';

const DAYS_OF_ROUND = 7;

/** A round that begins on a Thursday ends on the second day of the week after. */
const DAYS_TOO_LATE = 2;

/** Days after the round's Friday, and the kick-off times of that day. */
interface RoundDay {
  readonly after: number;
  readonly share: number;
  readonly times: readonly string[];
}

const ANY_TIME = ['12:00', '14:30', '16:00', '17:00', '18:30', '19:30', '20:00', '21:15', '22:30'];

const threeDays = Object.fromEntries<readonly RoundDay[]>(
  WEEKDAYS.map((day, after) => [
    day,
    [after, after + 1, after + 2].map((each) => ({ after: each, share: 1, times: ANY_TIME })),
  ]),
) as Record<Weekday, readonly RoundDay[]>;

const ROUND_DAYS: Record<Rhythm['days'], readonly RoundDay[]> = {
  ...threeDays,
  weekend: [
    { after: 0, share: 1, times: ['20:00', '21:45'] },
    { after: 1, share: 4, times: ['13:30', '16:00', '17:30', '19:00', '20:00', '21:45'] },
    { after: 2, share: 3, times: ['13:00', '14:30', '16:00', '18:00', '19:00', '22:00'] },
    { after: 3, share: 1, times: ['20:00', '21:00', '22:15'] },
  ],
  midweek: [
    { after: 3, share: 1, times: ['19:00', '20:00', '21:30'] },
    { after: 4, share: 1, times: ['18:30', '20:00', '21:45'] },
    { after: 5, share: 1, times: ['17:00', '19:30', '21:45'] },
    { after: 6, share: 1, times: ['18:00', '20:30', '22:00'] },
  ],
};

/**
 * Every match of a competition between two dates (both included). The calendar doesn't depend on today: a date
 * always has the same matches, whichever day asks.
 */
export function scheduleOf(competition: DemoCompetition, from: string, to: string): ScheduledMatch[] {
  return seasonStarts(competition, from, to)
    .flatMap((start) => season(competition, start))
    .filter(({ date }) => date >= from && date <= to);
}

/** The Fridays on which the seasons that reach into a range of days begin. */
function seasonStarts(competition: DemoCompetition, from: string, to: string): string[] {
  const { season: kind } = competition.rhythm;
  if (kind === 'unbroken') return unbrokenStarts(competition, from, to);
  const years = range(Number(from.slice(0, 4)) - 1, Number(to.slice(0, 4)));
  return years.map((year) => nextFriday(`${year}${SEASON_START[kind]}`));
}

/** Competitions begin on different days, and anew in the week after their last round. */
function unbrokenStarts(competition: DemoCompetition, from: string, to: string): string[] {
  const rounds = roundsOf(competition);
  const first = addDays(FIRST_FRIDAY, (seedOf('season', competition.name) % rounds) * DAYS_OF_ROUND);
  const length = rounds * DAYS_OF_ROUND;
  const before = (date: string) => Math.floor(daysBetween(first, date) / length);
  return range(before(addDays(from, -DAYS_TOO_LATE)), before(to)).map((season) =>
    addDays(first, season * length),
  );
}

const roundsOf = ({ teams }: DemoCompetition): number => 2 * (teams.length - 1);

function season(competition: DemoCompetition, start: string): ScheduledMatch[] {
  const { rhythm, teams } = competition;
  const end = addDays(start, roundsOf(competition) * DAYS_OF_ROUND - 1);
  const [first, last] = [start, end].map((date) => date.slice(0, 4));
  const slug = first === last ? first! : `${first}-${last}`;
  const random = new SeededRandom('calendar', competition.name, slug);
  const order = random.shuffled(teams);
  return doubleRoundRobin(teams.length).flatMap((pairings, round) =>
    random.shuffled(pairings).map(({ home, away }, slot) => {
      const day = dayOfSlot(rhythm, slot, pairings.length);
      return {
        competition,
        season: slug,
        date: addDays(start, round * DAYS_OF_ROUND + day.after),
        time: day.times[seedOf(slug, round, slot, order[home]!) % day.times.length]!,
        home: order[home]!,
        away: order[away]!,
        slot,
      };
    }),
  );
}

/** Spreads a round's matches over its days in proportion to their shares. */
function dayOfSlot(rhythm: Rhythm, slot: number, slots: number) {
  const days = ROUND_DAYS[rhythm.days];
  const total = days.reduce((sum, { share }) => sum + share, 0);
  let passed = 0;
  for (const day of days) {
    passed += day.share;
    if (slot < (passed / total) * slots) return day;
  }
  return days[days.length - 1]!;
}

function nextFriday(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, (5 - weekday + 7) % 7);
}

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Who plays at whose ground, as positions in a list of teams. */
interface Pairing {
  readonly home: number;
  readonly away: number;
}

/**
 * Double round robin of an even number of teams by the circle method: every ordered pair meets exactly once, every
 * team plays once per round, home and away alternate, the second half repeats the first with grounds swapped.
 */
export function doubleRoundRobin(teams: number): Pairing[][] {
  const circle = teams - 1;
  const firstHalf = Array.from({ length: circle }, (_, round) => {
    const fixed = alternate(round, circle, round);
    const others = Array.from({ length: teams / 2 - 1 }, (_, step) =>
      alternate((round + step + 1) % circle, (round - step - 1 + circle) % circle, step + 1),
    );
    return [fixed, ...others];
  });
  return [
    ...firstHalf,
    ...firstHalf.map((round) => round.map(({ home, away }) => ({ home: away, away: home }))),
  ];
}

const alternate = (one: number, other: number, turn: number): Pairing =>
  turn % 2 === 0 ? { home: one, away: other } : { home: other, away: one };
