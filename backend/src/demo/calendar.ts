import { addDays } from '../platform/time/istanbul';
import type { DemoCompetition, Rhythm } from '../platform/database/invented/demo-competitions';
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

/** Days after the round's Friday, and the kick-off times of that day. */
const ROUND_DAYS: Record<
  Rhythm['days'],
  readonly { after: number; share: number; times: readonly string[] }[]
> = {
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
  const years = range(Number(from.slice(0, 4)) - 1, Number(to.slice(0, 4)));
  return years.flatMap((year) => season(competition, year)).filter(({ date }) => date >= from && date <= to);
}

function season(competition: DemoCompetition, year: number): ScheduledMatch[] {
  const { rhythm, teams } = competition;
  const slug = rhythm.season === 'autumn' ? `${year}-${year + 1}` : String(year);
  const random = new SeededRandom('calendar', competition.name, slug);
  const order = random.shuffled(teams);
  const start = nextFriday(`${year}${SEASON_START[rhythm.season]}`);
  return doubleRoundRobin(teams.length).flatMap((pairings, round) =>
    random.shuffled(pairings).map(({ home, away }, slot) => {
      const day = dayOfSlot(rhythm, slot, pairings.length);
      return {
        competition,
        season: slug,
        date: addDays(start, round * 7 + day.after),
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
