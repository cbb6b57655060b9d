import { nextRevision } from '../../src/platform/database/archive-revision';
import { foldText } from '../../src/platform/text/fold';
import { tr } from '../../src/platform/locale/tr';
import { addArchivedMatches } from '../support/archived-matches';
import { type BulletinRow, passes, shown, TEXT_COLUMNS, WHOLE_COLUMNS } from '../support/brute-bulletin';
import { type ArchivedMatch, Random, randomMatch } from '../support/random-archive';
import { archiveCaughtUp } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';
import { type Query, TwoSites } from '../support/two-sites';

interface Page {
  items: BulletinRow[];
  page: number;
  per_page: number;
  has_more: boolean;
}
const SEED = 20261120;
const MATCHES = 400;
const ROUNDS = 150;
/** What the clocks of the sites show. */
const BEFORE = '2026-05-17T12:00:00.000Z';
describe(`the bulletin on the ${DATABASE_NAME}`, () => {
  let sites: TwoSites;

  beforeAll(async () => {
    sites = await TwoSites.open();
  });
  afterAll(() => sites?.close());

  const PATH = '/api/bulten-data';
  const page = (params: Query = {}) => sites.ask<Page>(PATH, params);

  async function all(params: Query = {}): Promise<BulletinRow[]> {
    const rows: BulletinRow[] = [];
    for (let number = 1; ; number++) {
      const { items, has_more } = await page({ ...params, per_page: '100', page: String(number) });
      rows.push(...items);
      if (!has_more) return rows;
    }
  }

  describe('a match', () => {
    let ids: number[];

    /** Moves the clocks of both sites, and lets the member log in again. */
    async function setClocks(instant: string): Promise<void> {
      for (const { clock } of sites.both) clock.set(instant);
      sites.token = (await sites.byIndex.member('user')).token;
    }

    beforeAll(async () => {
      ids = await sites.add([
        {
          date: '2030-05-17',
          time: '20:45',
          home: 'Iğdır FK',
          away: 'Göztepe',
          half: [0, 1],
          full: [2, 1],
          firstGoal: 'A',
          opening: {
            ft_code: 101,
            ft_1_odd: 1.8,
            ft_x_odd: 3.45,
            fg_no: 11.5,
            ft_x_u_25_odd: 4.1,
            over_25_odd: 1.75,
            under_35_odd: 1.3,
            bts_yes_odd: 1.6,
            bts_code: 12,
            tgr_23_odd: 2.05,
            ht_under_15_odd: 1.4,
            htft_x1_odd: 5.5,
          },
          closing: { ft_1_odd: 1.95 },
        },
        {
          date: '2030-05-17',
          time: null,
          country: 'İngiltere',
          competition: 'Premier Lig',
          home: 'A',
          away: 'B',
        },
        { date: '2030-05-18', time: '00:30', home: 'Fikstür', away: 'Yarın', opening: { ft_1_odd: 2 } },
      ]);
      await sites.byIndex.database.transaction(async (manager) => {
        const revision = await nextRevision(manager);
        await manager.query('UPDATE matches SET revision = ?', [revision]);
        await manager.query("UPDATE competitions SET league_code = 'E0' WHERE name = 'Premier Lig'");
        await manager.query(
          'UPDATE opening_odds SET hnd_home = 0, hnd_away = 1, hnd_1_odd = 390, hnd_x_odd = 345, hnd_2_odd = 165, hnd_code = 77 WHERE match_id = ?',
          [ids[0]],
        );
      });
      await archiveCaughtUp(sites.byIndex);
    });

    it('shows its opening odds under the names of the bulletin', async () => {
      const { items } = await page({ match_date: '2030-05-17', home_team: 'ığdır' });
      expect(items).toHaveLength(1);
      const known = Object.fromEntries(Object.entries(items[0]!).filter(([, value]) => value !== null));
      expect(known).toEqual({
        id: ids[0],
        match_date: '2030-05-17',
        league_code: 'Süper Lig',
        match_time: '20:45',
        home_team: 'Iğdır FK',
        away_team: 'Göztepe',
        half_time: '0-1',
        full_time: '2-1',
        ft_result: '1',
        total_goals: 3,
        ht_ft_result: '2/1',
        ft_odd_code: 101,
        ft_1_odd: 1.8,
        ft_x_odd: 3.45,
        hnd_odd_code: 77,
        hnd_home: '0',
        hnd_1_odd: 3.9,
        hnd_x_odd: 3.45,
        hnd_2_odd: 1.65,
        hnd_away: '1',
        fg_no_odd: 11.5,
        ms_and_25_x_u_odd: 4.1,
        uo_25_over_odd: 1.75,
        uo_35_under_odd: 1.3,
        btts_odd_code: 12,
        btts_yes_odd: 1.6,
        tgr_23_odd: 2.05,
        ht_uo_15_under_odd: 1.4,
        htft_x1_odd: 5.5,
        winners: [
          'ft_1_odd',
          'uo_25_over_odd',
          'uo_35_under_odd',
          'ht_uo_15_under_odd',
          'ht_2_odd',
          'tgr_23_odd',
          'btts_yes_odd',
          'htft_21_odd',
          'fg_2_odd',
          'ms_and_25_1_o_odd',
        ],
        awarded: false,
      });
      expect(Object.keys(items[0]!)).toHaveLength(65);
    });

    it('that is next comes first, those that are over last', async () => {
      const { items } = await page();
      expect(items.map(({ id }) => id)).toEqual([ids[1], ids[0], ids[2]]);
      const three = async (): Promise<BulletinRow[]> =>
        (
          await Promise.all(['1', '2', '3', '4'].map((number) => page({ page: number, per_page: '1' })))
        ).flatMap((each) => each.items);
      try {
        for (const [today, order] of [
          ['2030-05-18', [2, 0, 1]],
          ['2030-05-19', [2, 0, 1]],
          ['2030-05-17', [1, 0, 2]],
        ] as const) {
          await setClocks(`${today}T12:00:00Z`);
          const wanted = order.map((at) => ids[at]);
          expect([today, (await page()).items.map(({ id }) => id)]).toEqual([today, wanted]);
          expect([today, (await three()).map(({ id }) => id)]).toEqual([today, wanted]);
        }
      } finally {
        await setClocks(BEFORE);
      }
    });

    it.each<[Query, number[]]>([
      [{ ft_1_odd: '1,8' }, [0]],
      [{ ft_1_odd: '80' }, [0]],
      [{ ft_1_odd: '.' }, [0, 2]],
      [{ ft_1_odd: '2.00' }, [2]],
      [{ ft_1_odd: '1,95' }, []],
      [{ ft_1_odd: 'x' }, []],
      [{ full_time: '2 - 1' }, [0]],
      [{ full_time: '-1' }, [0]],
      [{ ft_result: 'X' }, []],
      [{ ht_ft_result: '2/' }, [0]],
      [{ total_goals: '3' }, [0]],
      [{ match_time: '20:' }, [0]],
      [{ match_time: '20.45' }, [0]],
      [{ match_date: '18.05' }, [2]],
      [{ match_date: '2030-05-1' }, [1, 0, 2]],
      [{ league_code: 'e0' }, [1]],
      [{ league_code: 'SUPER' }, [0, 2]],
      [{ league_code: 'premier' }, []],
      [{ home_team: 'igdir', ft_odd_code: '01' }, [0]],
      [{ hnd_1_odd: '3,9' }, [0]],
      [{ hnd_away: '1' }, [0]],
      [{ hnd_odd_code: '7', full_time: '2' }, [0]],
      [{ home_team: ' ', ft_1_odd: '' }, [1, 0, 2]],
    ])('passes the filter %j as it should', async (params, wanted) => {
      expect((await page(params)).items.map(({ id }) => id)).toEqual(wanted.map((at) => ids[at]));
    });
  });

  describe(`${MATCHES} random matches (seed ${SEED})`, () => {
    const random = new Random(SEED);
    let rows: BulletinRow[];
    let archive: ArchivedMatch[];

    beforeAll(async () => {
      archive = Array.from({ length: MATCHES }, (_, n) => randomMatch(random, n + 1));
      await addArchivedMatches(sites.byIndex.database, archive);
      await sites.byIndex.database.transaction(async (manager) => {
        const revision = await nextRevision(manager);
        for (const { id } of archive.filter(() => random.chance(0.4))) {
          const prices = [1, 2, 3].map(() => 101 + random.below(900));
          await manager.query(
            'UPDATE opening_odds SET hnd_home = ?, hnd_away = ?, hnd_1_odd = ?, hnd_x_odd = ?, hnd_2_odd = ? WHERE match_id = ?',
            [random.below(3), random.below(3), ...prices, id],
          );
          await manager.query('UPDATE matches SET revision = ? WHERE id = ?', [revision, id]);
        }
      });
      await archiveCaughtUp(sites.byIndex);
      rows = await all();
    });

    it('are all there, from today on soonest first, then newest first', () => {
      const key = (row: BulletinRow) => `${String(row.match_date)} ${String(row.match_time ?? '')}`;
      expect(rows.filter(({ id }) => archive.some((match) => match.id === id))).toHaveLength(MATCHES);
      const ascending = (a: BulletinRow, b: BulletinRow) =>
        key(a) === key(b) ? Number(a.id) - Number(b.id) : key(a) < key(b) ? -1 : 1;
      const isComing = (row: BulletinRow) => String(row.match_date) >= BEFORE.slice(0, 10);
      const coming = rows.filter(isComing).sort(ascending);
      const over = rows.filter((row) => !isComing(row)).sort((a, b) => ascending(b, a));
      expect(rows.map(({ id }) => id)).toEqual([...coming, ...over].map(({ id }) => id));
    });

    function someText(row: BulletinRow, column: string): string {
      const texts = TEXT_COLUMNS.includes(column) ? [String(row[column])] : shown(row, column);
      if (texts.length === 0) return random.pick(['1', '.', 'x']);
      const text = random.pick(texts);
      const from = random.below(text.length);
      const part = text.slice(from, from + 1 + random.below(4));
      const kept =
        part.trim() === '' || (TEXT_COLUMNS.includes(column) && foldText(part) === '') ? text : part;
      return random.pick([
        kept,
        kept.toUpperCase(),
        ` ${kept} `,
        column.endsWith('_odd') ? kept.replace('.', ',') : kept,
      ]);
    }

    it(`are found by ${ROUNDS} random filters exactly as looking at every row finds them`, async () => {
      const columns = Object.keys(rows[0]!).filter(
        (column) => !['id', 'winners', 'awarded'].includes(column),
      );
      let found = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const like = random.pick(rows);
        const filters = Object.fromEntries(
          Array.from({ length: 1 + random.below(3) }, () => {
            const column = random.chance(0.3)
              ? random.pick([...TEXT_COLUMNS, ...WHOLE_COLUMNS, 'full_time', 'match_date'])
              : random.pick(columns);
            return [column, someText(like, column)];
          }),
        );
        const wanted = rows.filter((row) => passes(row, filters)).map(({ id }) => id);
        const got = (await all(filters)).map(({ id }) => id);
        expect({ round, filters, got }).toEqual({ round, filters, got: wanted });
        if (wanted.length > 0) found += 1;
      }
      expect(found).toBeGreaterThan(ROUNDS / 2);
    });

    it('come in pages of fifty that leave nothing out', async () => {
      const first = await page();
      expect([first.page, first.per_page, first.items.length, first.has_more]).toEqual([1, 50, 50, true]);
      const second = await page({ page: '2' });
      expect([...first.items, ...second.items]).toEqual(rows.slice(0, 100));
      const beyond = await page({ page: '1000' });
      expect([beyond.items, beyond.has_more]).toEqual([[], false]);
    });
  });

  describe('what can’t be asked', () => {
    it.each<[Query, string]>([
      [{ over_25_odd: '1.8' }, 'over_25_odd'],
      [{ winners: '1' }, 'winners'],
      [{ filter_type: '1' }, 'filter_type'],
      [{ constructor: '1' }, 'constructor'],
      [{ toString: '1' }, 'toString'],
      [{ home_team: ['a', 'b'] }, 'home_team'],
      [{ home_team: '\u0301' }, 'home_team'],
      [{ home_team: 'a'.repeat(101) }, 'home_team'],
      [{ ft_1_odd: '1'.repeat(101) }, 'ft_1_odd'],
      [{ page: '0' }, 'page'],
      [{ page: 'x' }, 'page'],
      [{ per_page: '101' }, 'per_page'],
      [{ 'ft_1_odd[$gt]': '1' }, 'ft_1_odd[$gt]'],
    ])('%j is refused under its name', async (params, field) => {
      const answer = await sites.request(PATH, params);
      expect([answer.status, answer.body.code, Object.keys(answer.body.fields as object)]).toEqual([
        400,
        'INVALID_FILTER',
        [field],
      ]);
    });

    it.each([`%`, `_`, `'`, `' OR '1'='1`, `\\`, `"; DROP TABLE matches; --`, '\u0000', '⚽'])(
      'finds nothing special in %j',
      async (text) => {
        for (const column of [
          'home_team',
          'league_code',
          'match_date',
          'full_time',
          'ft_1_odd',
          'hnd_1_odd',
        ]) {
          // where there is a price it asks for a probability
          if (text === '%' && column.endsWith('_odd')) continue;
          const { items } = await page({ [column]: text });
          const wild = items.filter((row) => !foldText(String(row[column])).includes(foldText(text)));
          expect([column, wild]).toEqual([column, []]);
        }
      },
    );
  });

  it('gives screens its columns', async () => {
    const answer = await sites.request('/api/bulletin-columns');
    const { groups } = answer.body as { groups: { key: string; columns: Record<string, unknown>[] }[] };
    expect(groups.map(({ key }) => key).join(' ')).toBe(
      'info ft hnd fg ms_and_25 uo_25 uo_35 btts tgr ht ht_uo_15 htft',
    );
    expect(groups.flatMap(({ columns }) => columns)).toHaveLength(62);
    expect(groups[2]!.columns[1]).toEqual({
      field: 'hnd_home',
      title: 'Ev Handikap',
      kind: 'line',
      pin: false,
      min_chars: 1,
    });
  });

  it('says in Turkish what is wrong', async () => {
    expect((await sites.request(PATH, { over_25_odd: '1.8' })).body).toMatchObject({
      error: 'Filtrelerden biri okunamadı.',
      fields: { over_25_odd: tr.filters.unknownColumn },
    });
  });
});
