import type { APIRequestContext, Page } from '@playwright/test';
import { expect, keepSession, login } from './site';

export interface NewMember {
  username: string;
  email: string;
  password: string;
}

let made = 0;

/** A name that no other test uses. */
export function newMember(): NewMember {
  made += 1;
  const username = `deneme${Date.now().toString(36)}${process.pid}x${made}`;
  return { username, email: `${username}@demo.local`, password: 'Bambaska-99' };
}

/** Registers somebody from an address of their own: the server counts registrations of each address. */
async function register(request: APIRequestContext): Promise<NewMember> {
  const member = newMember();
  const address = `198.18.${process.pid % 256}.${made % 256}`;
  const answer = await request.post('/api/register', {
    data: member,
    headers: { 'X-Forwarded-For': address },
  });
  expect(answer.status()).toBe(201);
  return member;
}

/** Registers somebody over the API and signs the page's browser in for them. */
export async function registered(request: APIRequestContext, page: Page): Promise<NewMember> {
  const member = await register(request);
  const { email, password } = member;
  const answer = await request.post('/api/login', { data: { email, password } });
  await keepSession(page, (await answer.json()) as Parameters<typeof keepSession>[1]);
  return member;
}

/**
 * Registers somebody, lets an admin give them a month, and signs the page's browser in for them.
 * @returns the token of their session
 */
export async function signInNewMember(
  request: APIRequestContext,
  page: Page,
  adminToken: string,
): Promise<string> {
  const headers = { Authorization: `Bearer ${adminToken}` };
  const member = await register(request);
  const users = await request.get(`/api/users?q=${member.username}`, { headers });
  const [{ id: user_id }] = (await users.json()) as [{ id: number }];
  const month = { headers, data: { user_id, duration_type: '1_month' } };
  expect((await request.post('/api/purchase_subscription', month)).status()).toBe(200);
  const { email, password } = member;
  const answer = await request.post('/api/login', { data: { email, password } });
  const session = (await answer.json()) as Parameters<typeof keepSession>[1];
  await keepSession(page, session);
  return session.session_token;
}

/** What an admin does in the panel, over the API. */
export async function adminApi(request: APIRequestContext) {
  const { session_token } = await login(request, 'admin');
  const headers = { Authorization: `Bearer ${session_token}` };
  const pendingOf = async ({ username }: NewMember) => {
    const answer = await request.get(`/api/receipts?status=pending&q=${username}`, { headers });
    const [receipt] = (await answer.json()) as { id: number }[];
    return receipt!.id;
  };
  const userRow = async ({ username }: NewMember) => {
    const answer = await request.get(`/api/users?q=${username}`, { headers });
    const [row] = (await answer.json()) as { id: number; subscription_end_date: string }[];
    return row!;
  };
  const decide = async (path: string, data: object) =>
    expect((await request.post(path, { headers, data })).status()).toBe(200);
  return {
    /** Makes an account, whose owner gets a mail with a link. */
    addUser: async ({ username, email }: NewMember) => {
      const data = { username, email, tg_link: '', role: 'wait' };
      expect((await request.post('/api/users', { headers, data })).status()).toBe(201);
    },
    /** Gives a month; returns how to take it back. */
    grantMonth: async (member: NewMember) => {
      const { id: user_id } = await userRow(member);
      await decide('/api/purchase_subscription', { user_id, duration_type: '1_month' });
      return async () => {
        const rows = await request.get('/api/subscriptions', { headers });
        const granted = ((await rows.json()) as { id: number; user_id: number }[]).filter(
          (row) => row.user_id === user_id,
        );
        for (const { id } of granted) {
          expect((await request.delete(`/api/subscriptions/${id}`, { headers })).status()).toBe(200);
        }
      };
    },
    /** When the membership ends. */
    endOf: async (member: NewMember) => new Date((await userRow(member)).subscription_end_date),
    approve: async (member: NewMember) =>
      decide(`/api/receipts/${await pendingOf(member)}/approve`, { duration_type: '1_month' }),
    reject: async (member: NewMember, reason: string) =>
      decide(`/api/receipts/${await pendingOf(member)}/reject`, { reason }),
  };
}

/** The smallest file that a PDF reader takes (ISO 32000-2, 7.5). */
export function pdf(name = 'dekont.pdf') {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text + table + trailer, 'latin1') };
}

/** What a browser says when the visitor comes back to its window. */
export const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
