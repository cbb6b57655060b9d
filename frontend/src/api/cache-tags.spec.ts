import { baseApi } from './base-api';
import { CACHE as SHARED } from './cache';
import './endpoints';
import './generated/panel';
import './generated/screens';
import './generated/shell';
import { PANEL_CACHE } from './panel-cache';
import { SCREENS_CACHE } from './screens-cache';
import './table-rows';

const CACHE = { ...SHARED, ...SCREENS_CACHE, ...PANEL_CACHE };

/** Answers that no write of this site changes, or that are asked for again each time. */
const TIMELESS = ['checkRole', 'listMatchDates', 'readReference'];

/** Writes after which nothing that is cached is stale: sessions begin and end with an empty cache. */
const WITHOUT_TRACE = [
  'login',
  'logout',
  'requestPasswordReset',
  'confirmPasswordReset',
  'confirmSession',
  'deleteProfile',
  'populateBulletinFilter',
  'populateOddsFilter',
];

/** Every endpoint of the site by its name. */
function definitions(): Record<string, { type: string }> {
  const found: Record<string, { type: string }> = {};
  const names = Object.keys(baseApi.endpoints);
  baseApi.enhanceEndpoints({
    endpoints: Object.fromEntries(
      names.map((name) => [name, (definition: { type: string }) => void (found[name] = definition)]),
    ) as never,
  });
  return found;
}

describe('the cache of server data', () => {
  const all = Object.entries(definitions()).map(([name, definition]) => ({ name, ...definition }));
  const queries = all.filter(({ type }) => type !== 'mutation').map(({ name }) => name);
  const writes = all.filter(({ type }) => type === 'mutation').map(({ name }) => name);

  it('knows every endpoint', () => {
    expect(queries.length).toBeGreaterThan(20);
    expect(writes.length).toBeGreaterThan(30);
  });

  it('knows no other', () => {
    expect(Object.keys(CACHE).filter((name) => !(name in baseApi.endpoints))).toEqual([]);
  });

  it('gives each endpoint what its table says', () => {
    expect(all.find(({ name }) => name === 'scanDay')).toMatchObject(CACHE.scanDay!);
    expect(all.find(({ name }) => name === 'saveRow')).toMatchObject(CACHE.saveRow!);
  });

  it.each(queries)('knows what the answer of %s is about', (name) => {
    expect(CACHE[name]?.providesTags === undefined).toBe(TIMELESS.includes(name));
    expect(CACHE[name] ?? {}).not.toHaveProperty('invalidatesTags');
  });

  it.each(writes)('knows what %s makes stale', (name) => {
    expect(CACHE[name]?.invalidatesTags === undefined).toBe(WITHOUT_TRACE.includes(name));
    expect(CACHE[name] ?? {}).not.toHaveProperty('providesTags');
  });
});
