import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RecentComment } from '../../api/generated/wire';
import { serveApi, SETTINGS } from '../../testing/fake-api';
import { comment, signedInAs } from '../../testing/posts';
import { renderSite } from '../../testing/render-site';

function recent(id: number, content = `Yorum ${id}`): RecentComment {
  const { replies: _replies, is_deleted: _deleted, ...rest } = comment(id, { content });
  return { ...rest, blogname: 'Hafta sonu' };
}

const serve = (body: object, role = 'user') =>
  serveApi({ ...SETTINGS, ...signedInAs(role), 'GET /api/recent-comments': [200, body] });

afterEach(() => jest.restoreAllMocks());

describe('the newest comments', () => {
  it('lead to their place below their post', async () => {
    const calls = serve({ comments: [recent(12, '<i>eğik</i>')], pages: 1, total: 1 });
    await renderSite('/commentsection', { role: 'user' });
    expect(await screen.findByText('<i>eğik</i>')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Hafta sonu' })).toHaveAttribute('href', '/blog/7#yorum-12');
    expect(screen.getByText('17 Mayıs 2026 21:45')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Yorum sayfaları' })).toBeNull();
    expect(calls.find(({ route }) => route.endsWith('recent-comments'))?.query.get('page')).toBe('1');
  });

  it('are paged in the address', async () => {
    const calls = serve({ comments: [recent(1)], pages: 3, total: 41 });
    const { path } = await renderSite('/commentsection?sayfa=2', { role: 'user' });
    await userEvent.click(await screen.findByRole('link', { name: 'Sayfa 3' }));
    expect(path()).toBe('/commentsection?sayfa=3');
    const pages = calls.filter(({ route }) => route.endsWith('recent-comments'));
    expect(pages.map(({ query }) => query.get('page'))).toEqual(['2', '3']);
  });

  it('say that there are none yet', async () => {
    serve({ comments: [], pages: 0, total: 0 });
    await renderSite('/commentsection', { role: 'user' });
    expect(await screen.findByText('Henüz yorum yok.')).toBeInTheDocument();
  });

  it.each(['admin', 'editor', 'user'] as const)('open for the role %s', async (role) => {
    serve({ comments: [recent(1)], pages: 1, total: 1 }, role);
    const { path } = await renderSite('/commentsection', { role });
    expect(await screen.findByText('Yorum 1')).toBeInTheDocument();
    expect(path()).toBe('/commentsection');
  });

  it('are not asked for on behalf of those without a membership, who find the prompt', async () => {
    const calls = serve({}, 'wait');
    const { path } = await renderSite('/commentsection', { role: 'wait' });
    expect(await screen.findByRole('link', { name: 'Üyelik Satın Al' })).toHaveAttribute('href', '/satinal');
    await act(async () => {});
    expect(path()).toBe('/commentsection');
    expect(calls.map(({ route }) => route)).not.toContain('GET /api/recent-comments');
  });
});
