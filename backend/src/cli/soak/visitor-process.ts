import { Agent, get } from 'node:http';
import { SeededRandom } from '../../database/demo/random';
import type { Visit, VisitedRoute, VisitResult } from './visitors';

/** The process that sends requests: see `sendVisitors`. */
process.once('message', (visit: Visit) => {
  run(visit).then(
    (result) => process.send!(result),
    (error: Error) => process.send!(error),
  );
});

/** A request that has no answer by then counts as an error. */
const LONGEST_ANSWER = 60_000;

async function run({ address, tokens, routes, clients, seconds }: Visit): Promise<VisitResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const latencies: Record<string, number[]> = Object.fromEntries(routes.map(({ name }) => [name, []]));
  const errors: Record<string, number> = {};
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const visitor = async (number: number): Promise<void> => {
    const random = new SeededRandom('visitor', number);
    const headers = {
      authorization: `Bearer ${tokens[number % tokens.length]}`,
      'accept-encoding': 'gzip, deflate, br',
    };
    while (performance.now() < endsAt) {
      const route = draw(routes, random);
      const path = route.paths[random.below(route.paths.length)]!;
      const askedAt = performance.now();
      const outcome = await ask(`${address}${path}`, agent, headers);
      if (outcome === '200') latencies[route.name]!.push(performance.now() - askedAt);
      else {
        const what = `${path.split('?')[0]}: ${outcome}`;
        errors[what] = (errors[what] ?? 0) + 1;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => visitor(number)));
  agent.destroy();
  return { seconds: (performance.now() - startedAt) / 1000, latencies, errors };
}

function draw(routes: readonly VisitedRoute[], random: SeededRandom): VisitedRoute {
  let left = random.below(routes.reduce((sum, { weight }) => sum + weight, 0));
  return routes.find(({ weight }) => (left -= weight) < 0)!;
}

/** The status of an answer that came whole, otherwise what went wrong. */
function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers, timeout: LONGEST_ANSWER }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(String(answer.statusCode)));
      answer.on('error', (error) => resolve(error.message));
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', (error) => resolve(error.message));
  });
}
