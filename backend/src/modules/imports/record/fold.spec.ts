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
const fold = (observations: readonly Observation[]) => foldObservations(observations);
const both = (observations: Observation[]) => {
  const { opening, closing } = fold(observations);
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
    expect(fold([season, bulletin])).toMatchObject({
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
    expect(fold([first, second])).toMatchObject({
      fullTime: [2, 0],
      halfTime: [1, 0],
      opening: { ft_1_odd: 215, ft_x_odd: 300 },
    });
  });

  it('prefers a known kick-off time to an unknown one, together with its date', () => {
    const untimed = observation('native', { date: '2024-05-16', time: null });
    expect(fold([observation('iddaa-wide'), untimed])).toMatchObject({
      date: '2024-05-17',
      time: '20:00',
    });
    expect(fold([untimed])).toMatchObject({ date: '2024-05-16', time: null });
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
    expect(fold([bulletin, season])).toMatchObject({ fullTime: [2, 0], halfTime: null });
  });

  it('shows the spelling of the bulletin rather than that of the season file', () => {
    const season = observation('football-data');
    const bulletin = observation('iddaa-wide', { home: 'Beşiktaş', away: 'Göztepe' });
    expect(fold([season, bulletin])).toMatchObject({ home: 'Beşiktaş', away: 'Göztepe' });
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
    expect(fold([base, season])).toMatchObject({
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
        quotes: [
          { ...price('opening', 210), bookmaker: 'B365' },
          { at: 'closing', bookmaker: 'PS', prices: { over_25_odd: 180 } },
        ],
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
    const results = permutations(observations).map((order) => JSON.stringify(sorted(fold(order))));
    expect(new Set(results).size).toBe(1);
    expect(JSON.parse(results[0]!)).toEqual({
      competition: null,
      awarded: false,
      mbs: null,
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
      openingFrom: { sources: 1 | 32 | 64, seenAt: KICK_OFF - 5 * HOUR },
      closingFrom: { sources: 2 | 32 | 128, seenAt: null },
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
      expect(fold(shuffled)).toEqual(fold(observations));
    }
  });
});

describe('where the prices of a folded match come from', () => {
  const from = (observations: Observation[], isDemo = false) => {
    const { openingFrom, closingFrom } = foldObservations(observations, { isDemo });
    return [openingFrom, closingFrom];
  };
  const nowhere = { sources: 0, seenAt: null };

  it('is nowhere without prices', () => {
    expect(from([observation('football-data')])).toEqual([nowhere, nowhere]);
    expect(from([priced('nesine-snapshot', price(KICK_OFF + 1, 140))])).toEqual([nowhere, nowhere]);
  });

  it('is the sources whose prices are in the result, and no others', () => {
    const bulletin = priced('iddaa-wide', price('kickoff', 200));
    const season = priced('football-data', { ...price('opening', 210), bookmaker: 'Avg' });
    expect(from([bulletin])).toEqual([
      { sources: 32, seenAt: null },
      { sources: 32, seenAt: null },
    ]);
    expect(from([bulletin, season])).toEqual([
      { sources: 4, seenAt: null },
      { sources: 32, seenAt: null },
    ]);
  });

  it('names the bookmaker of each market, and football-data alone where none is named', () => {
    const season = (bookmaker?: string) =>
      priced('football-data', { at: 'closing', bookmaker, prices: { over_25_odd: 180 } });
    const first = priced('football-data', { at: 'closing', bookmaker: 'B365', prices: { ft_1_odd: 190 } });
    expect(['PS', 'Max', 'WH', undefined].map((code) => from([first, season(code)])[1]!.sources)).toEqual([
      1 | 2,
      1 | 8,
      1 | 16,
      1 | 16,
    ]);
  });

  it('counts handicap prices, but neither codes nor handicap goals', () => {
    const quote = (prices: Quote['prices']) => from([priced('native', { at: 'closing', prices })])[1];
    expect(quote({ ft_code: 7, hnd_home: 1, hnd_away: 0, hnd_code: 9 })).toEqual(nowhere);
    expect(quote({ hnd_home: 1, hnd_away: 0, hnd_x_odd: 350 })).toEqual({ sources: 128, seenAt: null });
  });

  it('leaves out a source whose handicap prices are at other goals than those that count', () => {
    const at = (home: number, prices: Quote['prices']) => ({
      at: 'opening' as const,
      prices: { hnd_home: home, hnd_away: 1 - home, ...prices },
    });
    const native = priced('native', at(1, { hnd_1_odd: 250 }));
    const other = priced('football-data', at(0, { hnd_x_odd: 400 }));
    expect(from([other, native])[0]).toEqual({ sources: 128, seenAt: null });
  });

  it('is seen at the earliest instant of opening prices that count and the latest of closing ones', () => {
    const first = priced('nesine-snapshot', price(KICK_OFF - 30 * HOUR, 210));
    const last = priced('nesine-snapshot', price(KICK_OFF - HOUR, 190));
    const late = priced('nesine-snapshot', price(KICK_OFF + HOUR, 150));
    expect(from([first, last, late])).toEqual([
      { sources: 64, seenAt: KICK_OFF - 30 * HOUR },
      { sources: 64, seenAt: KICK_OFF - HOUR },
    ]);
    const named = priced('football-data', price('opening', 205), price('closing', 195));
    expect(from([first, named, last]).map(({ seenAt }) => seenAt)).toEqual([null, null]);
  });

  it('follows a price that did not move to the last snapshot that still had it', () => {
    const still = [30, 20, 10].map((hours) => priced('nesine-snapshot', price(KICK_OFF - hours * HOUR, 210)));
    expect(from(still).map(({ seenAt }) => seenAt)).toEqual([KICK_OFF - 30 * HOUR, KICK_OFF - 10 * HOUR]);
  });

  it('is the demo archive for the former state of a demo match, and not known for that of any other', () => {
    const base = priced('base', price('opening', 180), price('closing', 175));
    const season = priced('football-data', { ...price('closing', 170), bookmaker: 'B365' });
    expect(from([base, season], true).map(({ sources }) => sources)).toEqual([256, 1]);
    expect(from([base, season], false).map(({ sources }) => sources)).toEqual([0, 1]);
  });

  it('is what the former state of a match names, set by set', () => {
    const [opening, closing] = [price('opening', 180), price('closing', 175)];
    const base = priced('base', { ...opening, sources: 2048 }, { ...closing, sources: 256 });
    expect(from([base], true).map(({ sources }) => sources)).toEqual([2048, 256]);
    const season = priced('football-data', { at: 'closing', bookmaker: 'B365', prices: { ft_x_odd: 340 } });
    expect(from([base, season], true).map(({ sources }) => sources)).toEqual([2048, 256 | 1]);
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

describe('a result by which matches are awarded', () => {
  const result = (source: Source, fullTime: Observation['fullTime'], changes: Partial<Observation> = {}) =>
    observation(source, { fullTime, ...changes });
  const awarded = (all: Observation[], knowing: Observation[] = all) =>
    foldObservations(all, { knowingHalfTimes: new Set(knowing) }).awarded;

  it.each([
    [[3, 0], true],
    [[0, 3], true],
    [[5, 0], true],
    [[0, 5], true],
    [[2, 0], false],
    [[4, 0], false],
    [[3, 1], false],
    [[0, 0], false],
  ] as const)('%j without half-time score, from a file that knows them: %s', (fullTime, expected) => {
    expect(awarded([result('football-data', fullTime)])).toBe(expected);
  });

  it('is none in a file that seldom knows half-time scores', () => {
    expect(awarded([result('football-data', [3, 0])], [])).toBe(false);
  });

  it('is none as soon as any observation knows the half-time score', () => {
    const season = result('football-data', [3, 0]);
    const bulletin = result('iddaa-wide', null, { halfTime: [1, 0] });
    expect(awarded([season, bulletin], [season])).toBe(false);
  });

  it('is none where another result counts', () => {
    const season = result('football-data', [3, 0]);
    expect(awarded([season, result('native', [2, 1])], [season])).toBe(false);
    expect(awarded([season, result('iddaa-wide', [2, 1])], [season])).toBe(true);
  });

  it('is what an admin says it is', () => {
    const season = result('football-data', [3, 0]);
    const typed = (said: boolean) => result('elle', null, { awarded: said });
    expect(awarded([season, typed(false)], [season])).toBe(false);
    expect(awarded([result('football-data', [2, 1]), typed(true)], [])).toBe(true);
  });
});

describe('what is typed', () => {
  it('counts before every source, and says nothing about day, time and names that it does not name', () => {
    const season = observation('football-data', { fullTime: [2, 2], time: '20:00' });
    const typed = observation('elle', {
      fullTime: [2, 1],
      time: '19:00',
      date: '2024-05-16',
      home: 'Kartal',
    });
    expect(fold([typed, season])).toMatchObject({
      ...{ fullTime: [2, 1], date: '2024-05-17', time: '20:00', home: 'Besiktas' },
    });
    expect(fold([{ ...typed, typed: ['kickOff', 'home'] }, season])).toMatchObject({
      ...{ date: '2024-05-16', time: '19:00', home: 'Kartal', away: 'Goztep' },
    });
  });
});

describe('old copies of a bulletin', () => {
  it('change neither prices nor kick-off', () => {
    const at = (hours: number, version: number, value: number, time = '20:00') =>
      observation('nesine-snapshot', {
        ...{ event: '7', version, time },
        quotes: [price(KICK_OFF - hours * HOUR, value)],
      });
    const all = [at(5, 10, 210), at(4, 12, 190), at(3, 10, 210, '19:00'), at(2, 12, 190)];
    expect(both(all)).toEqual([210, 190]);
    expect(both(all.slice(0, 3))).toEqual([210, 190]);
    expect(fold(all.slice(0, 3)).time).toBe('20:00');
  });
});
