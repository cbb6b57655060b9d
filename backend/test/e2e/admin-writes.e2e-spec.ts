import { AuditEntry } from '../../src/modules/audit/entities/audit-entry.entity';
import { MoreThan } from 'typeorm';
import { ACCESS_TABLE } from '../support/access-table';
import { AdminDesk } from '../support/admin-desk';
import { ADMIN_WRITES } from '../support/admin-writes';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

/** Routes that only admins, or admins and editors, may write by. */
const WRITES = Object.entries(ACCESS_TABLE)
  .filter(([name, rule]) => !name.startsWith('GET ') && rule !== 'public' && !rule.includes('user'))
  .map(([name]) => name);

describe(`the record of admin writes on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let desk: AdminDesk;

  beforeAll(async () => {
    site = await createTestSite();
    desk = new AdminDesk(site, await site.member('admin', { name: 'kayıtçı' }));
  });

  afterAll(() => site?.close());

  const entriesAfter = (id: number) =>
    site.database.manager.find(AuditEntry, { where: { id: MoreThan(id) }, order: { id: 'ASC' } });
  const lastId = async () => (await site.database.manager.maximum(AuditEntry, 'id')) ?? 0;

  it('is tried on every route by which admins write', () => {
    expect(WRITES.filter((name) => !(name in ADMIN_WRITES))).toEqual([]);
    expect(WRITES.length).toBeGreaterThan(30);
  });

  it.each(WRITES)('has a line for %s, with who, when and what', async (name) => {
    const send = await ADMIN_WRITES[name]!(desk);
    const before = await lastId();
    site.clock.advance(1_000);
    const { status, body } = await send();
    expect([status, body.error]).toEqual([expect.any(Number), undefined]);
    expect(status).toBeLessThan(300);

    const entries = await entriesAfter(before);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      user_id: desk.admin.id,
      username: 'kayıtçı',
      created_at: site.clock.now(),
      action: expect.stringMatching(/^[a-z_]+$/),
      entity: expect.stringMatching(/^[a-z-]+$/),
    });
  });

  it('keeps what a row was and what it became', async () => {
    const id = await desk.add('/api/contacts', { ...desk.contact(), name: 'Önce' });
    const before = await lastId();
    await desk.send('put', `/api/contacts/${id}`, { ...desk.contact(), name: 'Sonra' });
    await desk.send('delete', `/api/contacts/${id}`);
    const [change, removal] = await entriesAfter(before);
    expect([change!.action, removal!.action]).toEqual(['update', 'delete']);
    expect(JSON.parse(change!.before_json!)).toMatchObject({ id, name: 'Önce' });
    expect(JSON.parse(change!.after_json!)).toMatchObject({ id, name: 'Sonra' });
    expect([JSON.parse(removal!.before_json!).name, removal!.after_json]).toEqual(['Sonra', null]);
  });

  it('has no line for what was refused', async () => {
    const before = await lastId();
    await desk.send('post', '/api/contacts', {});
    await desk.send('delete', '/api/contacts/999999');
    await desk.send('post', '/api/contacts', desk.contact(), (await site.member('editor')).token);
    expect(await entriesAfter(before)).toEqual([]);
  });

  it('is read by table and by row', async () => {
    const id = await desk.add('/api/team-aliases', desk.teamAlias());
    await desk.add('/api/team-aliases', desk.teamAlias());
    const read = async (query: string) =>
      (await site.http(desk.admin.token).get(`/api/audit?${query}`)).body as {
        entity: string;
        entity_id: number;
      }[];
    const ofRow = await read(`entity=team-aliases&entity_id=${id}`);
    expect(ofRow).toMatchObject([{ entity: 'team-aliases', entity_id: id, action: 'create' }]);
    const ofTable = await read('entity=team-aliases&per_page=100');
    expect(ofTable.length).toBeGreaterThan(ofRow.length);
    expect(new Set(ofTable.map(({ entity }) => entity))).toEqual(new Set(['team-aliases']));
    expect((await site.http(desk.admin.token).get('/api/audit?entity_id=x')).status).toBe(400);
  });
});
