import { nextRevision } from '../../src/platform/database/archive-revision';
import { deleteMatches } from '../../src/platform/database/delete-matches';
import { RecordedMatches } from '../../src/modules/blogs/picks/archive/recorded-matches';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { addMatches, type TestMatch } from '../support/matches';
import { DATABASE_NAME } from '../support/test-database';

const DERBY = { date: '2026-05-17', home: 'Beşiktaş', away: 'Göztepe' };

describe(`matches of the record on the ${DATABASE_NAME}`, () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await createTestSite();
  });
  afterEach(() =>
    site.database.transaction(async (manager) => {
      await deleteMatches(manager, await nextRevision(manager), '1 = 1');
    }),
  );
  afterAll(() => site?.close());

  const add = async (match: TestMatch): Promise<number> => (await addMatches(site.database, [match]))[0]!;
  const find = async (...ids: number[]) => {
    const { date: match_date, home: home_team, away: away_team } = DERBY;
    const rows = ids.map((match_id, at) => ({ seq: at + 1, match_id, match_date, home_team, away_team }));
    return [...(await site.app.get(RecordedMatches).find(rows))];
  };
  const remove = (id: number) =>
    site.database.transaction(async (manager) =>
      deleteMatches(manager, await nextRevision(manager), 'id = ?', [id]),
    );

  it('are found under their id, even when their teams and day are written anew', async () => {
    const moved = await add({ date: '2026-06-20', home: 'BJK', away: 'Göztepe' });
    await add(DERBY);
    expect(await find(moved)).toEqual([[1, moved]]);
  });

  it('are found again by teams and day when their id is gone', async () => {
    const gone = await add(DERBY);
    await remove(gone);
    const again = await add({ ...DERBY, date: '2026-05-18', home: 'BEŞIKTAŞ', away: 'goztepe' });
    expect(await find(gone)).toEqual([[1, again]]);
    const sameDay = await add(DERBY);
    expect(await find(gone, again)).toEqual([
      [1, sameDay],
      [2, again],
    ]);
  });

  it('stay away where another day, other teams, or the same ones at the other ground play', async () => {
    await add({ ...DERBY, date: '2026-05-15' });
    await add({ ...DERBY, date: '2026-05-19' });
    await add({ ...DERBY, home: 'Göztepe', away: 'Beşiktaş' });
    await add({ ...DERBY, away: 'Göztepe II' });
    expect(await find(999_999)).toEqual([]);
    expect(await find()).toEqual([]);
  });

  it('are found in any number', async () => {
    const id = await add(DERBY);
    const ids = Array.from({ length: 1_200 }, (_, at) => (at % 2 === 0 ? id : 1_000_000 + at));
    expect(await find(...ids)).toEqual(ids.map((_, at) => [at + 1, id]));
  });
});
