import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BEFORE_FIELDS, type BeforeField, beforeTitle } from '../../src/archive/catalogue/before-fields';
import { FilterFixtures } from '../../src/modules/filters/fixtures/filter-fixtures';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { tr } from '../../src/platform/locale/tr';
import { addDays } from '../../src/platform/time/istanbul';
import { bruteBefore } from '../support/brute-before';
import type { TestMatch } from '../support/matches';
import { type ArchivedMatch, Random } from '../support/random-archive';
import { archiveCaughtUp } from '../support/site-archive';
import { readStoredMatches } from '../support/stored-matches';
import { DATABASE_NAME } from '../support/test-database';
import { TwoSites } from '../support/two-sites';

const LIST = '/api/odd-list-full-view';
const SEED = 20261130;
/** The test clock's day. */
const TODAY = '2026-05-17';
const CLUBS = ['Beşiktaş', 'Göztepe', 'Altay', 'Rizespor'];

interface Page {
  items: ({ id: number } & Record<string, number | null>)[];
  has_more: boolean;
}

function pair(random: Random): { home: string; away: string } {
  const home = random.pick(CLUBS);
  return { home, away: random.pick(CLUBS.filter((club) => club !== home)) };
}

/** A league of four clubs over a year and a half, and fixtures of today and tomorrow. */
function season(): TestMatch[] {
  const random = new Random(SEED);
  const played = Array.from({ length: 150 }, (): TestMatch => ({
    date: addDays(TODAY, -1 - random.below(500)),
    country: random.pick(['Türkiye', 'Türkiye', 'Türkiye', 'Uluslararası']),
    competition: random.pick(['Süper Lig', 'Süper Lig', 'Kupa']),
    ...pair(random),
    full: random.chance(0.9) ? [random.below(4), random.below(3)] : null,
    awarded: random.chance(0.1),
    closing: { ft_1_odd: 1.5 + random.below(100) / 100, ft_x_odd: 3.4, ft_2_odd: 4 },
  }));
  const coming = CLUBS.map((away, at): TestMatch => ({
    date: addDays(TODAY, at % 2),
    time: '23:00',
    ...{ home: CLUBS[(at + 1) % CLUBS.length]!, away, closing: { ft_1_odd: 2 } },
  }));
  return [...played, ...coming];
}

