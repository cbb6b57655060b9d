import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReceiptRow } from '../../api/generated/wire';
import { type ApiCall, serveApi, settingsWith } from '../../testing/fake-api';
import { catchUploads } from '../../testing/fake-upload';
import { renderSite } from '../../testing/render-site';

const IBAN = 'TR33 0006 1005 1978 6457 8413 26';

const RECEIPT: ReceiptRow = {
  id: 7,
  user_id: 3,
  username: 'ayşe',
  email: 'ayse@ornek.com',
  reference_code: 'K7MP-QX3A',
  duration_type: '1_month',
  file_name: 'dekont mayıs.pdf',
  size: 120_000,
  status: 'pending',
  reason: null,
  granted_duration_type: null,
  decided_at: null,
  created_at: '2026-05-17T12:00:00.000Z',
};

const site = {
  role: 'wait',
  end: null as string | null,
  receipts: [] as ReceiptRow[],
};

function serve(more: Parameters<typeof serveApi>[0] = {}): ApiCall[] {
  return serveApi({
    ...settingsWith({ bank: { account_holder: 'ÖRNEK LTD.', bank_name: 'Örnek Banka', iban: IBAN } }),
    'GET /api/check_role': () => [
      200,
      { role: site.role, username: 'ayşe', subscription_end_date: site.end },
    ],
    'GET /api/profile': () => [
      200,
      { username: 'ayşe', email: 'ayse@ornek.com', tg_link: '', subscription_end_date: site.end },
    ],
    'GET /api/products': [
      200,
      {
        products: [
          { duration_type: '1_month', title: 'Oranlar Tablosu - 30 Gün', days: 30, price_tl: 1300 },
          { duration_type: '3_month', title: 'Oranlar Tablosu - 90 Gün', days: 90, price_tl: 3500 },
        ],
      },
    ],
    'GET /api/receipts/reference': [200, { reference_code: 'K7MP-QX3A' }],
    'GET /api/receipts': () => [200, site.receipts],
    ...more,
  });
}

async function open(path = '/satinal') {
  const view = await renderSite(path, { role: site.role as 'wait', token: 't1' });
  await screen.findByRole('heading', { name: 'Üyelik Satın Al', level: 1 });
  return view;
}

const pdf = (name = 'dekont.pdf', content = '%PDF-1.7 …') =>
  new File([content], name, { type: 'application/pdf' });

const fileBox = () => screen.findByLabelText('Dekont (PDF, en fazla 5 MB)');
const sendButton = () => screen.getByRole('button', { name: 'Dekontu gönder' });

beforeEach(() => Object.assign(site, { role: 'wait', end: null, receipts: [] }));
afterEach(() => jest.restoreAllMocks());

describe('the purchase page', () => {
  it('says whom to pay, how much and with which words, and copies each', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    serve();
    await open();
    expect(await screen.findByText(IBAN)).toBeInTheDocument();
    expect(screen.getByText('ÖRNEK LTD.')).toBeInTheDocument();
    expect(await screen.findByText('K7MP-QX3A')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'IBAN kopyala' }));
    expect(copied).toHaveBeenLastCalledWith('TR330006100519786457841326');
    expect(await screen.findByText('Kopyalandı')).toHaveRole('status');
    await user.click(screen.getByRole('button', { name: 'Tutar kopyala' }));
    expect(copied).toHaveBeenLastCalledWith('1300');
  });

  it('selects the text where nothing can be copied', async () => {
    const user = userEvent.setup();
    serve();
    await open();
    await screen.findByText(IBAN);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'IBAN kopyala' }));
    expect(await screen.findByText('Kopyalanamadı; seçili metni kopyalayın')).toBeInTheDocument();
    expect(window.getSelection()?.toString()).toBe(IBAN);
  });

  it('warns while the operator has entered no account', async () => {
    serve(settingsWith({ bank: { account_holder: 'A', bank_name: 'B', iban: 'TR00 0000 0000' } }));
    await open();
    expect(await screen.findByText(/Lütfen ödeme yapmayın/)).toBeInTheDocument();
  });

  it('follows the chosen package in amount, sample mail and mail link', async () => {
    serve();
    const { path } = await open();
    const [month, quarter] = await screen.findAllByRole('radio');
    expect(month).toBeChecked();
    await userEvent.click(quarter!);
    expect(path()).toBe('/satinal?paket=3_month');
    expect(screen.getAllByText('3.500 TL')).toHaveLength(2);
    expect(screen.getByRole('img', { name: /Örnek e-posta/ })).toHaveAccessibleName(
      expect.stringContaining('90 günlük paket için 3.500 TL gönderdim.'),
    );
    const link = new URL(screen.getByRole('link', { name: 'E-posta yaz' }).getAttribute('href')!);
    expect(link.pathname).toBe('destek@example.com');
    expect(link.searchParams.get('body')).toContain('Kullanıcı adım: ayşe\r\nReferans kodum: K7MP-QX3A');
  });

  it('opens with the package of the address, and with the first for a wrong one', async () => {
    serve();
    const { unmount } = await open('/satinal?paket=3_month');
    expect(await screen.findByRole('radio', { name: /90 Gün/ })).toBeChecked();
    unmount();
    serve();
    await open('/satinal?paket=9_month');
    expect(await screen.findByRole('radio', { name: /30 Gün/ })).toBeChecked();
  });

  it.each([
    ['user', '2026-06-16T18:45:00.000Z', /16 Haziran 2026 21:45 tarihine kadar aktif/],
    ['user', null, /Üyeliğiniz süresiz/],
    ['editor', null, /üyelik almanız gerekmez/],
  ] as const)('shows a %s with the end %p what buying would add', async (role, end, sentence) => {
    Object.assign(site, { role, end });
    serve();
    await open();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('shows an error with a way to try again, and then the packages', async () => {
    let isUp = false;
    serve({
      'GET /api/products': () =>
        isUp
          ? [200, { products: [{ duration_type: '1_month', title: 'Otuz', days: 30, price_tl: 1300 }] }]
          : [500, { error: 'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.' }],
    });
    await open();
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Bir hata oluştu.');
    isUp = true;
    await userEvent.click(within(panel).getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByText('Otuz')).toBeInTheDocument();
  });
});

