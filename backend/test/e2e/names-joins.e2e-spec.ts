import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dumpArchive } from '../support/archive-dump';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { importRequests } from '../support/import-requests';
import { describeWithRealData } from '../support/real-data';
import { DATABASE_NAME } from '../support/test-database';

type Row = Record<string, unknown>;

let site: TestSite;
let admin: TestMember;
const { http, imported, undo, clear } = importRequests(
  () => site,
  () => admin,
);

beforeAll(async () => {
  site = await createTestSite();
  admin = await site.member('admin');
});
beforeEach(async () => {
  await site.database.query('DELETE FROM name_joins');
  await clear();
});
afterAll(() => site?.close());

const doubles = async () =>
  (await http().get('/api/match-rows?state=double&per_page=100').expect(200)).body as {
    items: Row[];
    total: number;
  };
const joinNames = async (body: object): Promise<number> =>
  ((await http().post('/api/names/join').send(body).expect(201)).body as { id: number }).id;
const part = (id: number) => http().delete(`/api/names/joins/${id}`).expect(200);
const club = (country_name: string, from: string, into: string) => ({
  kind: 'club',
  country_name,
  from,
  into,
});

async function competitions(from: string, into: string): Promise<object> {
  const { body } = await http().get('/api/competitions').expect(200);
  const idOf = (name: string) => (body as Row[]).find((each) => each.competition_name === name)!.id;
  return { kind: 'competition', from: idOf(from), into: idOf(into) };
}

/** What of the archive anybody sees. */
const shown = () => dumpArchive(site.database);

/** Which matches there are. */
const matches = async () =>
  (await shown()).map(({ country, competition, match }) =>
    [
      match.match_date,
      match.match_time,
      country,
      competition,
      match.home_team,
      match.away_team,
      match.home_ft_score,
      match.away_ft_score,
    ].join(' | '),
  );

const idsOf = async (country: string) =>
  (await site.database.query(
    'SELECT id FROM matches WHERE competition_id IN (SELECT id FROM competitions WHERE country_name = ?) ORDER BY id',
    [country],
  )) as { id: number }[];

describeWithRealData(
  'cases/04-renamed-clubs',
  `renamed clubs and leagues on the ${DATABASE_NAME}`,
  (folder) => {
    const bring = (name: string) => imported(readFileSync(join(folder, name)), name);
    const JOINS = [
      () => Promise.resolve(club('Japonya', 'Kobe', 'Vissel Kobe')),
      () => Promise.resolve(club('Japonya', 'G-Osaka', 'Gamba Osaka')),
      () => competitions('Tipico Bundesliga', 'Bundesliga'),
    ];

    describe.each([
      ['the old names first', ['old.csv', 'new.csv']],
      ['the new names first', ['new.csv', 'old.csv']],
    ] as const)('%s', (_, [first, second]) => {
      it('are listed as possible doubles, but for the rows of equal names, which are one match at once', async () => {
        await bring(first);
        const { inserted, doubles: found } = await bring(second);
        expect([inserted, found, (await matches()).length]).toEqual([10, 10, 22]);
        const { items, total } = await doubles();
        expect(total).toBe(10);
        const differing = items.map((item) => `${String(item.country_name)} ${String(item.differing)}`);
        expect(new Set(differing)).toEqual(
          new Set(['Avusturya competition', 'Japonya home', 'Japonya away']),
        );
      });

      it('are the matches of the newer names after three joins', async () => {
        await bring('new.csv');
        const newer = await matches();
        await clear();
        await bring(first);
        await bring(second);
        for (const wish of JOINS) await joinNames(await wish());
        expect(await matches()).toEqual(newer);
        expect(newer).toHaveLength(12);
        expect((await doubles()).total).toBe(0);
      });

      it('come apart one join after the other, each time exactly as before it', async () => {
        await bring(first);
        await bring(second);
        const untouched = await idsOf('İsveç');
        const states: { before: unknown; id: number }[] = [];
        for (const wish of JOINS) {
          const before = { shown: await shown(), doubles: (await doubles()).total };
          states.push({ before, id: await joinNames(await wish()) });
          expect((await shown()).length).toBeLessThan(before.shown.length);
        }
        for (const { before, id } of states.reverse()) {
          await part(id);
          expect({ shown: await shown(), doubles: (await doubles()).total }).toEqual(before);
        }
        expect(await idsOf('İsveç')).toEqual(untouched);
      });

      it('come apart in any order: what remains is what the other joins alone make', async () => {
        await bring(first);
        await bring(second);
        const alone = await joinNames(await JOINS[1]!());
        const expected = await shown();
        await part(alone);
        const ids: number[] = [];
        for (const wish of JOINS) ids.push(await joinNames(await wish()));
        await part(ids[0]!);
        await part(ids[2]!);
        expect(await shown()).toEqual(expected);
      });
    });
  },
);

