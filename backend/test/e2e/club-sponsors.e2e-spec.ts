import { readFileSync } from 'node:fs';
import { tr } from '../../src/platform/locale/tr';
import { ClubSponsor } from '../../src/modules/imports/entities/name-join.entity';
import { ArchiveRebuilder } from '../../src/modules/imports/writing/archive-rebuilder';
import { dumpArchive } from '../support/archive-dump';
import { writeSnapshot } from '../support/bulletin-snapshot';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { importRequests } from '../support/import-requests';
import { DATABASE_NAME } from '../support/test-database';

const HEADER =
  'match_date,match_time,country_name,competition_name,home_team,away_team,filter_type,ft_1_odd,ft_x_odd,ft_2_odd';
const row = (home: string, away = 'Rizespor') =>
  `${HEADER}\n2025-09-01,20:00,Türkiye,Süper Lig,${home},${away},2,1.85,3.40,4.20`;

describe(`the sponsors of clubs on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  const { http, imported, clear } = importRequests(
    () => site,
    () => admin,
  );

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });
  afterEach(async () => {
    await clear();
    await site.database.query('DELETE FROM club_sponsors');
  });
  afterAll(() => site?.close());

  const add = (name: unknown) => http().post('/api/club-sponsors').send({ name });
  const remove = (id: number) => http().delete(`/api/club-sponsors/${id}`);
  const list = async (q = '') =>
    (
      await http()
        .get(`/api/club-sponsors?q=${encodeURIComponent(q)}`)
        .expect(200)
    ).body as {
      id: number;
      name: string;
      built_in: boolean;
    }[];
  const homes = async () => (await dumpArchive(site.database)).map(({ match }) => match.home_team).sort();

  it.each([
    ['the club alone first', ['Göztepe', 'Örnek Holding Göztepe']],
    ['the sponsor first', ['Örnek Holding Göztepe', 'Göztepe']],
  ])('make one match of two when one is added, and two again when it is deleted: %s', async (_, names) => {
    for (const name of names) await imported(row(name), `${name}.csv`);
    expect(await homes()).toEqual(['Göztepe', 'Örnek Holding Göztepe']);
    const { body, status } = await add('Örnek Holding');
    expect([status, body]).toEqual([
      201,
      { id: expect.any(Number) as number, name: 'Örnek Holding', built_in: false },
    ]);
    expect(await homes()).toEqual(['Göztepe']);
    expect(await list('örnek')).toEqual([body]);
    const gone = await remove(body.id as number);
    expect([gone.status, gone.body]).toEqual([200, { message: tr.rows.deleted }]);
    expect(await homes()).toEqual(['Göztepe', 'Örnek Holding Göztepe']);
    expect((await remove(body.id as number)).status).toBe(404);
  });

  it('part what was imported while they were there, which nothing shown tells of', async () => {
    const { body } = await add('Örnek Holding');
    await imported(row('Örnek Holding Göztepe'), 'bir.csv');
    await imported(row('Göztepe'), 'iki.csv');
    expect(await homes()).toEqual(['Göztepe']);
    await remove(body.id as number).expect(200);
    expect(await homes()).toEqual(['Göztepe', 'Örnek Holding Göztepe']);
  });

  it('part what only snapshots name so', async () => {
    const { body } = await add('Örnek Holding');
    const snapshot = (at: string, home: string) =>
      readFileSync(
        writeSnapshot(site.settings.dataDir, 'bulletin', {
          ...{ at, kickOff: '2025-09-01T17:00:00Z', home, away: 'Rizespor' },
          markets: { '1': [[1.85, 3.4, 4.2]] },
        }),
      );
    await imported(row('Göztepe'), 'season.csv');
    await imported(snapshot('2025-08-31T09:00:00Z', 'Örnek Holding Göztepe'), 'a.json.gz');
    expect(await homes()).toEqual(['Göztepe']);
    await remove(body.id as number).expect(200);
    expect(await homes()).toEqual(['Göztepe', 'Örnek Holding Göztepe']);
  });

  it('are those of the site, which stay', async () => {
    await imported(row('Göztepe'));
    const [shipped] = await list('yukatel');
    expect(shipped).toMatchObject({ name: 'Yukatel', built_in: true });
    const answer = await remove(shipped!.id);
    expect([answer.status, answer.body.error]).toEqual([409, tr.archiveNames.sponsorBuiltIn]);
  });

  it('are there once, with something to compare', async () => {
    await add('Örnek Holding').expect(201);
    const cases: [unknown, number, string][] = [
      ['ÖRNEK-HOLDING', 409, tr.archiveNames.sponsorTaken],
      ['...', 400, tr.archiveNames.noLetters],
      ['', 400, tr.archiveNames.nameRequired],
      ['a'.repeat(61), 400, tr.archiveNames.nameTooLong(60)],
    ];
    for (const [name, status, sentence] of cases) {
      const answer = await add(name);
      expect([answer.status, answer.body.fields]).toEqual([status, { name: sentence }]);
    }
  });

  it('stand in the record of what admins did', async () => {
    const { body } = await add('Kayıtlı Sponsor');
    await remove(body.id as number).expect(200);
    const audit = await http().get(`/api/audit?entity=club-sponsors&entity_id=${body.id as number}`);
    expect((audit.body as { action: string }[]).map(({ action }) => action).sort()).toEqual([
      'create',
      'delete',
    ]);
  });

  it('are brought to the matches later where that was cut off, and are gone meanwhile', async () => {
    for (const name of ['Göztepe', 'Örnek Holding Göztepe']) await imported(row(name), `${name}.csv`);
    const { body } = await add('Örnek Holding');
    const rebuild = jest.spyOn(site.app.get(ArchiveRebuilder, { strict: false }), 'ofCompetitions');
    try {
      rebuild.mockRejectedValueOnce(new Error('the database is gone'));
      const answer = await remove(body.id as number);
      expect(answer.body).toEqual({ message: tr.archiveNames.sponsorParting });
    } finally {
      rebuild.mockRestore();
    }
    expect(await homes()).toEqual(['Göztepe']);
    expect(await list('örnek')).toEqual([]);
    expect((await remove(body.id as number)).status).toBe(404);
    expect((await add('Örnek Holding')).body).toMatchObject({ error: tr.archiveNames.sponsorLeaving });
    await site.run('club-sponsors');
    expect(await homes()).toEqual(['Göztepe', 'Örnek Holding Göztepe']);
    expect(await site.database.manager.countBy(ClubSponsor, { id: body.id as number })).toBe(0);
  });
});