describe('the receipt form', () => {
  it('sends the file with its package, shows how far it is, and the receipt afterwards', async () => {
    serve();
    const uploads = catchUploads();
    await open('/satinal?paket=3_month');
    await userEvent.upload(await fileBox(), pdf());
    await userEvent.click(sendButton());
    await waitFor(() => expect(uploads).toHaveLength(1));
    const [upload] = uploads;
    expect([upload!.path, upload!.token, upload!.form.get('duration_type')]).toEqual([
      '/api/receipts',
      'Bearer t1',
      '3_month',
    ]);
    expect((upload!.form.get('file') as File).name).toBe('dekont.pdf');
    act(() => upload!.progress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Dekont yükleniyor' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    expect(sendButton()).toBeDisabled();
    site.receipts = [RECEIPT];
    await act(async () => upload!.answer([201, RECEIPT]));
    expect((await screen.findByText(/Dekontunuz alındı/)).closest('[role=status]')).toBeInTheDocument();
    expect(await screen.findByText('dekont mayıs.pdf')).toBeInTheDocument();
    expect(screen.getByText('İnceleniyor')).toBeInTheDocument();
    expect(screen.queryByText('dekont.pdf', { selector: '.truncate' })).toBeNull();
  });

  it.each([
    [
      'a file of 5 MiB and one byte',
      pdf('a.pdf', `%PDF-1.7${'x'.repeat(5 * 1024 * 1024 - 7)}`),
      /en fazla 5 MB/,
    ],
    ['a web page named .pdf', pdf('a.pdf', '<html>'), /geçerli bir PDF/],
    ['an empty file', pdf('a.pdf', ''), /geçerli bir PDF/],
  ])('refuses %s beside the field and sends nothing', async (_, file, sentence) => {
    serve();
    const uploads = catchUploads();
    await open();
    await userEvent.upload(await fileBox(), file);
    await userEvent.click(sendButton());
    expect(await fileBox()).toHaveAccessibleDescription(sentence);
    expect(await fileBox()).toBeInvalid();
    expect(uploads).toEqual([]);
  });

  it('asks for a file before it sends', async () => {
    serve();
    const uploads = catchUploads();
    await open();
    await fileBox();
    await userEvent.click(sendButton());
    expect(await fileBox()).toHaveAccessibleDescription('Dekont dosyasını (PDF) seçin.');
    expect(uploads).toEqual([]);
  });

  it.each([
    [[415, { error: 'x', fields: { file: 'Dekont geçerli bir PDF dosyası olmalı.' } }], /geçerli bir PDF/],
    [[409, { error: 'En fazla 5 dekontunuz aynı anda onay bekleyebilir.' }], /En fazla 5 dekontunuz/],
    [[429, { error: 'Çok fazla deneme yaptınız.' }], /Çok fazla deneme/],
    [[500, { error: 'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.' }], /Bir hata oluştu/],
    [null, /Sunucuya ulaşılamadı/],
  ] as const)(
    'keeps the file when the server answers %j, and says why beside the field',
    async (answer, sentence) => {
      serve();
      const uploads = catchUploads();
      await open();
      await userEvent.upload(await fileBox(), pdf());
      await userEvent.click(sendButton());
      await waitFor(() => expect(uploads).toHaveLength(1));
      await act(async () => uploads[0]!.answer(answer));
      expect(await fileBox()).toHaveAccessibleDescription(sentence);
      expect(screen.getByText('dekont.pdf', { selector: '.truncate' })).toBeInTheDocument();
      await userEvent.click(sendButton());
      await waitFor(() => expect(uploads).toHaveLength(2));
    },
  );

  it('can be stopped, and keeps the file', async () => {
    serve();
    const uploads = catchUploads();
    await open();
    await userEvent.upload(await fileBox(), pdf());
    await userEvent.click(sendButton());
    await waitFor(() => expect(uploads).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Yüklemeyi durdur' }));
    expect(await fileBox()).toHaveAccessibleDescription(/durduruldu/);
    expect(screen.getByText('dekont.pdf', { selector: '.truncate' })).toBeInTheDocument();
  });

  it('ends the session when the server no longer knows it', async () => {
    serve();
    const uploads = catchUploads();
    const { path } = await open();
    await userEvent.upload(await fileBox(), pdf());
    await userEvent.click(sendButton());
    await waitFor(() => expect(uploads).toHaveLength(1));
    await act(async () => uploads[0]!.answer([401, { error: 'x', code: 'UNAUTHENTICATED' }]));
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('lets a file be taken away again', async () => {
    serve();
    await open();
    await userEvent.upload(await fileBox(), pdf());
    await userEvent.click(await screen.findByRole('button', { name: 'Dosyayı kaldır' }));
    expect(screen.queryByText('dekont.pdf', { selector: '.truncate' })).toBeNull();
  });
});

describe('the list of receipts', () => {
  it('says so when there is none', async () => {
    serve();
    await open();
    expect(await screen.findByText('Henüz dekont göndermediniz.')).toBeInTheDocument();
  });

  it('shows what became of each, with reason and package', async () => {
    const decided = { decided_at: '2026-05-18T07:30:00.000Z' };
    site.receipts = [
      { ...RECEIPT, ...decided, id: 9, status: 'rejected', reason: 'Tutar <b>eksik</b>' },
      { ...RECEIPT, ...decided, id: 8, status: 'approved', granted_duration_type: '3_month' },
    ];
    const calls = serve();
    await open();
    // the page has other lists, which are there before the receipts
    await screen.findAllByText(/dekont mayıs\.pdf/);
    const [rejected, approved] = screen
      .getAllByRole('listitem', { name: '' })
      .filter((item) => item.textContent?.includes('dekont mayıs.pdf'));
    expect(rejected).toHaveTextContent('Reddedildi');
    expect(rejected).toHaveTextContent('Sebep: Tutar <b>eksik</b>');
    expect(rejected).toHaveTextContent('Sonuçlandı: 18 Mayıs 2026 10:30');
    expect(approved).toHaveTextContent('Onaylandı');
    expect(approved).toHaveTextContent('Verilen paket: 90 gün');
    expect(calls.find((call) => call.route === 'GET /api/receipts')?.query.get('mine')).toBe('true');
  });

  it('downloads the file with the token, under the member’s own name', async () => {
    site.receipts = [RECEIPT];
    const calls = serve({ 'GET /api/receipts/7/file': [200, '%PDF'] });
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:x';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'dekont mayıs.pdf dosyasını indir' }));
    await waitFor(() => expect(saved).toEqual(['dekont mayıs.pdf']));
    expect(calls.find((call) => call.route === 'GET /api/receipts/7/file')?.token).toBe('Bearer t1');
  });

  it('says when the file is gone', async () => {
    site.receipts = [RECEIPT];
    serve({ 'GET /api/receipts/7/file': [404, { error: 'Aradığınız kayıt bulunamadı.' }] });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'dekont mayıs.pdf dosyasını indir' }));
    expect(await screen.findByText('Dosya indirilemedi. Aradığınız kayıt bulunamadı.')).toBeInTheDocument();
  });

  it('lets the member in as soon as a receipt is approved', async () => {
    site.receipts = [RECEIPT];
    serve();
    await open();
    expect(await screen.findByText('İnceleniyor')).toBeInTheDocument();
    site.receipts = [{ ...RECEIPT, status: 'approved', granted_duration_type: '1_month' }];
    site.role = 'user';
    site.end = '2026-06-16T18:45:00.000Z';
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Onaylandı')).toBeInTheDocument();
    expect(await screen.findByText('Dekontunuz onaylandı.')).toBeInTheDocument();
    await waitFor(() => expect(localStorage.getItem('userRole')).toBe('user'));
    expect(await screen.findByText(/16 Haziran 2026 21:45 tarihine kadar aktif/)).toBeInTheDocument();
  });
});
