import { tr } from '../../src/platform/locale/tr';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

interface Rating {
  value: number;
  label: string;
}
describe(`the recipes of ratings on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });
  afterAll(() => site?.close());

  const RECIPE = {
    label: 'Karşılıklı Gol',
    type: 2,
    columns: ['bts_yes_odd', 'bts_no_odd'],
    basis: 'probability',
    tolerance: 3,
    order: 199,
  };
  const send = (method: 'post' | 'put' | 'delete', path = '', body?: object) =>
    site.http(admin.token)[method](`/api/rating-recipes${path}`).send(body);

  it('can be added, changed and deleted, and each write is recorded', async () => {
    const added = await send('post', '', {
      ...RECIPE,
      columns: 'bts_yes_odd, bts_no_odd',
      type: '2',
      tolerance: '3',
    });
    const id = added.body.id as number;
    expect([added.status, added.body]).toEqual([201, { ...RECIPE, id }]);
    const ratings = await site.http(admin.token).get('/api/Rating/Get/false');
    expect((ratings.body.ratings as Rating[]).at(-1)).toEqual({ value: id, label: RECIPE.label });
    const changed = await send('put', `/${id}`, { ...RECIPE, type: 1, order: 0 });
    expect([changed.status, changed.body]).toEqual([200, { ...RECIPE, id, type: 1, order: 0 }]);
    const opening = await site.http(admin.token).get('/api/Rating/Get/true');
    // the first of those that compare probabilities
    expect((opening.body.ratings as Rating[])[5]).toEqual({ value: id, label: RECIPE.label });
    const deleted = await send('delete', `/${id}`);
    expect([deleted.status, deleted.body]).toEqual([200, { message: tr.rows.deleted }]);
    expect((await send('delete', `/${id}`)).status).toBe(404);
    expect((await send('put', `/${id}`, RECIPE)).status).toBe(404);
    const audit = await site.http(admin.token).get('/api/audit').query({ q: 'rating-recipes' });
    expect((audit.body as { action: string }[]).map(({ action }) => action)).toEqual([
      'delete',
      'update',
      'create',
    ]);
  });

  it('have one label each within a set of odds', async () => {
    const taken = await send('post', '', { ...RECIPE, label: 'MAÇ SONUCU' });
    expect([taken.status, taken.body.fields]).toEqual([409, { label: tr.ratings.labelTaken }]);
    const { body } = await site.http(admin.token).get('/api/rating-recipes');
    const second = (body as (Rating & { id: number; type: number })[]).filter(({ type }) => type === 2)[1]!;
    expect((await send('put', `/${second.id}`, { ...RECIPE, label: 'maç sonucu' })).status).toBe(409);
  });

  it.each<[object, string]>([
    [{ label: ' ' }, 'label'],
    [{ label: '\u0301' }, 'label'],
    [{ label: 'a'.repeat(81) }, 'label'],
    [{ type: 3 }, 'type'],
    [{ columns: [] }, 'columns'],
    [{ columns: 'ft_9_odd' }, 'columns'],
    [{ columns: ['ft_code'] }, 'columns'],
    [{ columns: ['toString'] }, 'columns'],
    [{ columns: ['ft_1_odd', 'ft_1_odd'] }, 'columns'],
    [{ columns: [['ft_1_odd']] }, 'columns'],
    [{ columns: { 0: 'ft_1_odd' } }, 'columns'],
    [{ tolerance: -1 }, 'tolerance'],
    [{ tolerance: 1.5 }, 'tolerance'],
    [{ tolerance: 101 }, 'tolerance'],
    [{ tolerance: '' }, 'tolerance'],
    [{ order: null }, 'order'],
    [{ id: 7 }, 'id'],
  ])('refuse %j with a sentence', async (change, field) => {
    const answer = await send('post', '', { ...RECIPE, ...change });
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, [field]]);
  });

  it('come as pages, sorted and searched, when asked so', async () => {
    const answer = await site
      .http(admin.token)
      .get('/api/rating-recipes')
      .query({ page: 1, per_page: 3, sort: 'order', order: 'asc', q: 'ILK YARI' });
    expect(answer.headers['x-total-count']).toBe('8');
    expect((answer.body as Rating[]).map(({ label }) => label)).toEqual([
      'İlk Yarı + Maç Sonucu',
      'İlk Yarı + Maç Sonucu',
      'İlk Yarı + İkinci Yarı + Maç Sonucu',
    ]);
  });
});
