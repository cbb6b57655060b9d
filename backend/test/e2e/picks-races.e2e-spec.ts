import { setTimeout } from 'node:timers/promises';
import { In } from 'typeorm';
import { lockArchive, nextRevision } from '../../src/platform/database/archive-revision';
import { PickRecordRow } from '../../src/modules/blogs/picks/entities/pick-record-row.entity';
import { PickSelection } from '../../src/modules/blogs/picks/entities/pick-selection.entity';
import { chainFault } from '../support/chain-fault';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { afterKickOff, PickDesk } from '../support/pick-desk';
import { Random } from '../support/random-archive';
import { DATABASE_NAME } from '../support/test-database';

const NOW = '2026-05-17T12:00:00.000Z';

interface Post {
  selections: { match_id: number; column: string; odd: number; locked_at: string }[];
  selection_changes: { removed: { column: string }[]; added: { column: string }[] }[];
}

describe(`selections of several editors at once on the ${DATABASE_NAME}`, () => {
  const random = new Random('races');
  let site: TestSite;
  let desk: PickDesk;

  beforeAll(async () => {
    site = await createTestSite();
    desk = await PickDesk.open(site);
  });
  afterAll(() => site?.close());
  beforeEach(() => desk.at(NOW));

  it('lock, while prices change, only what stood in the archive at that moment', async () => {
    const [match] = await desk.add({});
    const known = [{ at: site.clock.now().toISOString(), price: 185 }];
    const reprice = (price: number) =>
      site.database.transaction(async (manager) => {
        await lockArchive(manager);
        site.clock.advance(1);
        await manager.query('UPDATE closing_odds SET ft_1_odd = ? WHERE match_id = ?', [price, match]);
        await nextRevision(manager);
        known.push({ at: site.clock.now().toISOString(), price });
        site.clock.advance(1);
      });
    let isPosting = true;
    const writing = (async () => {
      while (isPosting) {
        await reprice(150 + random.below(100));
        await setTimeout(5);
      }
    })();
    const posting = async () => {
      const ids: number[] = [];
      for (let n = 0; n < 10; n++) ids.push(await desk.post([match!, 'ft_1_odd']));
      return ids;
    };
    const posted = await Promise.all([posting(), posting(), posting()]);
    isPosting = false;
    await writing;
    const seen = new Set<number>();
    for (const id of posted.flat()) {
      const { odd, locked_at } = ((await desk.read(id)) as Post).selections[0]!;
      seen.add(odd);
      expect(Math.round(odd * 100)).toBe(known.findLast(({ at }) => at <= locked_at)!.price);
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  it('are one editor’s list or the other’s, and the changes tell how it came to be', async () => {
    const matches = await desk.add({}, {}, {}, {});
    const id = await desk.post([matches[0]!, 'ft_1_odd']);
    const lists = Array.from({ length: 24 }, () =>
      matches
        .filter(() => random.chance(0.5))
        .map((match): [number, string] => [match, random.pick(['ft_1_odd', 'ft_2_odd'])]),
    );
    const who = [desk.editor, desk.admin];
    const answers = await Promise.all(lists.map((list, n) => desk.change(id, list, who[n % 2]!.token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const post = (await desk.read(id)) as Post;
    const named = (list: { match_id: number; column: string }[]) =>
      list.map(({ match_id, column }) => `${match_id} ${column}`).sort();
    expect(lists.map((list) => list.map((each) => each.join(' ')).sort())).toContainEqual(
      named(post.selections),
    );
    const replayed = new Set([`${matches[0]} ft_1_odd`]);
    for (const { removed, added } of post.selection_changes as { removed: never[]; added: never[] }[]) {
      for (const each of named(removed)) expect(replayed.delete(each)).toBe(true);
      for (const each of named(added)) replayed.add(each);
    }
    expect([...replayed].sort()).toEqual(named(post.selections));
  });

  it('are, when kick-off comes between, what readers could see before it', async () => {
    const matches = await desk.add({}, { date: '2026-05-20' });
    await desk.at(afterKickOff(-1));
    const ids: number[] = [];
    for (let n = 0; n < 12; n++) ids.push(await desk.post([matches[0]!, 'ft_1_odd']));
    const kickOff = afterKickOff(0);
    const changed = new Map<number, string>();
    const change = async (id: number, column: string) => {
      const { status, body } = await desk.change(id, [
        [matches[0]!, column],
        [matches[1]!, column],
      ]);
      expect([200, 409]).toContain(status);
      if (status === 409) expect(body.code).toBe('PICK_LOCKED');
      else changed.set(id, column);
    };
    const changing = ids.map((id) => change(id, 'ft_x_odd'));
    await Promise.race(changing);
    site.clock.set(kickOff);
    const more = [desk.follow(), ...ids.map((id) => change(id, 'ft_2_odd')), desk.follow()];
    const late = await desk.send([{ match_id: matches[0], column: 'ft_1_odd' }]);
    await Promise.all([...changing, ...more]);
    await desk.follow();
    expect(late.status).toBe(400);
    for (const id of ids) {
      const { selections } = (await desk.read(id)) as Post;
      const column = changed.get(id) ?? 'ft_1_odd';
      expect(selections.map((each) => each.column)).toEqual(changed.has(id) ? [column, column] : [column]);
      for (const { locked_at } of selections) expect(locked_at < kickOff.toISOString()).toBe(true);
    }
    expect(await site.database.getRepository(PickSelection).countBy({ match_id: matches[0] })).toBe(0);
    const rows = await site.database.getRepository(PickRecordRow).countBy({ post_id: In(ids) });
    expect(rows).toBe(ids.length + changed.size);
    expect(await chainFault(site.database)).toBeNull();
  });
});
