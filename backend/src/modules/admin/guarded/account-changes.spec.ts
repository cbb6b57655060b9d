import type { Role } from '../../../common/access/role';
import { accountChanges } from './account-changes';

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
