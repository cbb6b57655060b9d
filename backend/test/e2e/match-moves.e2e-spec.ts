import { nextRevision } from '../../src/platform/database/archive-revision';
import { deleteMatches } from '../../src/platform/database/delete-matches';
import {
  followMatches,
  type MatchMoving,
  moveMatch,
  returnMatch,
} from '../../src/platform/database/match-moves';
import { AlertHit } from '../../src/modules/alerts/entities/alert-hit.entity';
import { TelegramPart } from '../../src/modules/alerts/entities/telegram-part.entity';
import { OutboxMessage } from '../../src/modules/delivery/outbox/entities/outbox-message.entity';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { addMatches } from '../support/matches';
import { DATABASE_NAME } from '../support/test-database';

const AT = new Date('2024-05-16T12:00:00.000Z');

describe(`matches that move on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let userId: number;

  beforeAll(async () => {
    site = await createTestSite();
    userId = (await site.member('user')).id;
  });
  afterAll(() => site?.close());

  const query = <T>(sql: string, params: unknown[] = []): Promise<T> => site.database.query<T>(sql, params);
  const add = (count: number): Promise<number[]> =>
    addMatches(
      site.database,
      Array.from({ length: count }, () => ({})),
    );
  const move = (from: number, into: number, reason: MatchMoving['reason'] = 'merged') =>
    site.database.transaction((manager) =>
      moveMatch(manager, { from, into, reason, pairKey: '1|besiktas|goztepe', date: '2024-05-17' }),
    );
  const follow = async (...ids: number[]) => [...(await followMatches(site.database.manager, ids))];

  async function filter(): Promise<number> {
    const { token } = await site.member('user');
    const body = { filter_name: 'Evler', filter_type: 2, filter_data: { ft_1_odd: '1.85' } };
    const saved = await site.http(token).post('/api/save-filter').send(body).expect(201);
    return (saved.body as { id: number }).id;
  }

  const tell = (filter_id: number, match_id: number, message: string) =>
    site.database.manager.insert(AlertHit, {
      ...{ filter_id, match_id, user_id: userId, message, prices: '[]', found_at: AT },
    });
  const told = (...matchIds: number[]) =>
    query<{ filter_id: number; match_id: number; message: string }[]>(
      `SELECT filter_id, match_id, message FROM alert_hits WHERE match_id IN (${matchIds.join()}) ORDER BY filter_id, match_id`,
    );

  async function part(): Promise<number> {
    const next = async (table: string): Promise<number> =>
      Number((await query<[{ id: number }]>(`SELECT COALESCE(MAX(id), 0) + 1 AS id FROM ${table}`))[0].id);
    const message = await next('outbox');
    await site.database.manager.insert(OutboxMessage, {
      ...{ id: message, channel: 'telegram', template: 'filter-matches', priority: 1, user_id: userId },
      ...{ data: '{}', once_key: `message ${message}`, status: 'sent' },
      ...{ attempts: 0, created_at: AT, next_attempt_at: AT, claimed_until: AT },
    });
    const id = await next('telegram_sent_parts');
    await site.database.manager.insert(TelegramPart, {
      ...{ id, message_id: message, position: 0, chat_id: '1', telegram_id: 1 },
      ...{ told: '{}', text_hash: '', sent_at: AT },
    });
    return id;
  }
  const enter = (partId: number, matchId: number) =>
    query('INSERT INTO telegram_sent_matches (part_id, match_id, revision, has_result) VALUES (?, ?, 7, 0)', [
      partId,
      matchId,
    ]);
  const entered = (...matchIds: number[]) =>
    query<object[]>(
      `SELECT part_id, match_id, revision FROM telegram_sent_matches WHERE match_id IN (${matchIds.join()}) ORDER BY part_id, match_id`,
    );

  it('are followed over any number of moves, and those that stayed aren’t named', async () => {
    const [one, two, three, four] = (await add(4)) as [number, number, number, number];
    await move(one, two, 'retired');
    await move(two, three, 'retired');
    expect(await follow(one, two, three, four)).toEqual([
      [one, three],
      [two, three],
    ]);
    expect(await follow()).toEqual([]);
  });

  it('move on with the match that they were made one with, and stay with one that is merely retired', async () => {
    const [one, two, three] = (await add(3)) as [number, number, number];
    await move(one, two);
    await move(two, three, 'retired');
    expect(await follow(one)).toEqual([[one, three]]);
    await returnMatch(site.database.manager, two);
    expect(await follow(one, two)).toEqual([[one, two]]);
    await move(two, three);
    await returnMatch(site.database.manager, two);
    expect(await follow(one, two)).toEqual([[one, three]]);
  });

  it('never move in a ring: the match that stays now has moved nowhere', async () => {
    const [one, two, three] = (await add(3)) as [number, number, number];
    await move(one, two);
    await move(two, one);
    expect(await follow(one, two)).toEqual([[two, one]]);
    await move(one, two, 'retired');
    expect(await follow(one, two)).toEqual([[one, two]]);
    await move(two, three, 'retired');
    await move(three, one, 'retired');
    expect(await follow(one, two, three)).toEqual([
      [two, one],
      [three, one],
    ]);
    await expect(move(one, one)).rejects.toThrow('into itself');
  });

  it('are somewhere else when they move anew', async () => {
    const [one, two, three] = (await add(3)) as [number, number, number];
    await move(one, two, 'retired');
    await move(one, three, 'retired');
    expect(await follow(one)).toEqual([[one, three]]);
  });

  it('take along what members were told, once for each filter and message, before they are deleted', async () => {
    const [one, two] = (await add(2)) as [number, number];
    const [both, only] = [await filter(), await filter()];
    await tell(both, one, 'a');
    await tell(both, two, 'b');
    await tell(only, one, 'c');
    const [first, second] = [await part(), await part()];
    await enter(first, one);
    await enter(first, two);
    await enter(second, one);
    await move(one, two);
    await site.database.transaction(async (manager) =>
      deleteMatches(manager, await nextRevision(manager), 'id = ?', [one]),
    );
    expect(await told(one, two)).toEqual([
      { filter_id: both, match_id: two, message: 'b' },
      { filter_id: only, match_id: two, message: 'c' },
    ]);
    // 0: a result that is there already is entered too
    expect(await entered(one, two)).toEqual([
      { part_id: first, match_id: two, revision: 7 },
      { part_id: second, match_id: two, revision: 0 },
    ]);
  });

  it('keep what members were told of a retired one, so that it isn’t told anew when it returns', async () => {
    const [one, two] = (await add(2)) as [number, number];
    const id = await filter();
    await tell(id, one, 'a');
    await move(one, two, 'retired');
    expect((await told(one, two)).map(({ match_id }) => match_id)).toEqual([one, two]);
    await returnMatch(site.database.manager, one);
    expect(await follow(one)).toEqual([]);
    expect((await told(one)).map(({ match_id }) => match_id)).toEqual([one]);
  });
});
