import { gzipSync } from 'node:zlib';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTextFile } from '../../reading/text-file';
import type { SourceEvent } from '../format';
import { detectFormat } from '../registry';
import { nesineSnapshot } from './nesine.format';

const market = (o: unknown[], sov = 0) => ({ o, mbs: 1, ms: 1, sov, mv: 1 });
const DERBY = {
  id: 1,
  ts: Date.parse('2026-08-21T18:30:00Z'),
  lig: 584,
  ev: 'Göztepe',
  dep: 'Gençlerbirliği',
  m: {
    '1': market([1.85, 3.4, 4.2]),
    '12': market([1.8, 1.95], 2.5),
    '268': market([2.58, 3.29, 1.85], 1),
  },
};
/** Markets with a price each, by id with their number of bets. */
const bets = (numbers: Record<string, number>) =>
  Object.fromEntries(Object.entries(numbers).map(([id, mbs]) => [id, { ...market([1.9, 1.9]), mbs }]));
const snapshot = (olay: unknown[], rest: object = {}) => ({
  cekim: '2026-08-20T15:52:32+00:00',
  oddVersion: 5024489799,
  ligler: { '584': 'Türkiye Süper Ligi', '9': 'Şampiyonlar Ligi (2x5 Dakika)' },
  olay,
  tam: true,
  ...rest,
});

