import { CompetitionAlias } from '../../src/modules/admin/entities/competition-alias.entity';
import { loadTeamNames } from '../../src/modules/imports/writing/team-names';
import { seedCompetitionAliases } from '../../src/modules/imports/writing/competition-directory';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { addMatches } from '../support/matches';
import { DATABASE_NAME } from '../support/test-database';

describe(`the names of the archive on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
    await site.database.transaction(async (manager) => {
      await seedCompetitionAliases(manager);
      await loadTeamNames(manager);
    });
  });

  afterAll(() => site?.close());

  const read = async (path: string) =>
    (await site.http(admin.token).get(path)).body as Record<string, unknown>[];
  const send = (method: 'post' | 'put' | 'delete', path: string, body?: object) =>
    site.http(admin.token)[method](path).send(body);
  const revision = async () =>
    ((await site.database.query('SELECT revision FROM archive_revision')) as { revision: number }[])[0]!
      .revision;

  async function competition(name: string): Promise<number> {
    await addMatches(site.database, [
      { country: 'Türkiye', competition: name, home: `${name} A`, away: `${name} B` },
      { country: 'Türkiye', competition: name, home: `${name} C`, away: `${name} D` },
    ]);
    const [row] = await read(`/api/competitions?q=${encodeURIComponent(name)}`);
    expect(row).toMatchObject({ country_name: 'Türkiye', competition_name: name, matches: 2 });
    return row!.id as number;
  }

  it('change for a competition, and with it for its matches at once', async () => {
    const id = await competition('Amatör Lig');
    const before = await revision();
    const { status, body } = await send('put', `/api/competitions/${id}`, {
      country_name: 'Türkiye',
      competition_name: 'Bölgesel Amatör Lig',
    });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ id, competition_name: 'Bölgesel Amatör Lig', matches: 2 }),
    ]);
    expect(await revision()).toBe(before + 1);
    const touched = (await site.database.query(
      'SELECT COUNT(*) AS n FROM matches WHERE competition_id = ? AND revision = ?',
      [id, before + 1],
    )) as { n: number | string }[];
    expect(Number(touched[0]!.n)).toBe(2);
    const search = `competition_name=${encodeURIComponent('bolgesel')}&fields=competition_name`;
    const found = await site.http(admin.token).get(`/api/odd-list-full-view?${search}`);
    expect((found.body.items as unknown[]).length).toBe(2);
  });

  it('keep a competition’s old name as an alias, so that imports still find it', async () => {
    const id = await competition('Gelişim Ligi');
    await send('put', `/api/competitions/${id}`, {
      country_name: 'Türkiye',
      competition_name: 'U19 Ligi',
    }).expect(200);
    const [alias] = await read(`/api/competition-aliases?q=${encodeURIComponent('gelişim')}`);
    expect(alias).toMatchObject({
      alias: 'turkiye gelisim ligi',
      competition_id: id,
      competition: 'Türkiye · U19 Ligi',
    });
    // there and back: the alias is there already
    await send('put', `/api/competitions/${id}`, {
      country_name: 'Türkiye',
      competition_name: 'Gelişim Ligi',
    }).expect(200);
    await send('put', `/api/competitions/${id}`, {
      country_name: 'Türkiye',
      competition_name: 'U19 Ligi',
    }).expect(200);
    expect(await site.database.manager.countBy(CompetitionAlias, { competition_id: id })).toBe(2);
  });

  it('stay apart: a competition can’t take another one’s name', async () => {
    const id = await competition('Birinci');
    await competition('İkinci');
    const { status, body } = await send('put', `/api/competitions/${id}`, {
      country_name: 'TÜRKİYE',
      competition_name: 'ikinci',
    });
    expect([status, body.fields]).toEqual([
      409,
      { competition_name: 'Bu ülkede bu adla başka bir lig var.' },
    ]);
    const bad = await send('put', `/api/competitions/${id}`, { country_name: '', competition_name: '  ' });
    expect([bad.status, bad.body.fields]).toEqual([
      400,
      { country_name: 'Ülke zorunlu.', competition_name: 'Ad zorunlu.' },
    ]);
    await send('put', '/api/competitions/999999', { country_name: 'a', competition_name: 'b' }).expect(404);
  });

  it('let an admin point another spelling to a competition', async () => {
    const id = await competition('Kupa');
    const added = await send('post', '/api/competition-aliases', {
      alias: 'Türkiye KUPASI',
      competition_id: String(id),
    });
    expect([added.status, added.body]).toEqual([
      201,
      expect.objectContaining({ alias: 'turkiye kupasi', competition_id: id, built_in: false }),
    ]);
    const twice = await send('post', '/api/competition-aliases', {
      alias: 'türkiye kupası',
      competition_id: id,
    });
    expect([twice.status, twice.body.fields]).toEqual([409, { alias: 'Bu takma ad zaten kayıtlı.' }]);
    const nowhere = await send('post', '/api/competition-aliases', { alias: 'x', competition_id: 999_999 });
    expect([nowhere.status, nowhere.body.fields]).toEqual([400, { competition_id: 'Böyle bir lig yok.' }]);
    await send('delete', `/api/competition-aliases/${added.body.id}`).expect(200);
    await send('delete', `/api/competition-aliases/${added.body.id}`).expect(404);
  });

  it('let an admin add a team’s spelling that the next import uses', async () => {
    const { status, body } = await send('post', '/api/team-aliases', {
      alias: 'Gs. Istanbul',
      name: 'Galatasaray',
    });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ alias: 'gs istanbul', name: 'Galatasaray', built_in: false }),
    ]);
    const names = await site.database.transaction((manager) => loadTeamNames(manager));
    expect(names.pairKeys(1, 'GS İstanbul', 'X')).toContain('1|galatasaray|x');
    await send('put', `/api/team-aliases/${body.id}`, { alias: 'Gs Ist', name: 'Galatasaray' }).expect(200);
    await send('delete', `/api/team-aliases/${body.id}`).expect(200);
  });

  it.each([
    [{ alias: 'Man United', name: 'Başka' }, 409, { alias: 'Bu takma ad zaten kayıtlı.' }],
    [
      { alias: 'Manchester United', name: 'Başka' },
      409,
      { alias: 'Başka takma adların gösterdiği bir ad, takma ad olamaz.' },
    ],
    [
      { alias: 'Yeni', name: 'Man United' },
      409,
      { name: 'Bu ad başka bir takımın takma adı; takımın asıl adını yazın.' },
    ],
    [{ alias: 'Aynı-Ad', name: 'aynı ad' }, 400, { alias: 'Takma ad, adın kendisiyle aynı yazılıyor.' }],
    [{ alias: '...', name: 'Ad' }, 400, { alias: 'En az bir harf veya rakam içermeli.' }],
    [{ alias: '', name: '' }, 400, { alias: 'Takma ad zorunlu.', name: 'Ad zorunlu.' }],
  ])('refuse %j', async (form, status, fields) => {
    const answer = await send('post', '/api/team-aliases', form);
    expect([answer.status, answer.body.fields]).toEqual([status, fields]);
  });

  it('that come with the site stay, but may point elsewhere', async () => {
    const [team] = await read('/api/team-aliases?q=man%20united');
    expect(team).toMatchObject({ alias: 'man united', built_in: true });
    const gone = await send('delete', `/api/team-aliases/${team!.id as number}`);
    expect(gone.status).toBe(409);
    const respelled = await send('put', `/api/team-aliases/${team!.id as number}`, {
      alias: 'm united x',
      name: 'Manchester United',
    });
    expect([respelled.status, Object.keys(respelled.body.fields as object)]).toEqual([409, ['alias']]);
    const [league] = await read(`/api/competition-aliases?q=${encodeURIComponent('türkiye süper ligi')}`);
    expect(league).toMatchObject({ competition: 'Türkiye · Süper Lig', built_in: true });
    expect((await send('delete', `/api/competition-aliases/${league!.id as number}`)).status).toBe(409);
    const id = await competition('Deneme Ligi');
    await send('put', `/api/competition-aliases/${league!.id as number}`, {
      alias: league!.alias as string,
      competition_id: id,
    }).expect(200);
  });
});
