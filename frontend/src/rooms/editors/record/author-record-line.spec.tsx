import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editorSummaryWith } from '../../../testing/editors';
import { type Answer, serveApi, SETTINGS } from '../../../testing/fake-api';
import { post, posts, signedInAs } from '../../../testing/posts';
import { renderSite } from '../../../testing/render-site';

const HASH = `${'ab'.repeat(4)}${'0'.repeat(52)}beef`;

const serve = (summary: Answer, head: Answer = [200, { count: 1234, hash: HASH }]) =>
  serveApi({
    ...SETTINGS,
    ...signedInAs('user'),
    'GET /api/authors': [200, { authors: ['editör'] }],
    'GET /api/blogs': [200, { blogs: posts(2), pages: 1, total: 2 }],
    'GET /api/blogs/7': [200, post(7)],
    'GET /api/blogs/7/comments': [200, { comments: [], is_blocked: false }],
    'GET /api/pick-record/head': head,
    'GET /api/editors/edit%C3%B6r/summary': summary,
  });

const open = (address: string) => renderSite(address, { role: 'user' });
const line = () => screen.findByRole('group', { name: 'editör: sicil özeti' });

afterEach(() => jest.restoreAllMocks());

describe('the record beside the picks', () => {
  it('is that of the chosen author in short, with the way to all of it', async () => {
    serve([200, editorSummaryWith()]);
    await open('/editor?yazar=edit%C3%B6r');
    const link = await within(await line()).findByRole('link', { name: 'Bütün sicil: editör' });
    expect(link).toHaveAttribute('href', '/editorler/edit%C3%B6r');
    expect(await line()).toHaveTextContent(
      /^tek seçim getirisi \+%4,5 \(%95 aralık -%12 … \+%21\)\s*130 seçim, 120 sonuçlandı\s*Bütün sicil$/,
    );
    expect(within(await line()).queryByText('Az örnek')).toBeNull();
  });

  it('begins with the return of the coupons where followers play these', async () => {
    const { coupons } = editorSummaryWith();
    serve([200, editorSummaryWith({ plays: 'coupons', coupons: { ...coupons, settled: 40 } })]);
    await open('/editor?yazar=edit%C3%B6r');
    expect(await within(await line()).findByText('kupon getirisi -%16,0')).toBeInTheDocument();
    expect(await line()).toHaveTextContent(
      /^kupon getirisi -%16,0 \(%95 aralık -%71 … \+%62\)\s*40 kupon sonuçlandı\s*130 seçim, 120 sonuçlandı/,
    );
    expect(within(await line()).queryByText('Az örnek')).toBeNull();
  });

  it('says that few coupons are few, however many selections they have, and nothing of none', async () => {
    const { coupons } = editorSummaryWith();
    serve([200, editorSummaryWith({ plays: 'coupons' })]);
    const { unmount } = await open('/editor?yazar=edit%C3%B6r');
    expect(await within(await line()).findByText('Az örnek')).toBeInTheDocument();
    unmount();
    const none = { ...coupons, settled: 0, won: 0, profit: 0, return_rate: null };
    serve([200, editorSummaryWith({ plays: 'coupons', coupons: none })]);
    await open('/editor?yazar=edit%C3%B6r');
    expect(await within(await line()).findByText('0 kupon sonuçlandı')).toBeInTheDocument();
    expect(await line()).not.toHaveTextContent('getirisi');
  });

  it('says that few are few', async () => {
    serve([200, editorSummaryWith({ settled: 29 })]);
    await open('/editor?yazar=edit%C3%B6r');
    expect(await within(await line()).findByText('Az örnek')).toBeInTheDocument();
  });

  it.each<[string, Answer]>([
    ['has no selection', [200, editorSummaryWith({ picks: 0, settled: 0 })]],
    ['is known by posts alone', [404, { error: 'Kayıt bulunamadı.', code: 'NOT_FOUND' }]],
  ])('says so where the author %s', async (_, summary) => {
    serve(summary);
    await open('/editor?yazar=edit%C3%B6r');
    expect(await within(await line()).findByText('Sicilde seçimi yok.')).toBeInTheDocument();
  });

  it('can be asked for again after a failure', async () => {
    serve([500, { error: 'Bir hata oluştu.', code: 'X' }]);
    await open('/editor?yazar=edit%C3%B6r');
    expect(await within(await line()).findByRole('alert')).toHaveTextContent('Sicil yüklenemedi.');
    serve([200, editorSummaryWith()]);
    await userEvent.click(within(await line()).getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByRole('link', { name: 'Bütün sicil: editör' })).toBeInTheDocument();
  });

  it('of all editors is one link away while no author is chosen', async () => {
    const calls = serve([200, editorSummaryWith()]);
    await open('/editor');
    expect(await screen.findByRole('link', { name: /^Editörlerin sicilini görün/ })).toHaveAttribute(
      'href',
      '/editorler',
    );
    expect(calls.filter(({ route }) => route.includes('/editors/'))).toEqual([]);
  });
});

describe('the record on a post', () => {
  it('is its author’s', async () => {
    serve([200, editorSummaryWith()]);
    await open('/blog/7');
    const record = await screen.findByRole('region', { name: 'Editörün sicili' });
    expect(await within(record).findByRole('link')).toHaveAttribute('href', '/editorler/edit%C3%B6r');
  });
});

describe('the end of the record', () => {
  it('stands below the picks with its count and hash, the whole of it on demand', async () => {
    serve([200, editorSummaryWith()]);
    await open('/editor');
    const head = await screen.findByRole('region', { name: 'Editörlerin sicili' });
    expect(await within(head).findByText('abababab…beef')).toBeInTheDocument();
    expect(head).toHaveTextContent(/Sicilde 1\.234 seçim var\. Son parmak izi: abababab…beef/);
    expect(within(head).getByText(HASH)).not.toBeVisible();
    await userEvent.click(within(head).getByText('Tamamını göster'));
    expect(within(head).getByText(HASH)).toBeVisible();
    expect(within(head).getByRole('link', { name: /nasıl denetlenir/ })).toHaveAttribute(
      'href',
      '/sicil-denetimi',
    );
  });

  it.each<[string, Answer, string]>([
    ['nothing stands in it', [200, { count: 0, hash: '0'.repeat(64) }], 'Sicil henüz boş.'],
    ['it can not be read', [500, { error: 'x', code: 'X' }], 'Sicilin parmak izi yüklenemedi.'],
  ])('says so while %s', async (_, answer, sentence) => {
    serve([200, editorSummaryWith()], answer);
    await open('/editor');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });
});