describe('the nesine-snapshot format', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'snapshot-'))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function read(content: unknown, { gzip = false } = {}): Promise<SourceEvent[]> {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const path = join(folder, 'file');
    writeFileSync(path, gzip ? gzipSync(text) : text);
    const events: SourceEvent[] = [];
    for await (const some of nesineSnapshot.read(await openTextFile(path), {})) events.push(...some);
    return events;
  }
  const records = (events: SourceEvent[]) =>
    events.flatMap((event) => (event.kind === 'record' ? [event.record] : []));
  const prices = async (m: object) =>
    records(await read(snapshot([{ ...DERBY, m }])))[0]?.observation.quotes[0];
  const codes = (events: SourceEvent[]) =>
    events.map((event) => (event.kind === 'record' ? 'record' : `${event.kind} ${event.problem.code}`));

  it('is recognised by its content', async () => {
    expect((await detectFormat(JSON.stringify(snapshot([DERBY]))))?.name).toBe('nesine-snapshot');
    expect(await detectFormat('{"olay": [], "x": 1}')).toBeUndefined();
  });

  it.each([false, true])(
    'reads a match with its prices at the time of the snapshot (gzip: %s)',
    async (gzip) => {
      const [record] = records(await read(snapshot([DERBY]), { gzip }));
      expect(record).toEqual({
        line: 1,
        part: '',
        league: { country: 'Türkiye', name: 'Süper Ligi', code: null },
        observation: {
          source: 'nesine-snapshot',
          event: '1',
          version: 5024489799,
          mbs: 1,
          date: '2026-08-21',
          time: '21:30',
          home: 'Göztepe',
          away: 'Gençlerbirliği',
          halfTime: null,
          fullTime: null,
          firstGoal: null,
          code: null,
          season: null,
          quotes: [
            {
              at: Date.parse('2026-08-20T15:52:32Z'),
              prices: {
                ft_1_odd: 185,
                ft_x_odd: 340,
                ft_2_odd: 420,
                under_25_odd: 180,
                over_25_odd: 195,
                hnd_home: 1,
                hnd_away: 0,
                hnd_1_odd: 258,
                hnd_x_odd: 329,
                hnd_2_odd: 185,
              },
            },
          ],
        },
      });
    },
  );

  it.each<[string, object, object, object]>([
    ['an id that is a text', { id: 'tr-17' }, {}, { event: 'tr-17' }],
    ['no id', { id: null }, {}, { event: undefined }],
    ['an id that is no whole number', { id: 1.5 }, {}, { event: undefined }],
    ['an id longer than ids are kept', { id: 'x'.repeat(41) }, {}, { event: undefined }],
    ['no version', {}, { oddVersion: undefined }, { version: undefined }],
    ['a version beyond whole numbers', {}, { oddVersion: 1e17 }, { version: undefined }],
    ['a version that is a text', {}, { oddVersion: '5024489799' }, { version: undefined }],
    ['the number of bets of the match result', { m: bets({ '1': 3, '12': 2 }) }, {}, { mbs: 3 }],
    ['the least number of bets where that has none', { m: bets({ '12': 3, '38': 2 }) }, {}, { mbs: 2 }],
    ['numbers of bets that are none', { m: bets({ '1': 0, '12': 10, '38': 1.5 }) }, {}, { mbs: undefined }],
  ])('knows %s', async (_, change, rest, observation) => {
    const [record] = records(await read(snapshot([{ ...DERBY, ...change }], rest)));
    expect(record!.observation).toMatchObject(observation);
  });

  it('leaves out a market that nobody offers, with a warning', async () => {
    const m = { '1': market([1.85, 3.4, 4.2]), '12': market([3.2, 2.6], 2.5), '268': market([9, 9, 9], 1) };
    const events = await read(snapshot([{ ...DERBY, m }]));
    expect(codes(events)).toEqual(['warning unbelievableBook', 'warning unbelievableBook', 'record']);
    expect(records(events)[0]!.observation.quotes[0]!.prices).toEqual({
      ft_1_odd: 185,
      ft_x_odd: 340,
      ft_2_odd: 420,
    });
  });

  it('finds time and leagues wherever in the file they stand', async () => {
    const { cekim, oddVersion, ligler, olay } = snapshot([DERBY]);
    expect(records(await read({ olay, ligler, oddVersion, cekim }))).toEqual(
      records(await read(snapshot([DERBY]))),
    );
  });

  it('gives a negative handicap to the away side and leaves out broken ones', async () => {
    expect((await prices({ '268': market([2, 3, 4], -2) }))?.prices).toMatchObject({
      hnd_home: 0,
      hnd_away: 2,
    });
    expect(
      (await prices({ '1': market([2, 3, 4]), '268': market([2, 3, 4], 0.5) }))?.prices,
    ).not.toHaveProperty('hnd_home');
  });

  it('takes a price of 1 as closed', async () => {
    expect((await prices({ '3': market([1, 1.09, 2.07]) }))?.prices).toEqual({
      ft_12_odd: 109,
      ft_x2_odd: 207,
    });
  });

  it('reads result and total at the line that the market names', async () => {
    expect((await prices({ '272': market([3, 8, 11, 2.2, 5, 9], 3.5) }))?.prices).toEqual({
      ft_1_u_35_odd: 300,
      ft_x_u_35_odd: 800,
      ft_2_u_35_odd: 1100,
      ft_1_o_35_odd: 220,
      ft_x_o_35_odd: 500,
      ft_2_o_35_odd: 900,
    });
  });

  it('keeps football only: no other sport and no match at a console', async () => {
    const tennis = { ...DERBY, m: { '182': market([1.5, 2.4]) } };
    expect(codes(await read(snapshot([tennis, { ...DERBY, lig: 9 }, DERBY])))).toEqual([
      'skip otherSport',
      'skip otherSport',
      'record',
    ]);
  });

  it.each<[string, object, string]>([
    ['no kick-off', { ts: null }, 'skip impossibleDate'],
    ['a kick-off beyond the calendar', { ts: 9e15 }, 'skip impossibleDate'],
    ['an unknown league', { lig: 1 }, 'skip missingLeague'],
    ['no away team', { dep: '' }, 'skip missingTeam'],
    ['a team against itself', { dep: 'Göztepe' }, 'skip sameTeams'],
    ['a league with a name beyond its column', { lig: 584, ev: 'a'.repeat(101) }, 'skip nameTooLong'],
    ['markets that are none', { m: 'x' }, 'skip otherSport'],
  ])('skips a match with %s', async (_, change, code) => {
    expect(codes(await read(snapshot([{ ...DERBY, ...change }])))).toEqual([code]);
  });

  it('leaves out a market with other selections and a price that is none, with a warning', async () => {
    const m = { '1': market([1.85, 3.4]), '12': market(['x', 1.9]), '38': market([0.5, 1.6]) };
    const events = await read(snapshot([{ ...DERBY, m }]));
    expect(codes(events)).toEqual([
      'warning otherSelections',
      'warning badPrice',
      'warning badPrice',
      'record',
    ]);
    expect(records(events)[0]!.observation.quotes[0]!.prices).toEqual({ over_25_odd: 190, bts_no_odd: 160 });
  });

  it.each([
    ['no time', { cekim: undefined }],
    ['a time that is none', { cekim: '31.31.2026' }],
    ['no list of matches', { olay: undefined }],
    ['an object for a list', { olay: {} }],
  ])('refuses a snapshot with %s', async (_, change) => {
    await expect(read(snapshot([], change))).rejects.toThrow('Bülten çekimi okunamadı');
  });

  it('takes a snapshot without matches as one in which nothing changed', async () => {
    expect(await read(snapshot([]))).toEqual([]);
  });

  it('refuses a text that breaks off', async () => {
    await expect(read(JSON.stringify(snapshot([DERBY])).slice(0, -20))).rejects.toThrow(
      'Bülten çekimi okunamadı',
    );
  });
});
