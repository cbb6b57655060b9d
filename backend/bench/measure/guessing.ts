import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LATENCY_HEAD, latencyRow } from '../report/latencies';
import { milliseconds, type ResultTable, type Target } from '../report/report';
import type { BenchSite } from '../site/bench-site';
import { measureLoad, type MeasuredLoad } from '../site/measured-load';
import { median } from '../report/statistics';

/** Connections that guess passwords, each the next one as soon as it has an answer. */
const GUESSERS = 100;
const LISTS = 300;
const PAGES = Array.from({ length: 40 }, (_, page) => `/api/odd-list-full-view?page=${page + 1}`);
const BETWEEN_LOGINS = 100;
/** Networks of the guessers and of the member who logs in: the machine's own. */
const [THEIRS, OWN] = ['127.0.0.1', '127.0.0.2'];

/** A member who logs in while others guess. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What a hundred connections that guess passwords do to lists and logins of others. */
export async function measureGuessing(
  site: BenchSite,
  token: string,
  member: Credentials,
): Promise<{ table: ResultTable; targets: Target[] }> {
  const ask = (): Promise<MeasuredLoad> => measureLoad(site, token, PAGES, 1, LISTS);
  await ask();
  const quiet = await ask();
  const agent = new Agent({ keepAlive: true });
  const statuses: Record<number, number> = {};
  const logins: number[] = [];
  let over = false;
  const guess = async (): Promise<void> => {
    for (let guesses = 0; !over; guesses += 1) {
      const wrong = { email: `kimse${guesses}@example.com`, password: 'yanlış' };
      const status = await login(site, agent, THEIRS, wrong);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const logIn = async (): Promise<void> => {
    while (!over) {
      const startedAt = performance.now();
      const status = await login(site, agent, OWN, member);
      if (status !== 200) throw new Error(`The member's login was answered with ${status}`);
      logins.push(performance.now() - startedAt);
      await sleep(BETWEEN_LOGINS);
    }
  };
  const ended = Promise.all([logIn(), ...Array.from({ length: GUESSERS }, guess)]);
  const guessed = await ask();
  over = true;
  await ended;
  agent.destroy();
  const times = median(guessed.latencies) / median(quiet.latencies);
  const longest = Math.max(...logins);
  return {
    table: {
      title: 'Lists and logins while others guess passwords',
      note: `${GUESSERS} connections of one network, each with the next wrong login as soon as one is answered; their answers: ${Object.entries(
        statuses,
      )
        .map(([status, count]) => `${count} × ${status}`)
        .join(', ')}.`,
      head: ['one client', ...LATENCY_HEAD],
      rows: [
        latencyRow('list of 50 rows, quiet', quiet.latencies),
        latencyRow('list of 50 rows, while they guess', guessed.latencies),
        latencyRow('login from another network', logins),
      ],
    },
    targets: [
      {
        what: 'median of a list beside 100 wrong logins at once',
        wanted: '≤ 3 × the quiet one',
        measured: `${times.toFixed(1)} ×`,
        met: times <= 3,
      },
      {
        what: 'longest login from another network meanwhile',
        wanted: '≤ 2 s',
        measured: milliseconds(longest),
        met: longest <= 2_000,
      },
    ],
  };
}

/** Status of a login that is sent from an address of this machine. */
function login(site: BenchSite, agent: Agent, from: string, credentials: Credentials): Promise<number> {
  const { email, password } = credentials;
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(
      `${site.address}/api/login`,
      { method: 'POST', agent, headers, localAddress: from },
      (answer) => answer.resume().once('end', () => resolve(answer.statusCode!)),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