describe(`what is imported while names are joined, on the ${DATABASE_NAME}`, () => {
  const HEAD =
    'country_name,competition_name,match_date,match_time,home_team,away_team,home_ft_score,away_ft_score,filter_type,ft_1_odd,ft_x_odd,ft_2_odd';
  const file = (...rows: string[]) => [HEAD, ...rows].join('\n');
  const row = (date: string, home: string, away: string, score = ',') =>
    `Japonya,Deneme Ligi,${date},13:30,${home},${away},${score},2,1.85,3.40,4.20`;
  const OLD = file(row('2020-09-09', 'Kobe', 'Ried'), row('2020-10-09', 'Kobe', 'Gamba', '1,0'));
  const NEW = file(row('2020-09-09', 'Vissel Kobe', 'Ried', '3,2'));
  const names = async () => (await matches()).map((line) => line.split(' | ').slice(4).join(' | '));

  it('finds the joined match under either name, and is shown under the name that stays', async () => {
    await imported(OLD);
    await imported(NEW);
    await joinNames(club('Japonya', 'Kobe', 'Vissel Kobe'));
    expect(await names()).toEqual(['Vissel Kobe | Ried | 3 | 2', 'Vissel Kobe | Gamba | 1 | 0']);
    const later = await imported(
      file(row('2020-09-09', 'Kobe', 'Ried', '3,2'), row('2020-11-09', 'KOBE', 'Gamba')),
    );
    expect([later.inserted, later.doubles]).toEqual([1, 0]);
    expect(await names()).toHaveLength(3);
  });

  it('is as if it had come without the join once that is gone', async () => {
    await imported(OLD);
    await imported(NEW);
    const later = file(
      row('2020-09-09', 'Kobe', 'Ried', '3,2'),
      row('2020-11-09', 'Vissel Kobe', 'Gamba', '0,0'),
    );
    await imported(later);
    const expected = await shown();
    await clear();

    await imported(OLD);
    await imported(NEW);
    const id = await joinNames(club('Japonya', 'Kobe', 'Vissel Kobe'));
    await imported(later);
    await part(id);
    expect(await shown()).toEqual(expected);
  });

  it('leaves what the join’s other name says when it is taken back', async () => {
    await imported(OLD);
    const { id } = await imported(NEW);
    await joinNames(club('Japonya', 'Kobe', 'Vissel Kobe'));
    await undo(id);
    expect(await names()).toEqual(['Vissel Kobe | Ried |  | ', 'Vissel Kobe | Gamba | 1 | 0']);
  });

  it('changes no club of that name in another country', async () => {
    await imported(OLD);
    await imported(OLD.replaceAll('Japonya', 'Avusturya'));
    await imported(NEW);
    await joinNames(club('Japonya', 'Kobe', 'Vissel Kobe'));
    const abroad = (await matches()).filter((line) => line.includes('Avusturya'));
    expect(abroad.map((line) => line.split(' | ')[4])).toEqual(['Kobe', 'Kobe']);
  });
});
