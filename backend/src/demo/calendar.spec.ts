import { addDays } from '../platform/time/istanbul';
import { doubleRoundRobin, scheduleOf } from './calendar';
import { DEMO_COMPETITIONS } from '../platform/database/invented/demo-competitions';
import {
  FURTHER_COMPETITIONS,
  INVENTED_COMPETITIONS,
} from '../platform/database/invented/further-competitions';

describe('double round robin', () => {
  it.each([16, 18, 20])(
    'lets each of %i teams visit each other team once, playing once per round',
    (teams) => {
      const rounds = doubleRoundRobin(teams);
      expect(rounds).toHaveLength(2 * (teams - 1));
      for (const round of rounds) {
        expect(new Set(round.flatMap(({ home, away }) => [home, away])).size).toBe(teams);
      }
      const visits = rounds.flat().map(({ home, away }) => `${home}-${away}`);
      expect(new Set(visits).size).toBe(teams * (teams - 1));
    },
  );
});

describe('demo competitions', () => {
  it('have an even number of teams, no name twice', () => {
    for (const { teams } of INVENTED_COMPETITIONS) expect(teams.length % 2).toBe(0);
    const names = INVENTED_COMPETITIONS.flatMap(({ teams }) => teams);
    expect(new Set(names).size).toBe(names.length);
    for (const key of ['leagueCode', 'name'] as const)
      expect(new Set(INVENTED_COMPETITIONS.map((each) => each[key])).size).toBe(INVENTED_COMPETITIONS.length);
  });
});

describe('demo calendar', () => {
  const everything = (from: string, to: string, competitions = DEMO_COMPETITIONS) =>
    competitions.flatMap((one) => scheduleOf(one, from, to));

  it('has matches on every single day of four years', () => {
    const busy = new Map<string, number>();
    for (const { date } of everything('2024-01-01', '2027-12-31')) busy.set(date, (busy.get(date) ?? 0) + 1);
    for (let day = '2024-01-01'; day <= '2027-12-31'; day = addDays(day, 1)) {
      expect([day, (busy.get(day) ?? 0) >= 4]).toEqual([day, true]);
    }
  });

  it('gives a date the same matches whatever range is asked for', () => {
    const wide = everything('2025-01-01', '2026-12-31').filter(({ date }) => date === '2026-03-14');
    expect(everything('2026-03-14', '2026-03-14')).toEqual(wide);
    expect(wide.length).toBeGreaterThan(20);
  });

  it('names seasons after one year or two', () => {
    for (const match of everything('2026-02-20', '2026-02-22')) {
      const { season } = match.competition.rhythm;
      expect(match.season).toBe(season === 'autumn' ? '2025-2026' : '2026');
    }
  });

  it('of further competitions has 40 matches on every single day', () => {
    const byDay = Map.groupBy(
      everything('2024-01-01', '2027-12-31', FURTHER_COMPETITIONS),
      ({ date }) => date,
    );
    expect(byDay.size).toBe(4 * 365 + 1);
    expect(new Set([...byDay.values()].map((day) => day.length))).toEqual(new Set([40]));
  });

  it('of further competitions has each club at each other’s once a season, and no season twice', () => {
    for (const one of FURTHER_COMPETITIONS) {
      const matches = scheduleOf(one, '2020-01-01', '2029-12-31');
      const games = matches.map(({ season, home, away }) => `${season} ${home} ${away}`);
      expect(new Set(games).size).toBe(games.length);
      expect(games.length).toBeGreaterThan(13 * 380);
    }
  });

  it('has fixtures of many countries on every day of a fortnight', () => {
    for (let day = '2026-06-20'; day <= '2026-07-04'; day = addDays(day, 1)) {
      const countries = everything(day, day, INVENTED_COMPETITIONS).map(
        ({ competition }) => competition.country,
      );
      expect([day, new Set(countries).size >= 8]).toEqual([day, true]);
    }
  });

  it('lets no team play twice on a day', () => {
    const teams = everything('2026-03-01', '2026-04-30', INVENTED_COMPETITIONS).flatMap(
      ({ date, home, away }) => [date + home, date + away],
    );
    expect(new Set(teams).size).toBe(teams.length);
  });
});
