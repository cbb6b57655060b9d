import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CommentDto } from '../../../api/generated/wire';
import { AUTHOR_RECORD } from '../../../testing/editors';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../../testing/fake-api';
import { chain, comment, post, signedInAs } from '../../../testing/posts';
import { renderSite } from '../../../testing/render-site';

interface Served {
  comments?: CommentDto[] | (() => CommentDto[]);
  is_blocked?: boolean;
  blocked_reason?: string;
  answer?: Answer | ((call: ApiCall) => Answer);
}

function serve({ comments = [], answer, ...rest }: Served) {
  const list = () => (typeof comments === 'function' ? comments() : comments);
  return serveApi({
    ...SETTINGS,
    ...signedInAs('user'),
    ...AUTHOR_RECORD,
    'GET /api/blogs/7': [200, post(7)],
    'GET /api/blogs/7/comments': () => [200, { comments: list(), is_blocked: false, ...rest }],
    ...(answer && { 'POST /api/blogs/7/comments': answer }),
  });
}

const open = (address = '/blog/7') => renderSite(address, { role: 'user' });
const box = () => screen.findByLabelText('Yorumunuz');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Yorum Yap' }));
const posts = (calls: readonly ApiCall[]) => calls.filter(({ route }) => route.startsWith('POST'));

afterEach(() => jest.restoreAllMocks());

describe('the comments of a post', () => {
  it('stand nested, with author and date', async () => {
    serve({ comments: [comment(1, { replies: [comment(2, { replies: [comment(3)] })] }), comment(4)] });
    await open();
    const list = await screen.findByRole('list', { name: 'Yorum listesi' });
    expect(within(list).getByText('Yorum 4')).toBeInTheDocument();
    const first = within(list).getByRole('article', { name: 'yazan1' });
    expect(first).toHaveTextContent('17 Mayıs 2026 21:45');
    const item = first.closest('li')!;
    expect(within(item).getByText('Yorum 3').closest('ul')!.closest('li')).toContainElement(
      within(item).getByText('Yorum 2'),
    );
    expect(screen.getByText('yazan2 adlı üyeye yanıt')).toBeInTheDocument();
    expect(screen.getByText('4 yorum')).toBeInTheDocument();
  });

  it('show markup as the text that it is', async () => {
    const markup = '<img src=x onerror="document.title=1"> <b>kalın</b> &amp; <script>1</script>';
    serve({ comments: [comment(1, { content: markup })] });
    const { container } = await open();
    expect(await screen.findByText(markup)).toBeInTheDocument();
    expect(container.querySelector('article#yorum-1 :is(img, b, script)')).toBeNull();
  });

  it('keep the place of a deleted one, without a way to answer it', async () => {
    const gone = comment(1, {
      content: '[silindi]',
      author: '[silindi]',
      is_deleted: true,
      replies: [comment(2)],
    });
    serve({ comments: [gone] });
    await open();
    expect(await screen.findByText('[silindi]')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Yanıtla/ })).toHaveLength(1);
    expect(screen.getByText('1 yorum')).toBeInTheDocument();
    expect(screen.queryByText(/adlı üyeye yanıt/)).toBeNull();
  });

  it('stand on one line where they lie deep, each with whom it answers', async () => {
    serve({ comments: [chain(600, 100)] });
    await open();
    const list = await screen.findByRole('list', { name: 'Yorum listesi' });
    const ids = [...list.querySelectorAll('article')].map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 600 }, (_, index) => `yorum-${index + 1}`));
    expect(list.querySelectorAll('ul')).toHaveLength(4);
    expect(list.querySelector('#yorum-600')).toHaveTextContent('yazan599 adlı üyeye yanıt');
  });

  it('say that there are none', async () => {
    serve({});
    await open();
    expect(await screen.findByText(/Henüz yorum yok\./)).toBeInTheDocument();
  });

  it('can be asked for again when they did not come', async () => {
    serveApi({
      ...SETTINGS,
      ...signedInAs('user'),
      ...AUTHOR_RECORD,
      'GET /api/blogs/7': [200, post(7)],
    });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sunucuya ulaşılamadı.');
    expect(screen.getByRole('heading', { name: 'Gönderi 7' })).toBeInTheDocument();
  });

  it('take the reader to the one that the address names', async () => {
    serve({ comments: [comment(1), comment(12)] });
    await open('/blog/7#yorum-12');
    await waitFor(() => expect(screen.getByRole('article', { name: 'yazan12' })).toHaveFocus());
  });
});

