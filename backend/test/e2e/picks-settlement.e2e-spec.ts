import { ODD_COLUMNS, ODD_FIELDS } from '../../src/archive/catalogue/columns';
import type { FirstGoal } from '../../src/archive/catalogue/settlement';
import { PickRecordRow } from '../../src/modules/blogs/picks/entities/pick-record-row.entity';
import { PickSettlement } from '../../src/modules/blogs/picks/entities/pick-settlement.entity';
import { addDays } from '../../src/platform/time/istanbul';
import { chainFault } from '../support/chain-fault';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { afterKickOff, DAY, PickDesk, type Score } from '../support/pick-desk';
import { Random } from '../support/random-archive';
import { storePost, type StoredPick } from '../support/stored-picks';
import { DATABASE_NAME } from '../support/test-database';
import { winnersByName } from '../support/winners-by-name';

const SEED = 'settled picks';
const MATCHES = 400;
const POSTS = 500;
const EACH = 20;

/** A match as the test knows it. */
interface Known extends Score {
  id: number;
  /** `YYYY-MM-DD` in the archive by now. */
  date: string;
}

describe(`${POSTS * EACH} random selections on the ${DATABASE_NAME}`, () => {
  const random = new Random(SEED);
  let site: TestSite;
  let desk: PickDesk;
  const matches: Known[] = [];

  function score(): Score {
    // one in eight has no result: postponed or abandoned
    if (random.chance(0.125)) return { half: null, full: null, firstGoal: null };
    const half: [number, number] = [random.below(3), random.below(3)];
    const full: [number, number] = [half[0] + random.below(4), half[1] + random.below(3)];
    const sides: FirstGoal[] = [
      ...(full[0] > 0 ? ['H' as const] : []),
      ...(full[1] > 0 ? ['A' as const] : []),
    ];
    const scored = sides.length === 0 ? 'N' : random.pick(sides);
    return {
      half: random.chance(0.8) ? half : null,
      full,
      firstGoal: random.chance(0.5) ? scored : null,
    };
  }

  /** How a selection of a match is settled when nothing can be open any more. */
  function expected(column: string, { half, full, firstGoal }: Known): string {
    if (!full) return 'void';
    const needsHalf = column.startsWith('ht') || column.startsWith('sh_');
    const needsFirst = column === 'fg_1_odd' || column === 'fg_2_odd';
    if ((needsHalf && !half) || (needsFirst && !firstGoal)) return 'void';
    const [hh, ha] = half ?? [0, 0];
    const [fh, fa] = full;
    // who scored first is open where it isn't recorded: "no goal" follows from the score
    const first = firstGoal ?? (fh + fa === 0 ? 'N' : 'H');
    return winnersByName({ hh, ha, fh, fa, firstGoal: first }).includes(column) ? 'won' : 'lost';
  }

  async function comparedStates(): Promise<Record<string, number>> {
    const byId = new Map(matches.map((match) => [match.id, match]));
    const rows = await site.database.getRepository(PickRecordRow).find();
    const current = await site.database.getRepository(PickSettlement).findBy({ is_current: true });
    const states = new Map(current.map(({ seq, state }) => [seq, state]));
    expect(rows).toHaveLength(POSTS * EACH);
    const counts: Record<string, number> = {};
    const wrong = rows.filter(({ seq, match_id, odds_column }) => {
      const state = states.get(seq)!;
      counts[state] = (counts[state] ?? 0) + 1;
      return state !== expected(odds_column, byId.get(match_id)!);
    });
    expect(wrong).toEqual([]);
    return counts;
  }

  beforeAll(async () => {
    site = await createTestSite();
    desk = await PickDesk.open(site);
    const planned = Array.from({ length: MATCHES }, (_, at) => ({
      home: `Ev ${at}`,
      away: `Deplasman ${at}`,
      date: addDays('2026-05-18', random.below(5)),
      time: random.chance(0.9) ? `${12 + random.below(11)}:${random.pick(['00', '15', '30'])}` : null,
    }));
    const ids = await desk.add(...planned);
    planned.forEach(({ date }, at) => matches.push({ id: ids[at]!, date }));
    for (let post = 0; post < POSTS; post++) {
      const picks = Array.from({ length: EACH }, (): StoredPick => {
        const at = random.below(MATCHES);
        const { date, time, home, away } = planned[at]!;
        return {
          match_id: ids[at]!,
          odds_column: random.pick(ODD_FIELDS),
          odd: 101 + random.below(900),
          ...{ match_date: date, match_time: time, home_team: home, away_team: away },
        };
      });
      await storePost(site.database.manager, { author: 'editor', date: site.clock.now() }, picks);
    }
  });
  afterAll(() => site?.close());

  it('are settled as a plain reading of the catalogue’s rules does it', async () => {
    expect(new Set(ODD_COLUMNS.map(({ field }) => field)).size).toBe(ODD_FIELDS.length);
    await desk.follow(afterKickOff(-DAY));
    for (const match of matches) {
      Object.assign(match, score());
      // a postponed one may be moved by a day
      if (!match.full && random.chance(0.3)) {
        match.date = addDays(match.date, 1);
        await desk.alter(match.id, { match_date: match.date });
      }
      await desk.result(match.id, match);
    }
    await desk.follow(afterKickOff(20 * DAY));
    const counts = await comparedStates();
    for (const state of ['won', 'lost', 'void']) expect(counts[state]).toBeGreaterThan(500);
    expect(await chainFault(site.database)).toBeNull();
  });

  it('are settled anew after corrections, without a change of what the record says', async () => {
    const head = await desk.head();
    for (const match of matches.filter(() => random.chance(0.3))) {
      Object.assign(match, score());
      await desk.result(match.id, match);
    }
    await desk.follow(afterKickOff(21 * DAY));
    await comparedStates();
    expect(await desk.head()).toEqual(head);
    expect(await chainFault(site.database)).toBeNull();
    // of each selection the settlements are numbered, and the last one is the current one
    const all = await site.database
      .getRepository(PickSettlement)
      .find({ order: { seq: 'ASC', number: 'ASC' } });
    all.forEach(({ seq, number, is_current }, at) => {
      const before = all[at - 1];
      expect(number).toBe(before?.seq === seq ? before.number + 1 : 1);
      expect(is_current).toBe(all[at + 1]?.seq !== seq);
    });
    expect(all.some(({ number }) => number > 1)).toBe(true);
  });
});
