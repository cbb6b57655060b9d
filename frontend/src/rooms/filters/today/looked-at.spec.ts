import { savedFilter } from '../../../testing/saved-filters';
import { watchedFilters } from './looked-at';

const names = (filters: Parameters<typeof watchedFilters>[0]) => watchedFilters(filters).map(({ id }) => id);

describe('the filters whose matches a member wants to hear of', () => {
  const older = savedFilter(1, { created_at: '2026-01-01T00:00:00.000Z' });
  const newer = savedFilter(2, { created_at: '2026-02-01T00:00:00.000Z' });

  it('are those that alert', () => {
    expect(names([{ ...older, alert: { enabled: true } }, newer])).toEqual([1]);
  });

  it('are all that have conditions where none alerts, the newest first', () => {
    expect(names([older, newer, savedFilter(3, { filter_data: { played: 'true' } })])).toEqual([2, 1]);
  });

  it('are none without filters', () => expect(names([])).toEqual([]));
});
