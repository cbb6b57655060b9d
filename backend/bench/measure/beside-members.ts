import { ODD_MARKETS } from '../../src/archive/catalogue/columns';
import { FIXTURE_DAY } from '../archive/bench-archive';
import type { Searches } from '../archive/searches';
import { LATENCY_HEAD, latencyRow } from '../report/latencies';
import type { ResultTable, Target } from '../report/report';
import { percentile } from '../report/statistics';
import type { BenchSite } from '../site/bench-site';
import { measureLoad } from '../site/measured-load';

const LISTS = 400;
const ROUNDS = 4;
const MOST_TIMES = 1.5;
/** Markets that a scan asks for, two at a time. */
const GROUPS = ODD_MARKETS.flatMap(({ key }, at) =>
  ODD_MARKETS.slice(at + 1).map((other) => `${key},${other.key}`),
);

/** What other members who ask one question at a time do to somebody's list; quiet and busy stretches take turns. */
export async function measureBeside(
  site: BenchSite,
  member: string,
  others: readonly string[],
  lists: readonly string[],
  searches: Searches,
): Promise<{ table: ResultTable; target: Target }> {
  const ask = async (): Promise<readonly number[]> =>
    (await measureLoad(site, member, lists, 1, LISTS)).latencies;
  await ask();
  const quiet: number[] = [];
  const busy: number[] = [];
  let answered = 0;
  let asked = 0;
  // each question is another one: the site keeps answers
  const next = (): string =>
    asked++ % 2 === 0
      ? `/api/scan?date=${FIXTURE_DAY}&closeness=1&groups=${GROUPS[asked % GROUPS.length]!}`
      : `/api/odd-summary?${new URLSearchParams(searches.draw('mixed', 1)).toString()}`;
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(...(await ask()));
    let over = false;
    const asking = others.map(async (other) => {
      while (!over) {
        await site.get(next(), other);
        answered += 1;
      }
    });
    busy.push(...(await ask()));
    over = true;
    await Promise.all(asking);
  }
  const times = percentile(busy, 0.95) / percentile(quiet, 0.95);
  return {
    table: {
      title: "A list beside other members' scans and summaries",
      note: `${others.length} members, each with the next question as soon as one is answered: ${answered} scans and summaries. ${ROUNDS} stretches of each in turn.`,
      head: ['list, 50 rows of all columns, one client', ...LATENCY_HEAD],
      rows: [latencyRow('quiet', quiet), latencyRow('beside scans and summaries', busy)],
    },
    target: {
      what: "p95 of a list beside other members' scans and summaries",
      wanted: `≤ ${MOST_TIMES} × the quiet one`,
      measured: `${times.toFixed(1)} ×`,
      met: times <= MOST_TIMES,
    },
  };
}
