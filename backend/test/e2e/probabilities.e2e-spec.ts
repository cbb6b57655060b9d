import { parse } from 'csv-parse/sync';
import { ODD_MARKETS } from '../../src/archive/catalogue/columns';
import { CalibrationKeeper } from '../../src/modules/odds/learning/calibration-keeper';
import { likelyArchive } from '../support/likely-archive';
import { addArchivedMatches } from '../support/archived-matches';
import { Random } from '../support/random-archive';
import { archiveCaughtUp } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';
import { TwoSites } from '../support/two-sites';

const SEED = 20261127;
const MATCHES = 600;
const NOW = '2026-05-17T10:00:00.000Z';
/** A day after all matches of the archive. */
const FIXTURE = {
  date: '2026-05-18',
  time: '20:00',
  closing: { ft_1_odd: 1.6, ft_x_odd: 1.8, ft_2_odd: 2 },
};

/** A row as it shows probabilities. */
type Shown = Record<string, number | null> & { id: number };

describe(`questions by probability on the ${DATABASE_NAME}`, () => {
  let sites: TwoSites;
  let shown: Shown[];

  const ask = async <Answer>(path: string, params: object, engine = 0): Promise<Answer> => {
    const site = sites.both[engine]!;
    const response = await site.http(sites.token).get(path).query(params);
    expect([path, params, response.status]).toEqual([path, params, 200]);
    return response.body as Answer;
  };

  /** All rows that a question lists, page by page. */
  async function all(params: object, engine = 0): Promise<Shown[]> {
    const rows: Shown[] = [];
    for (let page = 1; ; page++) {
      const list = await ask<{ items: Shown[]; has_more: boolean }>(
        '/api/odd-list-full-view',
        { ...params, page, per_page: 100 },
        engine,
      );
      rows.push(...list.items);
      if (!list.has_more) return rows;
    }
  }

  beforeAll(async () => {
    sites = await TwoSites.open();
    sites.both.forEach(({ clock }) => clock.set(NOW));
    await addArchivedMatches(
      sites.byIndex.database,
      likelyArchive(new Random(SEED), MATCHES, ['ft', 'uo_25', 'ft_dc']),
    );
    await sites.add([FIXTURE]);
    await archiveCaughtUp(sites.byIndex);
    await sites.byIndex.app.get(CalibrationKeeper).run();
    await sites.bySql.app.get(CalibrationKeeper).state();
    shown = await all({ values: 'probability' });
  });
  afterAll(() => sites?.close());

  it('shows 0-1 with four decimals of wholly priced markets, and prices of none', async () => {
    const priced = await all({});
    expect(shown).toHaveLength(MATCHES + 1);
    let whole = 0;
    for (const [at, row] of priced.entries())
      for (const { columns, winners, codeField } of ODD_MARKETS) {
        const fields = columns.map(({ field }) => field);
        const said = fields.map((field) => shown[at]![field]!);
        expect(shown[at]![codeField]).toBe(row[codeField]);
        if (fields.some((field) => row[field] === null)) {
          expect(said).toEqual(fields.map(() => null));
          continue;
        }
        whole += 1;
        expect(said.every((each) => Number.isInteger(Math.round(each * 1e8) / 1e4))).toBe(true);
        expect(said.every((each) => each >= 0 && each <= 1)).toBe(true);
        if (winners === 1)
          expect(Math.abs(said.reduce((sum, each) => sum + each, 0) - 1)).toBeLessThan(2e-4 * fields.length);
      }
    expect(whole).toBeGreaterThan(MATCHES);
  });

  /** The whole percent that a shown probability is nearest to in the middle of all. */
  const usual = (field: string): number => {
    const all = shown.flatMap((row) => row[field] ?? []).sort((a, b) => a - b);
    return Math.round(all[all.length >> 1]! * 100);
  };

  type Question = [params: Record<string, string>, isMeant: (row: Shown) => boolean];
  const QUESTIONS: [string, () => Question][] = [
    [
      'a percent',
      () => {
        const p = usual('ft_1_odd');
        return [
          { ft_1_odd: `%${p}` },
          ({ ft_1_odd: q }) => q! >= (p - 0.5) / 100 - 1e-9 && q! < (p + 0.5) / 100 - 1e-9,
        ];
      },
    ],
    [
      'a range',
      () => {
        const p = usual('ft_1_odd');
        return [
          { ft_1_odd: `%${p - 1}-${p + 2}` },
          ({ ft_1_odd: q }) => q! >= (p - 1) / 100 - 1e-9 && q! <= (p + 2) / 100 + 1e-9,
        ];
      },
    ],
    [
      'so many points around a percent',
      () => {
        const p = usual('ft_x_odd') + 0.5;
        return [
          { ft_x_odd: `%${String(p).replace('.', ',')}±2` },
          ({ ft_x_odd: q }) => Math.abs(q! - p / 100) <= 0.02 + 1e-9,
        ];
      },
    ],
    [
      'two columns',
      () => {
        const [over, home] = [usual('over_25_odd') - 1, usual('ft_1_odd') + 1];
        return [
          { over_25_odd: `%>${over}`, ft_1_odd: `%<${home}` },
          (row) => row.over_25_odd! > over / 100 + 1e-9 && row.ft_1_odd! < home / 100 - 1e-9,
        ];
      },
    ],
    [
      'at least a percent',
      () => {
        const p = usual('ft_1x_odd');
        return [{ ft_1x_odd: `%>=${p}` }, ({ ft_1x_odd: q }) => q! >= p / 100 - 1e-9];
      },
    ],
  ];

  it.each(QUESTIONS)(
    '%s finds what the shown probabilities say, in the list, the summary, the export and the backtest of both engines',
    async (_, question) => {
      const [params, isMeant] = question();
      const meant = shown.filter(
        (row) => Object.keys(params).every((name) => row[name] !== null) && isMeant(row),
      );
      expect(meant.length).toBeGreaterThan(5);
      for (const engine of [0, 1]) {
        expect((await all(params, engine)).map(({ id }) => id)).toEqual(meant.map(({ id }) => id));
        const summary = await ask<{ total: number }>('/api/odd-summary', { ...params, groups: 'ft' }, engine);
        expect(summary.total).toBe(meant.length);
        const [selection] = Object.keys(params);
        const test = await ask<{ bets: number }>('/api/odd-backtest', { ...params, selection }, engine);
        const { selections } = await ask<{ selections: { column: string; priced: number }[] }>(
          '/api/odd-summary',
          params,
          engine,
        );
        expect(test.bets).toBe(selections.find(({ column }) => column === selection)!.priced);
        const file = await sites.both[engine]!.http(sites.token)
          .get('/api/odd-export')
          .query({ ...params, values: 'probability', fields: 'id,ft_1_odd' });
        const [head, ...lines] = parse(file.text, { delimiter: ';', bom: true }) as string[][];
        expect(head).toEqual(['Maç No', 'Maç Sonucu: 1 (olasılık)']);
        const cell = (p: number | null) => (p === null ? '' : p.toFixed(4).replace('.', ','));
        expect(lines).toEqual(meant.map((row) => [String(row.id), cell(row.ft_1_odd!)]));
      }
    },
  );

  it('sorts columns of odds by probability, matches without it last', async () => {
    for (const engine of [0, 1])
      for (const order of ['asc', 'desc']) {
        const rows = await all({ values: 'probability', sort: 'ft_1_odd', order }, engine);
        const known = rows.map(({ ft_1_odd: p }) => p).filter((p) => p != null);
        const sorted = known.toSorted((a, b) => (order === 'asc' ? a - b : b - a));
        expect(rows.slice(0, known.length).map(({ ft_1_odd: p }) => p)).toEqual(sorted);
        expect(rows).toHaveLength(MATCHES + 1);
      }
  });

  it('keeps a filter by probability, which finds its fixtures and its record', async () => {
    const site = sites.byIndex;
    const fixture = shown[0]!;
    const percent = (fixture.ft_1_odd! * 100).toFixed(1);
    const filter_data = { ft_1_odd: `%${percent}±1`, values: 'probability' };
    const saved = await site
      .http(sites.token)
      .post('/api/save-filter')
      .send({ filter_name: 'olasılık', filter_type: 2, filter_data, selection: 'ft_1_odd' });
    expect(saved.status).toBe(201);
    const { id } = saved.body as { id: number };
    const [kept] = await ask<{ filter_data: object }[]>('/api/get_filters', { filter_type: 2 });
    expect(kept!.filter_data).toEqual(filter_data);
    const matches = await ask<{ items: { id: number }[] }>(`/api/filter-matches/${id}`, {});
    expect(matches.items.map((each) => each.id)).toEqual([fixture.id]);
    const { before } = await ask<{ before: { bets: number } }>(`/api/filter-record/${id}`, {});
    expect(before.bets).toBeGreaterThan(5);
  });

  it('finds the same in the bulletin, whose prices are the opening ones', async () => {
    const p = usual('ft_1_odd');
    const params = { ft_1_odd: `%${p - 1}-${p + 1}` };
    const meant = (await all({ ...params, filter_type: '1' })).map(({ id }) => id).sort((a, b) => a - b);
    expect(meant.length).toBeGreaterThan(5);
    for (const engine of [0, 1]) {
      const found: number[] = [];
      for (let page = 1; ; page++) {
        const { items, has_more } = await ask<{ items: { id: number }[]; has_more: boolean }>(
          '/api/bulten-data',
          { ...params, page, per_page: 100 },
          engine,
        );
        found.push(...items.map(({ id }) => id));
        if (!has_more) break;
      }
      expect(found.sort((a, b) => a - b)).toEqual(meant);
    }
  });

  it('refuses what it cannot read with the name of the column', async () => {
    const refused = await sites.byIndex
      .http(sites.token)
      .get('/api/odd-list-full-view')
      .query({ ft_1_odd: '%boş', values: 'fiyat' });
    expect(refused.status).toBe(400);
    expect(Object.keys((refused.body as { fields: object }).fields).sort()).toEqual(['ft_1_odd', 'values']);
  });
});
