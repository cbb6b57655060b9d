import { User } from '../../src/modules/users/entities/user.entity';
import type { TestMember, TestSite } from './create-test-site';

/** The form of an account as the users table sends it; with changes. */
export const userForm = (
  { username, email }: Pick<TestMember, 'username' | 'email'>,
  changes: object = {},
) => ({
  username,
  email,
  tg_link: '',
  role: 'user',
  ...changes,
});

let made = 0;
/** The form of an account that is not there yet. */
export const newUser = (changes: object = {}) => {
  made += 1;
  return userForm({ username: `yeni${made}`, email: `Yeni${made}@example.com` }, changes);
};

/** Requests of the users table to the site and by the admin that a suite has by then. */
export function userRequests(site: () => TestSite, admin: () => TestMember) {
  const http = () => site().http(admin().token);
  return {
    http,
    change: (member: TestMember, changes: object) =>
      http().put(`/api/users/${member.id}`).send(userForm(member, changes)),
    stored: (id: number) => site().database.getRepository(User).findOneBy({ id }),
    isLoggedIn: async ({ token }: Pick<TestMember, 'token'>) =>
      (await site().http(token).get('/api/check_role')).status === 200,
  };
}
