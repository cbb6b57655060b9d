import autocannon, { type Client, type Request } from 'autocannon';
import { SeededRandom } from '../../src/demo/random';
import type { Load, LoadedRoute, LoadResult } from './load';

/** The process that sends requests: see `generateLoad`. */
process.once('message', (load: Load) => {
  run(load).then(
    (result) => process.send!(result),
    (error: Error) => process.send!(error),
  );
});

/** Seconds after which a request without an answer counts as an error. */
const LONGEST_ANSWER = 60;

/** Requests that a client draws before it begins with the first of them again. */
const DRAWN = 1_000;

/** Encodings that a browser accepts. */
const BROWSER = 'gzip, deflate, br';

/** A request that a client sends, and the route it belongs to. */
interface Step {
  readonly name: string;
  readonly path: string;
}

async function run({ address, tokens, routes, clients, end }: Load): Promise<LoadResult> {
  const latencies: Record<string, number[]> = Object.fromEntries(routes.map(({ name }) => [name, []]));
  const errors: Record<string, number> = {};
  let lastAnswer = 0;
  const fail = ({ path }: Step, what: string): void => {
    const kind = `${path.split('?')[0]}: ${what}`;
    errors[kind] = (errors[kind] ?? 0) + 1;
  };
  let set = 0;
  const setupClient = (client: Client): void => {
    const number = set++;
    const steps = stepsOf(routes, number, clients);
    const authorization = `Bearer ${tokens[number % tokens.length]}`;
    const headers = { authorization, 'accept-encoding': BROWSER };
    client.setRequests(steps.map(({ path }): Request => ({ method: 'GET', path, headers })));
    let sent = 0;
    let open: Step | null = null;
    // a connection that breaks is made again without a word: what it still owed is known by the next request only
    (client as NodeJS.EventEmitter).on('request', () => {
      if (open !== null) fail(open, 'no whole answer');
      open = steps[sent++ % steps.length]!;
    });
    client.on('response', (status, _bytes, milliseconds) => {
      lastAnswer = performance.now();
      if (status === 200) latencies[open!.name]!.push(milliseconds);
      else fail(open!, String(status));
      open = null;
    });
  };
  const startedAt = performance.now();
  await autocannon({
    url: address,
    connections: clients,
    timeout: LONGEST_ANSWER,
    setupClient,
    ...('requests' in end ? { amount: end.requests } : { duration: end.seconds }),
  });
  return { seconds: (lastAnswer - startedAt) / 1000, latencies, errors };
}

/** What one of several clients asks for in turn: a single route's addresses in order, of several routes drawn ones. */
function stepsOf(routes: readonly LoadedRoute[], client: number, clients: number): Step[] {
  if (routes.length > 1) {
    const random = new SeededRandom('client', client);
    return Array.from({ length: DRAWN }, () => {
      const { name, paths } = draw(routes, random);
      return { name, path: paths[random.below(paths.length)]! };
    });
  }
  const { name, paths } = routes[0]!;
  const first = Math.floor((client * paths.length) / clients);
  return [...paths.slice(first), ...paths.slice(0, first)].map((path) => ({ name, path }));
}

function draw(routes: readonly LoadedRoute[], random: SeededRandom): LoadedRoute {
  let left = random.below(routes.reduce((sum, { weight }) => sum + weight, 0));
  return routes.find(({ weight }) => (left -= weight) < 0)!;
}
