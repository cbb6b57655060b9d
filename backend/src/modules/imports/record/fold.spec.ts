import { foldObservations } from './fold';
import type { Observation, Quote, Source } from './observation';

const KICK_OFF = Date.parse('2024-05-17T17:00:00Z');
const HOUR = 3_600_000;

function observation(source: Source, changes: Partial<Observation> = {}): Observation {
  return {
    source,
    date: '2024-05-17',
    time: '20:00',
    home: 'Besiktas',
    away: 'Goztep',
    halfTime: null,
    fullTime: null,
    firstGoal: null,
    code: null,
    season: null,
    quotes: [],
    ...changes,
  };
}
const price = (at: Quote['at'], value: number): Quote => ({ at, prices: { ft_1_odd: value } });
const priced = (source: Source, ...quotes: Quote[]) => observation(source, { quotes });
const both = (observations: Observation[]) => {
  const { opening, closing } = foldObservations(observations);
  return [opening.ft_1_odd, closing.ft_1_odd];
};

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]];
  return list.flatMap((first, index) =>
    permutations([...list.slice(0, index), ...list.slice(index + 1)]).map((rest) => [first, ...rest]),
  );
}

describe('folding the observations of a match', () => {
  it('takes the earliest timed price as opening and the latest up to kick-off as closing', () => {
    expect(
      both([
        priced('nesine-snapshot', price(KICK_OFF - 2 * HOUR, 190)),
        priced('nesine-snapshot', price(KICK_OFF - 30 * HOUR, 210)),
        priced('nesine-snapshot', price(KICK_OFF, 185)),
      ]),
    ).toEqual([210, 185]);
  });

  it('never lets a price from after kick-off change anything', () => {
    const before = priced('nesine-snapshot', price(KICK_OFF - HOUR, 190));
    const after = priced('nesine-snapshot', price(KICK_OFF + 1, 140));
    expect(both([before, after])).toEqual([190, 190]);
    expect(both([after])).toEqual([undefined, undefined]);
  });

  it('fills both sets from a price without time or set while nothing earlier is known', () => {
    expect(both([priced('iddaa-wide', price('kickoff', 200))])).toEqual([200, 200]);
    expect(
      both([
        priced('iddaa-wide', price('kickoff', 200)),
        priced('nesine-snapshot', price(KICK_OFF - HOUR, 220)),
      ]),
    ).toEqual([220, 200]);
  });

  it('prefers the prices that a source names opening and closing to all others', () => {
    expect(
      both([
        priced('nesine-snapshot', price(KICK_OFF - 99 * HOUR, 250)),
        priced('football-data', price('opening', 210), price('closing', 195)),
        priced('iddaa-wide', price('kickoff', 200)),
      ]),
    ).toEqual([210, 195]);
  });

  it('leaves closing empty when only an opening price is known, and the other way round', () => {
    expect(both([priced('football-data', price('opening', 210))])).toEqual([210, undefined]);
    expect(both([priced('native', price('closing', 195))])).toEqual([undefined, 195]);
  });

  it('completes a named set with kick-off prices of the columns it lacks', () => {
    const season = priced('football-data', price('opening', 210));
    const bulletin = observation('iddaa-wide', {
      quotes: [{ at: 'kickoff', prices: { ft_1_odd: 205, bts_yes_odd: 170 } }],
    });
    expect(foldObservations([season, bulletin])).toMatchObject({
      opening: { ft_1_odd: 210, bts_yes_odd: 170 },
      closing: { ft_1_odd: 205, bts_yes_odd: 170 },
    });
  });

  it('lets the later import win within one kind of source, and keeps what it no longer says', () => {
    const first = observation('football-data', {
      fullTime: [1, 0],
      halfTime: [1, 0],
      quotes: [{ at: 'opening', prices: { ft_1_odd: 210, ft_x_odd: 300 } }],
    });
    const second = observation('football-data', {
      fullTime: [2, 0],
      quotes: [{ at: 'opening', prices: { ft_1_odd: 215 } }],
    });
    expect(foldObservations([first, second])).toMatchObject({
      fullTime: [2, 0],
      halfTime: [1, 0],
      opening: { ft_1_odd: 215, ft_x_odd: 300 },
    });
  });

  it('prefers a known kick-off time to an unknown one, together with its date', () => {
    const untimed = observation('native', { date: '2024-05-16', time: null });
    expect(foldObservations([observation('iddaa-wide'), untimed])).toMatchObject({
      date: '2024-05-17',
      time: '20:00',
    });
    expect(foldObservations([untimed])).toMatchObject({ date: '2024-05-16', time: null });
  });

  it('counts prices of the whole match day while the kick-off time is unknown, and forgets the late ones once it is known', () => {
    const evening = priced('native', price(KICK_OFF + 3 * HOUR, 150));
    const untimed = { ...evening, time: null };
    expect(both([untimed])).toEqual([150, 150]);
    expect(both([untimed, observation('iddaa-wide')])).toEqual([undefined, undefined]);
  });

  it('drops a half-time score that exceeds the full-time score of a better source', () => {
    const bulletin = observation('iddaa-wide', { fullTime: [3, 1], halfTime: [2, 1] });
    const season = observation('football-data', { fullTime: [2, 0] });
    expect(foldObservations([bulletin, season])).toMatchObject({ fullTime: [2, 0], halfTime: null });
  });

  it('shows the spelling of the bulletin rather than that of the season file', () => {
    const season = observation('football-data');
    const bulletin = observation('iddaa-wide', { home: 'Beşiktaş', away: 'Göztepe' });
    expect(foldObservations([season, bulletin])).toMatchObject({ home: 'Beşiktaş', away: 'Göztepe' });
  });

  it('takes the former state of a match as its first observation', () => {
    const base = observation('base', {
      fullTime: [1, 1],
      quotes: [
        { at: 'opening', prices: { ft_1_odd: 180, ft_x_odd: 340 } },
        { at: 'closing', prices: { ft_1_odd: 175 } },
      ],
    });
    const season = observation('football-data', {
      fullTime: [1, 1],
      halfTime: [0, 1],
      quotes: [price('opening', 182)],
    });
    expect(foldObservations([base, season])).toMatchObject({
      halfTime: [0, 1],
      opening: { ft_1_odd: 182, ft_x_odd: 340 },
      closing: { ft_1_odd: 175 },
    });
  });

  it('gives the same match in every order of import', () => {
    const observations = [
      observation('base', { fullTime: [0, 0], code: 7, quotes: [price('opening', 111)] }),
      observation('football-data', {
        time: '20:05',
        fullTime: [2, 1],
        quotes: [price('opening', 210), { at: 'closing', prices: { over_25_odd: 180 } }],
      }),
      observation('iddaa-wide', {
        home: 'Beşiktaş',
        halfTime: [1, 1],
        fullTime: [2, 2],
        quotes: [{ at: 'kickoff', prices: { ft_1_odd: 205, over_25_odd: 190, bts_yes_odd: 170 } }],
      }),
      observation('nesine-snapshot', {
        code: 123,
        quotes: [
          { at: KICK_OFF - 5 * HOUR, prices: { bts_yes_odd: 175, oe: 1 } as never },
          { at: KICK_OFF + HOUR, prices: { bts_yes_odd: 300 } },
        ],
      }),
      observation('native', {
        home: 'Beşiktaş',
        time: null,
        firstGoal: 'H',
        season: '2023-2024',
        quotes: [price('closing', 199)],
      }),
    ];
    const results = permutations(observations).map((order) =>
      JSON.stringify(sorted(foldObservations(order))),
    );
    expect(new Set(results).size).toBe(1);
    expect(JSON.parse(results[0]!)).toEqual({
      date: '2024-05-17',
      time: '20:05',
      home: 'Beşiktaş',
      away: 'Goztep',
      fullTime: [2, 1],
      halfTime: [1, 1],
      firstGoal: 'H',
      code: 123,
      season: '2023-2024',
      opening: { ft_1_odd: 210, over_25_odd: 190, bts_yes_odd: 175, oe: 1 },
      closing: { ft_1_odd: 199, over_25_odd: 180, bts_yes_odd: 170, oe: 1 },
    });
  });

  it('gives the same prices in every order of many random timed observations', () => {
    const random = numbers(20240517);
    for (let round = 0; round < 200; round += 1) {
      const observations = Array.from({ length: 6 }, () => {
        const at = KICK_OFF + Math.floor(random() * 12 - 8) * HOUR + Math.floor(random() * 1000);
        return priced('nesine-snapshot', price(at, 101 + Math.floor(random() * 500)));
      });
      const shuffled = [...observations].sort(() => random() - 0.5);
      expect(both(shuffled)).toEqual(both(observations));
    }
  });
});

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

/** Park-Miller: the same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
