import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GROUPS } from './catalogue';
import { COMPETITIONS } from './competitions';
import { type Answer, type ApiCall, serveApi, SETTINGS } from './fake-api';
import { renderSite } from './render-site';
import { summaryOf } from './summary';

/** For tests: a row of the odds list. */
export const ROW = {
  id: 7,
  match_date: '2024-05-17',
  country_name: 'Türkiye',
  home_team: 'Beşiktaş',
  away_team: 'Göztepe',
  home_ft_score: 2,
  away_ft_score: 1,
  total_goals: 3,
  ht_ft_result: '1/1',
  ft_code: 641,
  ft_1_odd: 1.85,
  ft_x_odd: 3.4,
  ft_2_odd: 4.1,
};

/** For tests: a page of the odds list with these rows and nothing after it. */
export const found = (...items: object[]): Answer => [200, { items, page: 1, per_page: 50, has_more: false }];

/**
 * For tests: the closing odds, or another address, opened by a member; the scroller is given its size, for jsdom has no
 * layout.
 */
export async function openOdds(
  address = '/kapanisoran',
  list: Answer | ((call: ApiCall) => Answer) = found(ROW),
  columns: Answer | (() => Promise<Answer>) = [200, { groups: GROUPS }],
  more: Parameters<typeof serveApi>[0] = {},
) {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1440);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  const calls = serveApi({
    ...SETTINGS,
    'GET /api/check_role': [200, { role: 'user', username: 'ayşe', subscription_end_date: null }],
    'GET /api/odd-columns': columns,
    'GET /api/odd-list-full-view': list,
    'GET /api/odd-summary': [200, summaryOf(GROUPS)],
    'GET /api/competitions': [200, COMPETITIONS],
    ...more,
  });
  const site = await renderSite(address, { role: 'user' });
  await screen.findByRole('grid');
  /** What the list was asked for, page and its size left out. */
  const searches = () =>
    calls
      .filter((call) => call.route === 'GET /api/odd-list-full-view')
      .map((call) =>
        Object.fromEntries([...call.query].filter(([key]) => key !== 'page' && key !== 'per_page')),
      );
  return { ...site, calls, searches };
}

/** For tests: somebody who types and clicks while the clock stands still. */
export const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** For tests: lets so many milliseconds pass. */
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export const filterBox = (name: string) => screen.getByRole('textbox', { name: `${name} filtresi` });

/** For tests: writes a text into a filter box, in place of what is there. */
export async function typeFilter(name: string, text: string) {
  const user = visitor();
  await user.clear(filterBox(name));
  if (text) await user.type(filterBox(name), text);
}
