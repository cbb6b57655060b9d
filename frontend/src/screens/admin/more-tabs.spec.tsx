import { act, screen, waitFor, within } from '@testing-library/react';
import { settingsWith } from '../../testing/fake-api';
import { asked, openPanel } from '../../testing/panel';

// drawing needs a real browser; the journeys look at the drawn page
jest.mock('./receipts/draw-pdf', () => ({
  openPdf: () => Promise.resolve({ numPages: 1, loadingTask: { destroy: () => undefined } }),
  drawPage: () => Promise.resolve(),
  textOfPage: () => Promise.resolve('HAVALE 3500 TL'),
}));

const RECEIPT = {
  id: 7,
  user_id: 3,
  username: 'ayşe',
  email: 'ayse@ornek.com',
  reference_code: 'K7MP-QX3A',
  duration_type: '1_month',
  file_name: 'dekont.pdf',
  size: 20_480,
  status: 'pending',
  reason: null,
  granted_duration_type: null,
  decided_at: null,
  created_at: '2026-05-17T12:00:00.000Z',
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the receipts', () => {
  const routes = {
    'GET /api/receipts': [200, [RECEIPT]],
    'GET /api/receipts/7/file': [200, '%PDF'],
    'POST /api/receipts/7/approve': [200, { ...RECEIPT, status: 'approved' }],
  } as const;

  it('wait first, show their PDF and what the package costs, and are approved with another package', async () => {
    const { calls, user } = await openPanel('/admin?sekme=odemeler', routes);
    await user.click(await screen.findByRole('button', { name: 'ayşe: dekontu incele' }));
    expect(asked(calls, 'GET /api/receipts')[0]!.query.get('status')).toBe('pending');
    const sheet = await screen.findByRole('dialog', { name: 'Dekont 7' });
    expect(sheet).toHaveTextContent('K7MP-QX3A');
    expect(sheet).toHaveTextContent('1 Ay · Fiyatı: 1.300 TL');
    expect(await within(sheet).findByRole('img', { name: 'Dekont, sayfa 1 / 1' })).toBeInTheDocument();
    expect(await within(sheet).findByText('HAVALE 3500 TL')).toBeInTheDocument();
    expect(asked(calls, 'GET /api/receipts/7/file')[0]!.token).toBe('Bearer t1');
    await user.selectOptions(within(sheet).getByLabelText('Verilecek paket'), '3 Ay');
    await user.click(within(sheet).getByRole('button', { name: 'Onayla ve üyelik ver' }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(asked(calls, 'POST /api/receipts/7/approve').map((call) => call.body)).toEqual([
      { duration_type: '3_month' },
    ]);
  });

  it('say when somebody else has decided meanwhile', async () => {
    const { user } = await openPanel('/admin?sekme=odemeler', {
      ...routes,
      'POST /api/receipts/7/approve': [409, { error: 'Bu dekont için daha önce karar verilmiş.' }],
    });
    await user.click(await screen.findByRole('button', { name: 'ayşe: dekontu incele' }));
    await user.click(await screen.findByRole('button', { name: 'Onayla ve üyelik ver' }));
    expect(await screen.findByText('Bu dekont için daha önce karar verilmiş.')).toBeInTheDocument();
  });

  it('are rejected with a reason only', async () => {
    const { calls, user } = await openPanel('/admin?sekme=odemeler', {
      ...routes,
      'POST /api/receipts/7/reject': [200, { ...RECEIPT, status: 'rejected' }],
    });
    await user.click(await screen.findByRole('button', { name: 'ayşe: dekontu incele' }));
    await user.click(await screen.findByRole('button', { name: 'Reddet' }));
    const prompt = await screen.findByRole('alertdialog');
    await user.click(within(prompt).getByRole('button', { name: 'Reddet' }));
    expect(within(prompt).getByText('Reddetme sebebini yazın.')).toBeInTheDocument();
    await user.type(within(prompt).getByLabelText('Sebep'), ' Tutar eksik ');
    await user.click(within(prompt).getByRole('button', { name: 'Reddet' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked(calls, 'POST /api/receipts/7/reject').map((call) => call.body)).toEqual([
      { reason: 'Tutar eksik' },
    ]);
  });

  it('offer another try when the file doesn’t come', async () => {
    let there = false;
    const { user } = await openPanel('/admin?sekme=odemeler', {
      ...routes,
      'GET /api/receipts/7/file': () => (there ? [200, '%PDF'] : [404, { error: 'Dosya bulunamadı.' }]),
    });
    await user.click(await screen.findByRole('button', { name: 'ayşe: dekontu incele' }));
    const sheet = await screen.findByRole('dialog');
    expect(await within(sheet).findByText('Dosya bulunamadı.')).toBeInTheDocument();
    there = true;
    await user.click(within(sheet).getByRole('button', { name: 'Tekrar dene' }));
    expect(await within(sheet).findByRole('img')).toBeInTheDocument();
  });
});

describe('the settings', () => {
  const stored = settingsWith({
    about_editors: [{ name: 'Editör 1', text: 'Tanıtım', link: '' }],
    carousel_logos: [],
  });

  it('send the changed sections alone, and show refusals beside their fields', async () => {
    let works = false;
    const { calls, user } = await openPanel('/admin?sekme=ayarlar', {
      ...stored,
      'PUT /api/settings': () =>
        works
          ? [200, { ...stored['GET /api/settings'][1], site_name: 'Yeni Ad' }]
          : [
              400,
              {
                error: 'Gönderilen bilgilerde hata var.',
                fields: {
                  'about_editors.0.name': 'Bu alan boş bırakılamaz.',
                  site_name: 'En fazla 60 karakter olabilir.',
                },
              },
            ],
    });
    const name = await screen.findByLabelText('Site adı');
    const save = screen.getByRole('button', { name: 'Ayarları kaydet' });
    expect(save).toBeDisabled();
    await user.clear(name);
    await user.type(name, 'Yeni Ad');
    const editor = screen.getByRole('listitem', { name: 'Hakkımızda: editörler 1' });
    await user.clear(within(editor).getByLabelText('Ad'));
    await user.click(save);
    expect(await screen.findByText('En fazla 60 karakter olabilir.')).toBeInTheDocument();
    expect(within(editor).getByLabelText('Ad')).toHaveAccessibleDescription('Bu alan boş bırakılamaz.');
    expect(name).toHaveValue('Yeni Ad');
    expect(asked(calls, 'PUT /api/settings')[0]!.body).toEqual({
      site_name: 'Yeni Ad',
      about_editors: [{ name: '', text: 'Tanıtım', link: '' }],
    });
    works = true;
    await user.click(save);
    expect(await screen.findByText('Bütün değişiklikler kayıtlı.')).toBeInTheDocument();
    expect(name).toHaveValue('Yeni Ad');
  });

  it('have lists that grow, shrink and change their order', async () => {
    const { calls, user } = await openPanel('/admin?sekme=ayarlar', {
      ...settingsWith({
        carousel_logos: [
          { name: 'Bir', image_filename: '' },
          { name: 'İki', image_filename: '' },
        ],
      }),
      'PUT /api/settings': [503, { error: 'Hizmete ulaşılamıyor.' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Logo şeridi 2: Yukarı taşı' }));
    await user.click(screen.getByRole('button', { name: 'Logo şeridi 2: Kaldır' }));
    await user.click(screen.getByRole('button', { name: 'Logo ekle' }));
    const added = screen.getByRole('listitem', { name: 'Logo şeridi 2' });
    await user.type(within(added).getByLabelText('Ad'), 'Üç');
    await user.click(screen.getByRole('button', { name: 'Ayarları kaydet' }));
    expect(await screen.findByText('Hizmete ulaşılamıyor.')).toBeInTheDocument();
    expect(asked(calls, 'PUT /api/settings')[0]!.body).toEqual({
      carousel_logos: [
        { name: 'İki', image_filename: '' },
        { name: 'Üç', image_filename: '' },
      ],
    });
  });
});

describe('the record', () => {
  const entry = {
    id: 9,
    created_at: '2026-05-17T12:00:00.000Z',
    user_id: 1,
    username: 'yönetici',
    action: 'update',
    entity: 'users',
    entity_id: 3,
    before: { id: 3, role: 'wait', email: 'a@ornek.com', is_blocked: false },
    after: { id: 3, role: 'user', email: 'a@ornek.com', is_blocked: true },
  };

  it('says what changed, in words', async () => {
    const { calls, user } = await openPanel('/admin?sekme=kayitlar&tablo=users&kayit=3', {
      'GET /api/audit': [200, [entry]],
    });
    const row = (await screen.findByRole('cell', { name: 'yönetici' })).closest('tr')!;
    expect(row).toHaveTextContent('Değiştirdi');
    expect(row).toHaveTextContent('Rol: Üyeliği yok → Üye');
    expect(row).not.toHaveTextContent('a@ornek.com');
    const [first] = asked(calls, 'GET /api/audit');
    expect([first!.query.get('entity'), first!.query.get('entity_id')]).toEqual(['users', '3']);
    await user.click(within(row).getByRole('button', { name: /ayrıntı/ }));
    const details = await screen.findByRole('dialog');
    expect(within(details).getAllByText(/^(Rol|Yorum engeli)$/)).toHaveLength(2);
    expect(details).toHaveTextContent('ÖnceHayır');
    expect(details).toHaveTextContent('SonraEvet');
  });
});

describe('the newsletter', () => {
  const audience = { consenting: 1_234, undeliverable: 7, unsubscribed: 5, without_consent: 6 };
  const routes = {
    'GET /api/newsletters/audience': [200, audience],
    'GET /api/newsletters': [200, []],
  } as const;

  it('says who gets it, asks once more, and keeps its words until they are sent', async () => {
    let works = false;
    const { calls, user } = await openPanel('/admin?sekme=posta&bolum=bulten', {
      ...routes,
      'POST /api/newsletters': () =>
        works ? [201, { id: 1, recipients: 1_234 }] : [503, { error: 'Hizmete ulaşılamıyor.' }],
    });
    expect(await screen.findByText(/1\.234 onaylı aboneye gider/)).toBeInTheDocument();
    const send = screen.getByRole('button', { name: 'Gönder' });
    await user.click(send);
    expect(screen.getByText('Konu zorunlu.')).toBeInTheDocument();
    expect(screen.getByText('Metin zorunlu.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Konu'), 'Haftanın maçları');
    await user.type(screen.getByLabelText('Metin'), 'Merhaba');
    expect(screen.getByRole('region', { name: 'Önizleme' })).toHaveTextContent('Merhaba');
    for (const outcome of [false, true]) {
      works = outcome;
      await user.click(send);
      const question = await screen.findByRole('alertdialog', {
        name: 'Bülten 1.234 kişiye gönderilsin mi?',
      });
      await user.click(within(question).getByRole('button', { name: 'Gönder' }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
      if (!outcome) expect(screen.getByText('Hizmete ulaşılamıyor.')).toBeInTheDocument();
      expect(screen.getByLabelText('Metin')).toHaveValue(outcome ? '' : 'Merhaba');
    }
    expect(asked(calls, 'POST /api/newsletters').map((call) => call.body)).toEqual([
      { subject: 'Haftanın maçları', text: 'Merhaba' },
      { subject: 'Haftanın maçları', text: 'Merhaba' },
    ]);
  });

  it('says when the last mail will have gone out, while any waits', async () => {
    const row = {
      ...{ id: 2, subject: 'Yolda', text: 'x', username: 'admin', status: 'sending', recipients: 14_600 },
      ...{ sent: 4_600, waiting: 10_000, failed: 0, dropped: 0, created_at: '2026-05-17T12:00:00.000Z' },
    };
    await openPanel('/admin?sekme=posta&bolum=bulten', {
      ...routes,
      'GET /api/newsletters': [
        200,
        [
          { ...row, hourly_rate: 9_000, ends_at: '2026-05-17T13:06:40.000Z' },
          { ...row, id: 1, subject: 'Gitti', status: 'sent', hourly_rate: null, ends_at: null },
        ],
      ],
    });
    const underWay = (await screen.findByText('Yolda')).closest('li')!;
    expect(underWay).toHaveTextContent('Tahminî bitiş: 17 Mayıs 2026 16:06 (saatte yaklaşık 9.000 e-posta)');
    expect(screen.getByText('Gitti').closest('li')).not.toHaveTextContent('Tahminî bitiş');
  });

  it('can’t be sent without recipients', async () => {
    await openPanel('/admin?sekme=posta&bolum=bulten', {
      ...routes,
      'GET /api/newsletters/audience': [200, { ...audience, consenting: 0 }],
    });
    expect(await screen.findByText('Bülten için onay vermiş abone yok.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Gönder' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Kendime deneme gönder' })).toBeEnabled();
  });
});

describe('the mails', () => {
  it('that failed are tried again', async () => {
    const mail = {
      id: 4,
      template: 'set-password',
      recipient: 'a@ornek.com',
      status: 'failed',
      attempts: 11,
    };
    const { calls, user } = await openPanel('/admin?sekme=posta&durum=failed', {
      'GET /api/mails': [200, [mail, { ...mail, id: 5, recipient: 'b@ornek.com', status: 'sent' }]],
      'POST /api/mails/4/retry': [200, { ...mail, status: 'queued' }],
    });
    await user.click(await screen.findByRole('button', { name: 'a@ornek.com: yeniden dene' }));
    expect(screen.queryByRole('button', { name: 'b@ornek.com: yeniden dene' })).not.toBeInTheDocument();
    await waitFor(() => expect(asked(calls, 'GET /api/mails').length).toBeGreaterThan(1));
    expect(asked(calls, 'GET /api/mails')[0]!.query.get('status')).toBe('failed');
    expect(asked(calls, 'POST /api/mails/4/retry')).toHaveLength(1);
  });

  it('that can not be sent at all say since when and why, with the server’s own words below', async () => {
    const since = new Date(Date.now() - 12.5 * 60_000).toISOString();
    await openPanel('/admin?sekme=posta', {
      'GET /api/mails': [200, []],
      'GET /api/mails/state': [
        200,
        {
          failing_since: since,
          reason: 'Posta sunucusunun sertifikası geçersiz veya süresi dolmuş.',
          detail: 'certificate has expired',
          next_attempt_at: since,
        },
      ],
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'E-posta 12 dakikadır gönderilemiyor: Posta sunucusunun sertifikası geçersiz veya süresi dolmuş.',
    );
    expect(within(alert).getByText('certificate has expired')).toBeInTheDocument();
  });

  it('mark addresses that refuse them in the tables of subscribers', async () => {
    const row = { id: 1, email: 'yok@ornek.com', phonenumber: '', created_at: '2026-05-17T12:00:00.000Z' };
    await openPanel('/admin?sekme=abonelik', {
      'GET /api/subscribers': [
        200,
        [
          { ...row, undeliverable_since: '2026-05-17T12:00:00.000Z' },
          { ...row, id: 2, email: 'var@ornek.com', undeliverable_since: null },
        ],
      ],
    });
    const rowOf = async (email: string) => (await screen.findByText(email)).closest('tr')!;
    expect(await rowOf('yok@ornek.com')).toHaveTextContent('Ulaşılamıyor');
    expect(await rowOf('var@ornek.com')).not.toHaveTextContent('Ulaşılamıyor');
  });

  it('show addresses that refuse them, with who has them', async () => {
    const address = {
      ...{ id: 9, email: 'yok@ornek.com', username: 'ayse', is_subscriber: true },
      ...{ reason: '550 no such mailbox', since: '2026-05-17T12:00:00.000Z' },
    };
    await openPanel('/admin?sekme=posta&bolum=ulasilamayan', {
      'GET /api/undeliverable-addresses': [200, [address]],
    });
    const row = (await screen.findByText('yok@ornek.com')).closest('tr')!;
    expect(row).toHaveTextContent('ayse');
    expect(row).toHaveTextContent('550 no such mailbox');
    expect(screen.getByRole('button', { name: '“yok@ornek.com” işareti: sil' })).toBeInTheDocument();
  });
});

describe('the Telegram bot', () => {
  const WORKS = { available: true, failing_since: null, reason: null };

  it.each([
    [
      'has a problem',
      { available: false, failing_since: '2026-05-17T12:00:00.000Z', reason: 'Anahtar geçersiz.' },
    ],
    ['works', WORKS],
  ])('is named above the mails when it %s, and only then', async (_, state) => {
    const { calls } = await openPanel('/admin?sekme=posta', {
      'GET /api/mails': [200, []],
      'GET /api/telegram': [200, state],
    });
    await waitFor(() => expect(asked(calls, 'GET /api/telegram')).toHaveLength(1));
    if (state === WORKS) {
      expect(await screen.findByText('Kayıt yok.')).toBeInTheDocument();
      expect(screen.queryByText(/Telegram botunda/)).not.toBeInTheDocument();
    } else
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Telegram botunda sorun var (başlangıcı 17 Mayıs 2026 15:00). Anahtar geçersiz.',
      );
  });
});

describe('the imports', () => {
  it('that failed say why beside their state', async () => {
    const failed = {
      ...{ id: 3, file_name: 'maclar.json', format: null, status: 'failed', progress: 0, origin: 'upload' },
      error: 'Dosyanın biçimi tanınamadı.',
    };
    await openPanel('/admin?sekme=veri', { 'GET /api/imports': [200, [failed]] });
    const state = await screen.findByText('Başarısız', { selector: 'td *' });
    expect(state.closest('td')).toHaveTextContent('Dosyanın biçimi tanınamadı.');
  });

  describe('being taken back', () => {
    const done = {
      ...{ id: 3, file_name: 'T1.csv', format: 'native', status: 'done', progress: 1, origin: 'upload' },
      ...{ error: null, notice: null, has_report: true },
    };
    afterEach(() => jest.useRealTimers());

    it('show how far that is, look again until it is over, and offer nothing else meanwhile', async () => {
      jest.useFakeTimers({ advanceTimers: true });
      let row: object = done;
      const { calls, user } = await openPanel(
        '/admin?sekme=veri',
        {
          'GET /api/imports': () => [200, [row]],
          'DELETE /api/imports/3': () => {
            row = { ...done, status: 'undoing', progress: 0 };
            return [202, { message: 'İçe aktarma geri alınıyor.' }];
          },
        },
        { advanceTimers: (ms) => jest.advanceTimersByTime(ms) },
      );
      const looks = () => asked(calls, 'GET /api/imports').length;
      const undo = 'T1.csv: içe aktarmayı geri al';
      await user.click(await screen.findByRole('button', { name: undo }));
      const before = looks();
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(looks()).toBe(before);
      await user.click(screen.getByRole('button', { name: 'İçe aktarmayı geri al' }));
      const bar = await screen.findByRole('progressbar', { name: 'Geri alınıyor' });
      expect(bar).toHaveAttribute('aria-valuenow', '0');
      expect(screen.getByText('İçe aktarma geri alınıyor.')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: undo })).not.toBeInTheDocument();

      row = { ...done, status: 'undoing', progress: 0.4 };
      await act(() => jest.advanceTimersByTimeAsync(3_000));
      await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'));

      const settings = asked(calls, 'GET /api/settings').length;
      row = { ...done, status: 'undone' };
      await act(() => jest.advanceTimersByTimeAsync(3_000));
      expect(await screen.findByText('Geri alındı', { selector: 'td *' })).toBeInTheDocument();
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: undo })).not.toBeInTheDocument();
      // what was known of the archive, whether it is the demo for one, is asked for anew
      await waitFor(() => expect(asked(calls, 'GET /api/settings')).toHaveLength(settings + 1));
      const after = looks();
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(looks()).toBeLessThanOrEqual(after + 1);
    });

    it.each([
      ['queued', true],
      ['running', true],
      ['failed', false],
    ])('that are %s are looked at again: %s', async (status, again) => {
      jest.useFakeTimers({ advanceTimers: true });
      const { calls } = await openPanel('/admin?sekme=veri', {
        'GET /api/imports': [200, [{ ...done, status }]],
      });
      await screen.findByText('T1.csv');
      await act(() => jest.advanceTimersByTimeAsync(6_500));
      expect(asked(calls, 'GET /api/imports').length > 1).toBe(again);
    });
  });

  it('that are none say so in Turkish', async () => {
    await openPanel('/admin?sekme=veri', { 'GET /api/imports': [200, []] });
    expect(await screen.findByText('Kayıt yok.')).toBeInTheDocument();
  });
});
