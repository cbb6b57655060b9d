import type { Role } from '../../../platform/access/role';
import { defaultSettings } from '../../settings/values/default-settings';
import { accountChanges, settingsChanges } from './guarded-changes';

const account = (role: Role, email = 'a@example.com') => ({
  username: 'ayşe',
  email,
  email_key: email.toLowerCase(),
  role,
});

describe('accountChanges', () => {
  it.each([
    [null, account('admin'), 'yok', 'yönetici'],
    [account('wait'), account('admin'), 'üyeliği olmayan', 'yönetici'],
    [account('admin'), account('editor'), 'yönetici', 'editör'],
    [account('admin'), null, 'yönetici', 'hesap silindi'],
    // whatever else changes with it
    [account('admin'), account('user', 'b@example.com'), 'yönetici', 'üye'],
  ])('names who becomes or stops being admin: %j, %j', (was, is, before, after) => {
    expect(accountChanges(was, is)).toEqual([{ what: 'ayşe hesabının rolü', before, after }]);
  });

  it('names another address of an admin', () => {
    expect(accountChanges(account('admin'), account('admin', 'b@example.com'))).toEqual([
      { what: 'ayşe hesabının e-posta adresi', before: 'a@example.com', after: 'b@example.com' },
    ]);
  });

  it.each([
    [account('admin'), account('admin')],
    [account('admin'), account('admin', 'A@example.com')],
    [account('user'), account('editor', 'b@example.com')],
    [null, account('editor')],
    [account('user'), null],
  ])('names nothing else: %j, %j', (was, is) => {
    expect(accountChanges(was, is)).toEqual([]);
  });
});

const { bank, products } = defaultSettings({ siteName: 'Site', supportEmail: 'a@example.com' });

describe('settingsChanges', () => {
  it('names each part of the bank that differs, with its old and new value', () => {
    expect(settingsChanges({ bank, products }, { bank: { ...bank, bank_name: 'Banka' }, products })).toEqual([
      { what: 'Banka', before: 'BANKA GİRİLMEDİ', after: 'Banka' },
    ]);
  });

  it('names packages with another price or title, new ones and those that are gone', () => {
    const [month, quarter] = products;
    const wanted = [
      { ...month!, price_tl: 1_500 },
      { ...quarter!, duration_type: '6_month', title: 'Yarım yıl' } as const,
    ];
    expect(settingsChanges({ bank, products }, { bank, products: wanted })).toEqual([
      {
        what: '30 günlük paket',
        before: 'Oranlar Tablosu - 30 Gün, 1.300 TL',
        after: 'Oranlar Tablosu - 30 Gün, 1.500 TL',
      },
      { what: '90 günlük paket', before: 'Oranlar Tablosu - 90 Gün, 3.500 TL', after: 'yok' },
      { what: '180 günlük paket', before: 'yok', after: 'Yarım yıl, 3.500 TL' },
    ]);
  });

  it('names nothing when the same stands in another order', () => {
    const reordered = { iban: bank.iban, bank_name: bank.bank_name, account_holder: bank.account_holder };
    expect(
      settingsChanges({ bank, products }, { bank: reordered, products: [...products].reverse() }),
    ).toEqual([]);
  });
});