describe('writing a comment', () => {
  it('sends it, empties the box and reads the list again', async () => {
    let comments = [comment(1)];
    const calls = serve({
      comments: () => comments,
      answer: ({ body }) => {
        const added = comment(2, { content: (body as { content: string }).content });
        comments = [...comments, added];
        return [201, added];
      },
    });
    await open();
    await userEvent.type(await box(), '  Elinize sağlık  ');
    expect(screen.getByText('18/2000')).toBeInTheDocument();
    await send();
    expect(await screen.findByText('Elinize sağlık')).toBeInTheDocument();
    expect(posts(calls)[0]!.body).toEqual({ content: 'Elinize sağlık' });
    expect(await box()).toHaveValue('');
    expect(calls.filter(({ route }) => route === 'GET /api/blogs/7/comments')).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('article', { name: 'yazan2' })).toHaveFocus());
  });

  it.each([
    ['', 'Yorum boş olamaz.'],
    ['   ', 'Yorum boş olamaz.'],
    ['a'.repeat(2001), 'Yorum en fazla 2.000 karakter olabilir.'],
  ])('refuses %.5p before it is sent', async (text, sentence) => {
    const calls = serve({});
    await open();
    await userEvent.click(await box());
    if (text) await userEvent.paste(text);
    await send();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(await box()).toHaveValue(text);
    expect(posts(calls)).toEqual([]);
  });

  it.each<[string, Answer, string]>([
    ['too many', [429, { error: 'Çok fazla deneme yaptınız.', code: 'X' }], 'Çok fazla deneme yaptınız.'],
    ['a block', [403, { error: 'Yorum yapma yetkiniz kaldırıldı.', code: 'X' }], 'Yorum yapma yetkiniz'],
    ['a fault', [500, {}], 'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.'],
  ])('keeps the text after %s and says why', async (_what, answer, sentence) => {
    serve({ answer });
    await open();
    await userEvent.type(await box(), 'Uzun emek');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await box()).toHaveValue('Uzun emek');
  });

  it('keeps the text over the end of the session, for the same writer', async () => {
    serve({ answer: [401, { error: 'Bu işlem için giriş yapmalısınız.', code: 'UNAUTHENTICATED' }] });
    const { path, unmount } = await open();
    await userEvent.type(await box(), 'Uzun emek');
    await send();
    await waitFor(() => expect(path()).toBe('/login'));
    unmount();
    serve({});
    const again = await open();
    expect(await box()).toHaveValue('Uzun emek');
    again.unmount();
    await renderSite('/blog/7', { role: 'user', username: 'mehmet' });
    expect(await box()).toHaveValue('');
  });

  it('keeps what is not sent when its writer goes somewhere else, until it is sent', async () => {
    serve({ answer: [201, comment(9)] });
    const first = await open();
    await userEvent.type(await box(), 'Yarım kaldı');
    first.unmount();
    const second = await open();
    expect(await box()).toHaveValue('Yarım kaldı');
    await send();
    await waitFor(async () => expect(await box()).toHaveValue(''));
    second.unmount();
    await open();
    expect(await box()).toHaveValue('');
  });

  it('keeps it over a reload, and no longer once it is deleted', async () => {
    serve({});
    const { unmount } = await open();
    await userEvent.type(await box(), 'Yarım kaldı');
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.values(sessionStorage).join()).toContain('Yarım kaldı');
    await userEvent.clear(await box());
    unmount();
    expect(Object.values(sessionStorage).join()).not.toContain('Yarım kaldı');
  });

  it('keeps the text when the server can not be reached', async () => {
    serve({});
    await open();
    await userEvent.type(await box(), 'Uzun emek');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sunucuya ulaşılamadı.');
    expect(await box()).toHaveValue('Uzun emek');
  });

  it('is not offered to the blocked, who read why', async () => {
    serve({ comments: [comment(1)], is_blocked: true, blocked_reason: 'Hakaret' });
    await open();
    expect(await screen.findByText('Yorum yapma yetkiniz kaldırıldı.')).toBeInTheDocument();
    expect(screen.getByText('Sebep: Hakaret')).toBeInTheDocument();
    expect(screen.queryByLabelText('Yorumunuz')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Yanıtla/ })).toBeNull();
    expect(screen.getByText('Yorum 1')).toBeInTheDocument();
  });
});

describe('answering a comment', () => {
  it('opens below it, sends whom it answers, and closes', async () => {
    const calls = serve({ comments: [comment(1)], answer: [201, comment(5, { parent_id: 1 })] });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Yanıtla: yazan1' }));
    const reply = screen.getByLabelText('yazan1 adlı üyeye yanıtınız');
    expect(reply).toHaveFocus();
    await userEvent.type(reply, 'Katılıyorum');
    await userEvent.click(screen.getByRole('button', { name: 'Yanıtı Gönder' }));
    await waitFor(() => expect(screen.queryByLabelText('yazan1 adlı üyeye yanıtınız')).toBeNull());
    expect(posts(calls)[0]!.body).toEqual({ content: 'Katılıyorum', parent_id: 1 });
    expect(calls.filter(({ route }) => route === 'GET /api/blogs/7/comments')).toHaveLength(2);
  });

  it('reaches the last of a long chain', async () => {
    const calls = serve({ comments: [chain(600, 100)], answer: [201, comment(601, { parent_id: 600 })] });
    await open();
    const last = (await screen.findByText('Yorum 600')).closest('article')!;
    await userEvent.click(within(last).getByRole('button'));
    await userEvent.type(within(last).getByLabelText('yazan600 adlı üyeye yanıtınız'), 'Son söz');
    await userEvent.click(within(last).getByText('Yanıtı Gönder'));
    await waitFor(() => expect(posts(calls)).toHaveLength(1));
    expect(posts(calls)[0]!.body).toEqual({ content: 'Son söz', parent_id: 600 });
  });

  it('says when the comment is no longer there, and keeps the text', async () => {
    const fields = { parent_id: 'Yanıtlanan yorum bu gönderide bulunamadı.' };
    serve({ comments: [comment(1)], answer: [400, { error: 'Hata var.', code: 'X', fields }] });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Yanıtla: yazan1' }));
    await userEvent.type(screen.getByLabelText('yazan1 adlı üyeye yanıtınız'), 'Katılıyorum');
    await userEvent.click(screen.getByRole('button', { name: 'Yanıtı Gönder' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Yanıtlanan yorum bu gönderide bulunamadı.');
    expect(screen.getByLabelText('yazan1 adlı üyeye yanıtınız')).toHaveValue('Katılıyorum');
  });

  it('is given up with İptal, and the keyboard is back where it was', async () => {
    serve({ comments: [comment(1)] });
    await open();
    const button = await screen.findByRole('button', { name: 'Yanıtla: yazan1' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'İptal' }));
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await act(async () => userEvent.keyboard('{Escape}'));
    expect(screen.queryByLabelText('yazan1 adlı üyeye yanıtınız')).toBeNull();
  });
});
