import { baseApi } from '../api/base-api';
import '../api/shared.api';
import '../api/table-rows';
import '../features/account/account.api';
import '../features/admin/admin.api';
import '../features/admin/site-state/site-state.api';
import '../features/auth/auth.api';
import '../features/blogs/blogs.api';
import '../features/bulletin/bulletin.api';
import '../features/comments/comments.api';
import '../features/contact/contact.api';
import '../features/editors/editors.api';
import '../features/filters/filters.api';
import '../features/membership/membership.api';
import '../features/newsletter/newsletter.api';
import '../features/odds/backtest/backtest.api';
import '../features/odds/match/match.api';
import '../features/odds/odds.api';
import '../features/odds/reliability/reliability.api';
import '../features/odds/scan/scan.api';
import '../features/price-history/price-history.api';
import '../features/ratings/ratings.api';

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

interface Definition {
  type: string;
  providesTags?: unknown;
  invalidatesTags?: unknown;
}

/** Every endpoint of the site by its name, with the tags that it was given. */
function definitions(): Record<string, Definition> {
  const found: Record<string, Definition> = {};
  const names = Object.keys(baseApi.endpoints);
  baseApi.enhanceEndpoints({
    endpoints: Object.fromEntries(
      names.map((name) => [name, (definition: Definition) => void (found[name] = definition)]),
    ) as never,
  });
  return found;
}

describe('the cache of server data', () => {
  const all = Object.entries(definitions());
  const queries = all.filter(([, { type }]) => type !== 'mutation');
  const writes = all.filter(([, { type }]) => type === 'mutation');

  it('knows every endpoint', () => {
    expect(queries.length).toBeGreaterThan(20);
    expect(writes.length).toBeGreaterThan(30);
  });

  it.each(queries)('knows what the answer of %s is about', (name, { providesTags }) => {
    expect(providesTags === undefined).toBe(TIMELESS.includes(name));
  });

  it.each(writes)('knows what %s makes stale', (name, { invalidatesTags }) => {
    expect(invalidatesTags === undefined).toBe(WITHOUT_TRACE.includes(name));
  });
});
