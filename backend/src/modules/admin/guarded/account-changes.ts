import { tr } from '../../../common/locale/tr';
import type { ChangedValue } from '../../mail/write/templates';
import type { User } from '../../users/entities/user.entity';

const said = tr.mails.guardedChange;

type Account = Pick<User, 'username' | 'email' | 'email_key' | 'role'>;

/**
 * What an admin's write changes of who is admin: the role, and the address of one who stays admin, as whoever reads its
 * mail can set the password. Empty for all other accounts.
 * @param before null: a new account
 * @param after null: a deleted one
 */
export function accountChanges(before: Account | null, after: Account | null): ChangedValue[] {
  const [was, is] = [before?.role === 'admin', after?.role === 'admin'];
  if (was !== is)
    return [
      {
        what: said.roleOf((before ?? after)!.username),
        before: before ? said.roles[before.role] : said.none,
        after: after ? said.roles[after.role] : said.deleted,
      },
    ];
  if (!was || !before || !after || before.email_key === after.email_key) return [];
  return [{ what: said.emailOf(before.username), before: before.email, after: after.email }];
}
