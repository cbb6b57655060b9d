import { isDeepStrictEqual } from 'node:util';
import { sampleOf } from '../archive/members-and-matches';
import { Searches, type SearchText } from '../archive/searches';
import { whole } from '../report/report';
import type { BenchSite } from '../site/bench-site';
import { measureLoad } from '../site/measured-load';
import type { Part } from './comparison-report';
import { type Measured, type Pair, takeTurns } from './pairs';
import { type Side, startSide } from './side';

const SEED = 20261121;
const LIST = '/api/odd-list-full-view';
const CLIENTS = 16;
const ROUNDS = 5;
const REQUESTS = 1_000;
/** Answers that are compared before any time counts. */
const COMPARED = 40;
const COMPARED_COLUMNS = 'match_date,match_time,home_team,away_team,winner,ft_1_odd,over_25_odd';

/** Asks both sites, which run at the same time, for the same lists. */
export async function compareLists(sides: Pair<Side>, matches: number): Promise<Part[]> {
  const before = await startSide(sides.before);
  try {
    const after = await startSide(sides.after);
    try {
      return await measure({ before, after }, sides, matches);
    } finally {
      await after.stop();
    }
  } finally {
    await before.stop();
  }
}

async function measure(sites: Pair<BenchSite>, sides: Pair<Side>, matches: number): Promise<Part[]> {
  await sites.before.untilLearned(sides.before.token);
  await sites.after.untilLearned(sides.after.token);
  const listAsJson = async (query: SearchText): Promise<Buffer> =>
    Buffer.from(JSON.stringify(await sites.after.get(addressOf(query), sides.after.token)));
  const searches = new Searches(await sampleOf({ listAsJson }, matches), SEED);
  const drawn = (count: number): SearchText[] =>
    Array.from({ length: count }, (_, n) => searches.draw(n % 2 ? 'mixed' : 'prices', 1 + (n % 3)));
  await requireSameAnswers(sites, sides, drawn(COMPARED));
  const load = async (side: keyof Pair<Side>, paths: readonly string[]): Promise<Measured> => {
    const { rate, processor } = await measureLoad(sites[side], sides[side].token, paths, CLIENTS, REQUESTS);
    return { value: rate, processor };
  };
  // each address is asked for once in a stretch, so that no answer kept from before takes part
  const filtered = Array.from({ length: 1 + ROUNDS }, () => drawn(REQUESTS).map(addressOf));
  const pages = Array.from({ length: REQUESTS }, (_, n) =>
    addressOf({ page: String(1 + (n % Math.ceil(matches / 50))) }),
  );
  await takeTurns(1, (side) => load(side, filtered[ROUNDS]!));
  const part = { written: (rate: number) => `${whole(rate)} requests/s`, wanted: { least: 1.6 } };
  return [
    {
      ...part,
      what: `list, up to 50 rows of all columns, 1–3 filters, ${CLIENTS} clients`,
      pairs: await takeTurns(ROUNDS, (side, round) => load(side, filtered[round]!)),
    },
    {
      ...part,
      what: `list, 50 rows of all columns, pages without filters, ${CLIENTS} clients`,
      pairs: await takeTurns(ROUNDS, (side) => load(side, pages)),
    },
  ];
}

const addressOf = (search: SearchText): string => `${LIST}?${new URLSearchParams(search).toString()}`;

async function requireSameAnswers(
  sites: Pair<BenchSite>,
  sides: Pair<Side>,
  searches: readonly SearchText[],
): Promise<void> {
  for (const search of searches) {
    const path = addressOf({ ...search, fields: COMPARED_COLUMNS });
    const before = await sites.before.get(path, sides.before.token);
    const after = await sites.after.get(path, sides.after.token);
    if (!isDeepStrictEqual(before, after)) throw new Error(`The two sites answer differently: ${path}`);
  }
}
