import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { istanbulDay } from '../../../lib/format-day';
import { type Answer, type ApiCall, serveApi } from '../../../testing/fake-api';
import { fittingMatch, savedFilter } from '../../../testing/saved-filters';
import { WithStore } from '../../../testing/with-store';
import { TodaysMatches, watchedFilters } from './todays-matches';

const TODAY = istanbulDay(new Date());
const TOMORROW = istanbulDay(new Date(), 1);
const today = (id: number) => fittingMatch(id, { match_date: TODAY });

let calls: ApiCall[];

function open(filters: readonly unknown[], matches: Record<number, readonly unknown[] | Answer>) {
  calls = serveApi({
    'GET /api/get_filters': [200, filters],
    ...Object.fromEntries(
      Object.entries(matches).map(([id, items]) => [
        `GET /api/filter-matches/${id}`,
        typeof items[0] === 'number' ? (items as Answer) : ([200, { items }] as const),
      ]),
    ),
  });
  render(
    <WithStore>
      <MemoryRouter>
        <TodaysMatches />
      </MemoryRouter>
    </WithStore>,
  );
}

const asked = () => calls.map(({ route }) => route).filter((route) => route.includes('filter-matches'));

afterEach(() => jest.restoreAllMocks());

describe('today’s matches at home', () => {
  it('stand under the filters that they fit; three of each are named, the others counted', async () => {
    const filter = savedFilter(1, { filter_name: 'Ev favori' });
    const other = savedFilter(2, { filter_name: 'Yarınki' });
    open([filter, other], {
      1: [today(1), today(2), today(3), today(4), fittingMatch(5, { match_date: TOMORROW })],
      2: [fittingMatch(6, { match_date: TOMORROW })],
    });
    const list = await screen.findByRole('list', { name: 'Ev favori' });
    expect(within(list).getAllByRole('link')).toHaveLength(3);
    const first = within(list).getByRole('link', { name: 'Ev 1 - Konuk 1' });
    expect(first).toHaveAttribute('href', '/mac/1');
    expect(first.closest('li')).toHaveTextContent('21:45Ev 1 - Konuk 1TRTürkiye · Süper Lig');
    expect(screen.getByRole('link', { name: 'Ev favori: 1 maç daha' })).toHaveAttribute(
      'href',
      '/filtrelerim',
    );
    expect(screen.queryByText('Yarınki')).toBeNull();
  });

  it('are asked for of the filters that alert, at most five', async () => {
    const filters = Array.from({ length: 8 }, (_, index) =>
      savedFilter(index + 1, { alert: { enabled: index > 0 } }),
    );
    open(filters, Object.fromEntries(filters.map(({ id }) => [id, []])));
    expect(await screen.findByText('Bugün 5 filtrenize uyan, henüz başlamamış maç yok.')).toBeInTheDocument();
    expect(asked()).toEqual([8, 7, 6, 5, 4].map((id) => `GET /api/filter-matches/${id}`));
    expect(screen.getByText('7 filtrenizin ilk 5 tanesine bakıldı.')).toBeInTheDocument();
  });

  it('lead to a table who has no filter, and nothing is asked', async () => {
    open([], {});
    expect(await screen.findByText(/^Bir filtre kaydedin/)).toBeInTheDocument();
    expect(asked()).toEqual([]);
  });

  it('say what failed and offer another try', async () => {
    open([savedFilter(1)], { 1: [500, { error: 'Beklenmeyen bir hata oluştu.' }] });
    expect(await screen.findByText('Beklenmeyen bir hata oluştu.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tekrar dene' })).toBeInTheDocument();
  });
});

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
