import { screen, within } from '@testing-library/react';
import { type ApiCall, serveApi, SETTINGS } from './fake-api';
import { renderSite } from './render-site';

/** For tests: the session in which the profile is opened. */
export const THIS_SESSION = {
  id: '0011223344556677',
  device: 'Chrome · Android',
  created_at: '2026-05-17T08:00:00.000Z',
  last_used_at: '2026-05-17T09:00:00.000Z',
  expires_at: '2026-05-17T20:00:00.000Z',
  current: true,
};

/** For tests: how a member without a chat hears of matches. */
export const ALERTS = {
  email: true,
  telegram: false,
  telegram_available: false,
  telegram_linked: false,
  quiet_from: '23:00',
  quiet_to: '08:00',
};

const fresh = () => ({
  role: 'user',
  end: null as string | null,
  tg_link: '',
  mails: { reminders: true, newsletter: false },
  alerts: { ...ALERTS },
});

/** For tests: what the server knows of the member; put back for each test by {@link resetMember}. */
export const member = fresh();

export const resetMember = () => Object.assign(member, fresh());

/** For tests: a server that answers a profile, and more routes. */
export function serveProfile(more: Parameters<typeof serveApi>[0] = {}): ApiCall[] {
  return serveApi({
    ...SETTINGS,
    'GET /api/check_role': () => [
      200,
      { role: member.role, username: 'ayşe', subscription_end_date: member.end },
    ],
    'GET /api/profile': () => [
      200,
      {
        username: 'ayşe',
        email: 'ayse@ornek.com',
        tg_link: member.tg_link,
        subscription_end_date: member.end,
        alerts: member.alerts,
      },
    ],
    'GET /api/receipts': [200, []],
    'GET /api/profile/mails': () => [200, member.mails],
    'GET /api/profile/sessions': [200, [THIS_SESSION]],
    'GET /api/second-factor': [200, { enabled: false, recovery_codes_left: 0 }],
    'PUT /api/profile/mails': ({ body }) => [200, (member.mails = { ...member.mails, ...(body as object) })],
    ...more,
  });
}

/** For tests: the profile, opened by its member. */
export async function openProfile() {
  const view = await renderSite('/profile', { role: member.role as 'user', token: 't1' });
  await screen.findByRole('heading', { name: 'Hesap bilgileri' });
  return view;
}

/** For tests: a part of the page by its heading. */
export const part = (name: string) => within(screen.getByRole('region', { name }));
