import { FIXTURE_DAY } from '../archive/bench-archive';
import type { Searches, SearchText } from '../archive/searches';
import { similarAddress } from '../measure/requests';
import type { LoadedRoute } from '../site/load';

const addressOf = (path: string, search: SearchText): string =>
  `${path}?${new URLSearchParams(search).toString()}`;

/**
 * The routes that members use all day, each with addresses as their screens ask for them; how often each is asked
 * follows from how many requests a visit to its screen makes.
 * @param ids of matches
 */
export function mainRoutes(searches: Searches, ids: readonly number[]): LoadedRoute[] {
  const drawn = (path: string, count: number): string[] =>
    Array.from({ length: count }, (_, n) =>
      addressOf(path, searches.draw(n % 2 ? 'mixed' : 'prices', 1 + (n % 3))),
    );
  const route = (name: string, weight: number, ...paths: string[]): LoadedRoute => ({ name, weight, paths });
  return [
    route('GET /api/odd-list-full-view', 30, ...drawn('/api/odd-list-full-view', 400)),
    route('GET /api/odd-summary', 10, ...drawn('/api/odd-summary', 200)),
    route('GET /api/matches/{id}', 6, ...ids.map((id) => `/api/matches/${id}`)),
    route('GET /api/matches/{id}/similar', 4, ...ids.map((id) => similarAddress(id))),
    route('GET /api/scan', 1, ...['auto', '1'].map((at) => `/api/scan?date=${FIXTURE_DAY}&closeness=${at}`)),
    route('GET /api/bulten-data', 6, '/api/bulten-data', '/api/bulten-data?page=2'),
    route('GET /api/odd-columns', 4, '/api/odd-columns'),
    route('GET /api/get_filters', 4, '/api/get_filters'),
    route('GET /api/match-dates', 2, '/api/match-dates'),
    route('GET /api/check_role', 8, '/api/check_role'),
    route('GET /api/blogs', 6, '/api/blogs'),
    route('GET /api/settings', 6, '/api/settings'),
    route('GET /api/products', 2, '/api/products'),
    route('GET /login', 4, '/login'),
  ];
}
