import type { OddsPage } from '../../src/modules/odds/dto/odds.dto';
import { FIXTURE_DAY, FIXTURES } from '../archive/bench-archive';
import { measureSizes } from './answer-sizes';
import { measureAttack } from './attack';
import { measureBeside } from './beside-members';
import { milliseconds, type ResultTable, type Target, whole } from '../report/report';
import type { Searches, SearchText } from '../archive/searches';
import type { BenchSite } from '../site/bench-site';
import { measureLoad, type MeasuredLoad } from '../site/measured-load';
import { median, percentile } from '../report/statistics';

const LIST = '/api/odd-list-full-view';
const MANY_CLIENTS = 16;

/** How a scan compares: by probability, by default too, and by price. */
const SCANS = ['', 'closeness=0.5', 'closeness=2', 'tolerance=0', 'tolerance=10'];
/** Its groups in several orders: the site keeps answers, and these are different questions. */
const ORDERS = ['ft,uo_25,bts', 'ft,bts,uo_25', 'uo_25,ft,bts', 'uo_25,bts,ft', 'bts,ft,uo_25'];

/** What is measured of the site as a process, from the network. */
export interface SiteFigures {
  readonly tables: ResultTable[];
  readonly targets: Target[];
}

const addressOf = (path: string, search: SearchText): string =>
  `${path}?${new URLSearchParams(search).toString()}`;

/** Asks the running site for lists, summaries, similar matches and scans. */
export async function measureRequests(
  site: BenchSite,
  token: string,
  attacker: string,
  others: readonly string[],
  searches: Searches,
): Promise<SiteFigures> {
  const drawn = (count: number): SearchText[] =>
    Array.from({ length: count }, (_, n) => searches.draw(n % 2 ? 'mixed' : 'prices', 1 + (n % 3)));
  const lists = drawn(400).map((search) => addressOf(LIST, search));
  const load = (paths: readonly string[], clients: number, requests: number): Promise<MeasuredLoad> =>
    measureLoad(site, token, paths, clients, requests);
  await site.untilLearned(token);
  const ids = await idsOf(site, token, lists.slice(0, 60));

  await load(lists, 4, 400);
  const one = await load(lists, 1, 600);
  const many = await load(lists, MANY_CLIENTS, 2_000);
  const first = await load([LIST], MANY_CLIENTS, 1_000);
  const narrow = await load(
    drawn(400).map((search) => addressOf(LIST, { ...search, fields: NARROW })),
    MANY_CLIENTS,
    2_000,
  );
  const summaries = await load(
    drawn(300).map((search) => addressOf('/api/odd-summary', search)),
    1,
    300,
  );
  const similar = await load(
    ids.map((id) => similarAddress(id)),
    1,
    ids.length,
  );
  const scans = await inTurn(SCANS, (terms) =>
    load(
      ORDERS.map((groups) => `/api/scan?date=${FIXTURE_DAY}&groups=${groups}&${terms}`),
      1,
      ORDERS.length,
    ),
  );
  const beside = await measureBeside(site, token, others, lists, searches);
  const attack = await measureAttack(site, token, attacker, lists);
  const usualScan = median(scans[0]!.latencies);
  const row = (what: string, clients: number, result: MeasuredLoad): string[] => [
    what,
    String(clients),
    milliseconds(median(result.latencies)),
    milliseconds(percentile(result.latencies, 0.95)),
    whole(result.rate),
    milliseconds(result.processor),
  ];
  return {
    tables: [
      {
        title: 'Over HTTP',
        note: 'Site and load generator are two processes on this machine; the answers are compressed, the log is written.',
        head: ['request', 'clients', 'median', 'p95', 'requests/s', 'processor per request'],
        rows: [
          row('list, 50 rows of all columns, 1–3 filters', 1, one),
          row('list, 50 rows of all columns, 1–3 filters', MANY_CLIENTS, many),
          row('list, its first page without filters', MANY_CLIENTS, first),
          row('list, 50 rows of 12 columns, 1–3 filters', MANY_CLIENTS, narrow),
          row('summary, 1–3 filters', 1, summaries),
          row('similar matches', 1, similar),
          ...scans.map((scan, at) =>
            row(`scan of ${FIXTURES} fixtures, ${SCANS[at]! || 'closeness=auto'}`, 1, scan),
          ),
        ],
      },
      beside.table,
      attack.table,
      await measureSizes(site, token, LIST),
    ],
    targets: [
      {
        what: 'list over HTTP with one client, p95',
        wanted: '< 10 ms',
        measured: `${milliseconds(percentile(one.latencies, 0.95))}, median ${milliseconds(median(one.latencies))}`,
        met: percentile(one.latencies, 0.95) < 10,
      },
      {
        what: `list over HTTP with ${MANY_CLIENTS} clients`,
        wanted: '≥ 300 requests/s',
        measured: `${whole(many.rate)} requests/s, ${milliseconds(many.processor)} of processor time each`,
        met: many.rate >= 300,
      },
      {
        what: 'similar matches over HTTP, p95',
        wanted: '< 50 ms',
        measured: `${milliseconds(percentile(similar.latencies, 0.95))}, median ${milliseconds(median(similar.latencies))}`,
        met: percentile(similar.latencies, 0.95) < 50,
      },
      {
        what: `scan of ${FIXTURES} fixtures against all matches`,
        wanted: '< 300 ms',
        measured: milliseconds(usualScan),
        met: usualScan < 300,
      },
      beside.target,
      attack.target,
    ],
  };
}

/** The similar matches as a match's screen asks for them. */
export const similarAddress = (id: number): string =>
  `/api/matches/${id}/similar?fields=${SIMILAR_FIELDS.join()}`;

const SIMILAR_FIELDS = [
  ...['id', 'match_date', 'country_name', 'competition_name', 'match_name', 'home_ht_score', 'away_ht_score'],
  ...['home_ft_score', 'away_ft_score', 'winners', 'ft_1_odd', 'ft_x_odd', 'ft_2_odd', 'over_25_odd'],
  'under_25_odd',
];

/** Twelve columns, as a narrow view of the list asks for. */
const NARROW = [
  ...['id', 'match_date', 'match_time', 'competition_name', 'home_team', 'away_team'],
  ...['home_ft_score', 'away_ft_score', 'ft_1_odd', 'ft_x_odd', 'ft_2_odd', 'over_25_odd'],
].join();

async function idsOf(site: BenchSite, token: string, lists: readonly string[]): Promise<number[]> {
  const ids = new Set<number>();
  for (const path of lists) {
    const { items } = await site.get<OddsPage>(`${path}&fields=id`, token);
    for (const { id } of items.slice(0, 2)) ids.add(id as number);
  }
  return [...ids];
}

async function inTurn<T, R>(list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (const item of list) answers.push(await work(item));
  return answers;
}
