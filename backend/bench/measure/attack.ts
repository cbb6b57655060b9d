import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ODD_MARKETS } from '../../src/archive/catalogue/columns';
import { FIXTURE_DAY, FIXTURES } from '../archive/bench-archive';
import { LATENCY_HEAD, latencyRow } from '../report/latencies';
import { bytes, type ResultTable, type Target } from '../report/report';
import type { BenchSite } from '../site/bench-site';
import { measureLoad, type MeasuredLoad } from '../site/measured-load';
import { percentile } from '../report/statistics';

/** Requests of one burst, and for how long their sender waits before hanging up, in milliseconds. */
const BURST = 120;
const PATIENCE = 400;
const BURSTS_BETWEEN = 100;
const LISTS = 300;
const ALL_MARKETS = ODD_MARKETS.map(({ key }) => key).join();

/** What a member who attacks the site does to the list of another one. */
export async function measureAttack(
  site: BenchSite,
  member: string,
  attacker: string,
  lists: readonly string[],
): Promise<{ table: ResultTable; target: Target }> {
  const ask = (): Promise<MeasuredLoad> => measureLoad(site, member, lists, 1, LISTS);
  await ask();
  const quiet = await ask();
  const attack = new Attack(site, attacker);
  const ended = attack.run();
  const attacked = await ask();
  const memory = site.memory();
  attack.stop();
  await ended;
  const times = percentile(attacked.latencies, 0.95) / percentile(quiet.latencies, 0.95);
  return {
    table: {
      title: 'A list while another member attacks',
      note: `Bursts of ${BURST} scans of ${FIXTURES} fixtures in all markets, hung up on after ${PATIENCE / 1000} s; ${attack.sent} were sent.${
        memory === null ? '' : ` Physical memory at the end: ${bytes(memory)}.`
      }`,
      head: ['list, 50 rows of all columns, one client', ...LATENCY_HEAD],
      rows: [latencyRow('quiet', quiet.latencies), latencyRow('during the attack', attacked.latencies)],
    },
    target: {
      what: "p95 of another member's list during bursts of hung-up scans",
      wanted: '≤ 3 × the quiet one',
      measured: `${times.toFixed(1)} ×`,
      met: times <= 3,
    },
  };
}

class Attack {
  sent = 0;
  private over = false;

  constructor(
    private readonly site: BenchSite,
    private readonly token: string,
  ) {}

  async run(): Promise<void> {
    while (!this.over) {
      const burst = Array.from({ length: BURST }, () => this.begin());
      await sleep(PATIENCE);
      for (const each of burst) each.destroy();
      await sleep(BURSTS_BETWEEN);
    }
  }

  stop(): void {
    this.over = true;
  }

  private begin() {
    this.sent += 1;
    const path = `/api/scan?date=${FIXTURE_DAY}&tolerance=10&groups=${ALL_MARKETS}`;
    const sent = request(`${this.site.address}${path}`, {
      headers: { authorization: `Bearer ${this.token}` },
      agent: false,
    });
    sent.on('response', (answer) => answer.resume().on('error', () => undefined));
    sent.on('error', () => undefined);
    sent.end();
    return sent;
  }
}