describe(`what came before a match, on the ${DATABASE_NAME}`, () => {
  let sites: TwoSites;
  let matches: ArchivedMatch[];

  beforeAll(async () => {
    sites = await TwoSites.open();
    await sites.add(season());
    matches = await readStoredMatches(sites.byIndex.database);
  });
  afterAll(() => sites?.close());

  const valueOf = (id: number, field: BeforeField): number | null =>
    bruteBefore(
      matches,
      matches.find((match) => match.id === id)!,
      field,
    );
  const idsWhere = (field: BeforeField, holds: (value: number | null) => boolean): number[] =>
    matches.filter(({ id }) => holds(valueOf(id, field))).map(({ id }) => id);

  async function found(query: Record<string, string>): Promise<Page['items']> {
    const items: Page['items'] = [];
    for (let page = 1; ; page++) {
      const answer = await sites.ask<Page>(LIST, { ...query, page, per_page: 100 });
      items.push(...answer.items);
      if (!answer.has_more) return items;
    }
  }

  it('stands in rows that are asked for it, and in no others', async () => {
    const rows = await found({ fields: ['id', ...BEFORE_FIELDS].join() });
    expect(rows).toHaveLength(matches.length);
    for (const row of rows)
      expect(row).toEqual({
        id: row.id,
        ...Object.fromEntries(BEFORE_FIELDS.map((field) => [field, valueOf(row.id, field)])),
      });
    const [usual] = await found({});
    expect(Object.keys(usual!)).not.toContain('home_form');
    const [probable] = await found({ fields: 'id,home_run', values: 'probability' });
    expect(probable).toEqual({ id: probable!.id, home_run: valueOf(probable!.id, 'home_run') });
  });

  it.each<[BeforeField, string, (value: number) => boolean]>([
    ['home_form', '>=10', (value) => value >= 10],
    ['away_form', '3-6', (value) => value >= 3 && value <= 6],
    ['home_run', '-3..-1', (value) => value >= -3 && value <= -1],
    ['away_run', '>1', (value) => value > 1],
    ['home_run', '<=0', (value) => value <= 0],
    ['home_rest', '<5', (value) => value < 5],
    ['away_rest', '7', (value) => value === 7],
  ])('is filtered: %s %s', async (field, text, holds) => {
    const expected = idsWhere(field, (value) => value !== null && holds(value));
    expect(expected.length).toBeGreaterThan(0);
    const rows = await found({ [field]: text, fields: 'id' });
    expect(rows.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected);
    const summaries = await sites.askEach<{ total: number }>('/api/odd-summary', { [field]: text });
    expect(summaries.map(({ total }) => total)).toEqual([expected.length, expected.length]);
    const settled = await sites.askEach<{ bets: number }>('/api/odd-backtest', {
      ...{ [field]: text, selection: 'ft_1_odd' },
    });
    expect(settled[0]!.bets).toBeGreaterThan(0);
    expect(settled[1]!.bets).toBe(settled[0]!.bets);
  });

  it('is filtered by boş, as goals are', async () => {
    const rows = await found({ away_form: 'boş', fields: 'id' });
    expect(rows.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      idsWhere('away_form', (value) => value === null),
    );
    const unplayed = matches.filter(({ home_ft_score }) => home_ft_score === null);
    expect(await found({ total_goals: 'boş', fields: 'id' })).toHaveLength(unplayed.length);
  });

  it.each(['asc', 'desc'])('orders a list (%s), matches without it last', async (order) => {
    const rows = await found({ sort: 'home_run', order, fields: 'id,home_run' });
    const values = rows.map(({ home_run }) => home_run!);
    const known = values.filter((value) => value !== null);
    expect(known.length).toBeGreaterThan(20);
    expect(values.slice(0, known.length)).toEqual(
      [...known].sort((a, b) => (order === 'asc' ? a - b : b - a)),
    );
  });

  it.each([
    ['home_run', '-3--1', tr.filters.notSigned],
    ['home_run', '-1..-3', tr.filters.reversedRange],
    ['home_form', '-3', tr.filters.notInteger],
    ['away_rest', '3,5', tr.filters.notInteger],
  ])('can’t be asked for as %s=%s', async (field, text, sentence) => {
    const { status, body } = await sites.request(LIST, { [field]: text });
    expect([status, body.code, body.fields]).toEqual([400, 'INVALID_FILTER', { [field]: sentence }]);
  });

  it('is known of fixtures, which saved filters find by it', async () => {
    const coming = matches.filter(({ match_date }) => match_date >= TODAY);
    for (const [field, text, holds] of [
      ['home_form', '>=7', (value: number) => value >= 7],
      ['away_run', '<0', (value: number) => value < 0],
    ] as const) {
      const expected = coming.filter(({ id }) => {
        const value = valueOf(id, field);
        return value !== null && holds(value);
      });
      for (const site of sites.both) {
        site.clock.set(`${TODAY}T09:00:00.000Z`);
        const filter = { filter_type: 2 as const, filter_data: { [field]: text, total_goals: '>2' } };
        const ids = await site.app.get(FilterFixtures).find(filter, 2);
        expect([...ids].sort((a, b) => a - b)).toEqual(expected.map(({ id }) => id));
      }
    }
  });

  it('stands beside similar matches that are asked for it', async () => {
    const of = matches.filter(({ home_ft_score, closing }) => home_ft_score !== null && closing.ft_1_odd);
    const { id } = of.at(-1)!;
    const answer = await sites.ask<{ match: Page['items'][number]; items: Page['items'] }>(
      `/api/matches/${id}/similar`,
      { fields: 'id,home_rest', groups: 'ft' },
    );
    for (const row of [answer.match, ...answer.items])
      expect(row.home_rest).toBe(valueOf(row.id, 'home_rest'));
  });

  it('stands in an export that is asked for it, and is left alone when that is read again', async () => {
    const fields = [
      'match_date',
      'competition_name',
      'country_name',
      'home_team',
      'away_team',
      ...BEFORE_FIELDS,
    ];
    const texts = [];
    for (const site of sites.both) {
      const answer = await site
        .http(sites.token)
        .get('/api/odd-export')
        .query({ fields: fields.join(), home_form: '>=9' })
        .buffer(true);
      texts.push(answer.text);
    }
    expect(texts[1]).toBe(texts[0]);
    const [head, ...lines] = texts[0]!.trim().split('\r\n');
    expect(head!.split(';').slice(5)).toEqual(BEFORE_FIELDS.map(beforeTitle));
    expect(head).toContain('Maçtan önce: Ev Form');
    expect(lines.map((line) => Number(line.split(';')[5]))).toEqual(
      (await found({ home_form: '>=9', fields: 'home_form' })).map(({ home_form }) => home_form),
    );
    const path = join(sites.byIndex.settings.dataDir, 'before.csv');
    writeFileSync(path, texts[0]!);
    const summary = await sites.byIndex.app.get(ImportsService).importFile(path);
    expect([summary.format, summary.status, summary.skipped, summary.warnings]).toEqual([
      ...['site-export', 'done'],
      ...[0, 0],
    ]);
    await archiveCaughtUp(sites.byIndex);
  });
});
