import { act, screen, waitFor, within } from '@testing-library/react';
import { asked, openPanel, type Routes, USERS } from '../../testing/panel';

const CONTACT = {
  id: 5,
  name: 'Veli',
  phonenumber: '0555',
  email: 'veli@ornek.com',
  subject: 'Soru',
  metin: 'Merhaba',
  created_at: '2026-05-17T12:00:00.000Z',
};

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the form of a row', () => {
  const contacts = { 'GET /api/contacts': [200, [CONTACT]] } as const;

  it('opens with the row, sends what was changed and closes', async () => {
    const { calls, user } = await openPanel('/admin?sekme=iletisim', {
      ...contacts,
      'PUT /api/contacts/5': [200, { ...CONTACT, name: 'Veli Can' }],
    });
    await user.click(await screen.findByRole('button', { name: '“Veli” mesajı: düzenle' }));
    const form = await screen.findByRole('dialog');
    expect(within(form).getByLabelText('Mesaj')).toHaveValue('Merhaba');
    await user.type(within(form).getByLabelText('Ad'), ' Can');
    await user.click(within(form).getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(asked(calls, 'PUT /api/contacts/5')[0]!.body).toEqual({
      name: 'Veli Can',
      phonenumber: '0555',
      email: 'veli@ornek.com',
      metin: 'Merhaba',
    });
    expect(asked(calls, 'GET /api/contacts').length).toBeGreaterThan(1);
  });

  it('says beside each field what is wrong, first itself and then in the server’s words', async () => {
    const { calls, user } = await openPanel('/admin?sekme=iletisim', {
      ...contacts,
      'POST /api/contacts': [
        400,
        {
          error: 'Gönderilen bilgilerde hata var.',
          code: 'VALIDATION_FAILED',
          fields: { phonenumber: 'Telefon okunamadı.' },
        },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Yeni kayıt' }));
    const form = await screen.findByRole('dialog');
    await user.click(within(form).getByRole('button', { name: 'Ekle' }));
    expect(within(form).getAllByText('Bu alan zorunlu.')).toHaveLength(4);
    expect(asked(calls, 'POST /api/contacts')).toEqual([]);
    await user.type(within(form).getByLabelText('Ad'), 'Su');
    await user.type(within(form).getByLabelText('Telefon'), 'x');
    await user.type(within(form).getByLabelText('E-posta'), 'su@ornek.com');
    await user.type(within(form).getByLabelText('Mesaj'), 'Selam');
    await user.click(within(form).getByRole('button', { name: 'Ekle' }));
    expect(await within(form).findByText('Telefon okunamadı.')).toBeInTheDocument();
    expect(within(form).getByLabelText('Telefon')).toHaveAccessibleDescription('Telefon okunamadı.');
    expect(within(form).getByLabelText('Mesaj')).toHaveValue('Selam');
  });

  it('stays filled while the server is away, and works when it is back', async () => {
    let away = true;
    const { user } = await openPanel('/admin?sekme=iletisim', contacts);
    await user.click(await screen.findByRole('button', { name: '“Veli” mesajı: düzenle' }));
    const form = await screen.findByRole('dialog');
    const others = jest.mocked(globalThis.fetch).getMockImplementation()!;
    jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
      if ((input as Request).method !== 'PUT') return others(input, init);
      if (away) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(CONTACT), {
        status: 200,
        headers: { 'Content-Type': 'application/json' },
      });
    });
    await user.clear(within(form).getByLabelText('Ad'));
    await user.type(within(form).getByLabelText('Ad'), 'Uzun bir ad');
    await user.click(within(form).getByRole('button', { name: 'Kaydet' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent('Yazdıklarınız duruyor');
    expect(within(form).getByLabelText('Ad')).toHaveValue('Uzun bir ad');
    away = false;
    await user.click(within(form).getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
  });

  it('comes back as it was left, past a link or a lost session, until it is thrown away', async () => {
    const { seen, user } = await openPanel('/admin?sekme=iletisim', {
      ...contacts,
      'GET /api/users': [200, USERS],
    });
    await user.click(await screen.findByRole('button', { name: '“Veli” mesajı: düzenle' }));
    await user.type(await screen.findByLabelText('Ad'), ' Yarım');
    await act(async () => seen.navigate('/admin?sekme=kullanicilar'));
    await screen.findByRole('cell', { name: 'ayşe' });
    await act(async () => seen.navigate('/admin?sekme=iletisim'));
    await user.click(await screen.findByRole('button', { name: '“Veli” mesajı: düzenle' }));
    expect(await screen.findByLabelText('Ad')).toHaveValue('Veli Yarım');
    expect(screen.getByText('Kaydedilmemiş yazdıklarınız geri getirildi.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Kaydetmeden kapat' }));
    await user.click(screen.getByRole('button', { name: '“Veli” mesajı: düzenle' }));
    expect(await screen.findByLabelText('Ad')).toHaveValue('Veli');
  });

  it('asks before it throws away what was written', async () => {
    const { user } = await openPanel('/admin?sekme=iletisim', contacts);
    await user.click(await screen.findByRole('button', { name: '“Veli” mesajı: düzenle' }));
    await user.type(await screen.findByLabelText('Ad'), 'x');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Değişiklikler kaydedilmedi' });
    await user.click(within(question).getByRole('button', { name: 'Vazgeç' }));
    expect(screen.getByLabelText('Ad')).toHaveValue('Velix');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Kaydetmeden kapat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('a deletion', () => {
  const routes = {
    'GET /api/contacts': [200, [CONTACT]],
    'DELETE /api/contacts/5': [200, { message: 'Kayıt silindi.' }],
  } as const;

  async function remove(answers: Routes) {
    const site = await openPanel('/admin?sekme=iletisim', answers);
    await site.user.click(await screen.findByRole('button', { name: '“Veli” mesajı: sil' }));
    const question = await screen.findByRole('alertdialog', { name: '“Veli” mesajı silinsin mi?' });
    return { ...site, question };
  }

  it('is asked about first', async () => {
    const { calls, user, question } = await remove(routes);
    expect(within(question).getByRole('button', { name: 'Vazgeç' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('cell', { name: 'Veli' })).toBeInTheDocument();
    expect(asked(calls, 'DELETE /api/contacts/5')).toEqual([]);
  });

  it('takes the row out of sight at once and can be taken back', async () => {
    const { calls, user, question } = await remove(routes);
    await user.click(within(question).getByRole('button', { name: 'Sil' }));
    expect(screen.queryByRole('cell', { name: 'Veli' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '“Veli” mesajı: geri al' }));
    expect(screen.getByRole('cell', { name: 'Veli' })).toBeInTheDocument();
    expect(asked(calls, 'DELETE /api/contacts/5')).toEqual([]);
  });

  it('is sent at once when the panel is left', async () => {
    const { calls, user, question, unmount } = await remove(routes);
    await user.click(within(question).getByRole('button', { name: 'Sil' }));
    expect(asked(calls, 'DELETE /api/contacts/5')).toEqual([]);
    unmount();
    await waitFor(() => expect(asked(calls, 'DELETE /api/contacts/5')).toHaveLength(1));
  });

  it('that the server refuses brings the row back, with the reason', async () => {
    const { seen, user, question } = await remove({
      ...routes,
      'GET /api/users': [200, USERS],
      'DELETE /api/contacts/5': [409, { error: 'Şu anda silinemez.', code: 'CONFLICT' }],
    });
    await user.click(within(question).getByRole('button', { name: 'Sil' }));
    await act(async () => seen.navigate('/'));
    expect(await screen.findByText('“Veli” mesajı silinemedi: Şu anda silinemez.')).toBeInTheDocument();
    await act(async () => seen.navigate('/admin?sekme=iletisim'));
    expect(await screen.findByRole('cell', { name: 'Veli' })).toBeInTheDocument();
  });
});
