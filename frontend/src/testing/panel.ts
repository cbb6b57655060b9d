import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiCall, serveApi, SETTINGS } from './fake-api';
import { renderSite } from './render-site';

export type Routes = Parameters<typeof serveApi>[0];

/** For tests: the panel at an address, opened by an admin; with what its server answers. */
export async function openPanel(
  address: string,
  routes: Routes,
  options?: Parameters<typeof userEvent.setup>[0],
) {
  const role = { role: 'admin', username: 'yönetici' } as const;
  const calls = serveApi({
    ...SETTINGS,
    'GET /api/check_role': [200, { ...role, subscription_end_date: null }],
    ...routes,
  });
  const site = await renderSite(address, role);
  return { ...site, calls, user: userEvent.setup(options) };
}

/** For tests: the requests to a route. */
export const asked = (calls: readonly ApiCall[], route: string) =>
  calls.filter((call) => call.route === route);

/** For tests: the row of a table that has a cell of this text. */
export const rowOf = (name: string) => screen.getByRole('cell', { name }).closest('tr')!;

/** For tests: accounts as the users table is answered with. */
export const USERS = [
  {
    id: 2,
    username: 'ayşe',
    email: 'ayse@ornek.com',
    tg_link: '',
    role: 'user',
    subscription_end_date: '2026-06-01T21:30:00.000Z',
    is_blocked: false,
    blocked_reason: null,
  },
  {
    id: 1,
    username: 'ali',
    email: 'ali@ornek.com',
    tg_link: '',
    role: 'wait',
    subscription_end_date: null,
    is_blocked: true,
    blocked_reason: 'hakaret',
  },
];
