import type { ChangedValue } from '../../delivery/mail/write/templates';
import type { SettingsDto } from '../../settings/dto/settings.dto';
import type { User } from '../../users/entities/user.entity';
import { DURATION_MINUTES } from '../../../platform/access/durations';
import { tr } from '../../../platform/locale/tr';

const said = tr.mails.guardedChange;
const MINUTES_OF_DAY = 1_440;

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

type GuardedSettings = Pick<SettingsDto, 'bank' | 'products'>;

/** Where members pay, and how much: what differs, in words. Empty when nothing of it does. */
export function settingsChanges(before: GuardedSettings, after: GuardedSettings): ChangedValue[] {
  const [old, wanted] = [guardedValues(before), guardedValues(after)];
  return [...new Set([...old.keys(), ...wanted.keys()])]
    .map((what) => ({ what, before: old.get(what) ?? said.none, after: wanted.get(what) ?? said.none }))
    .filter((value) => value.before !== value.after);
}

const guardedValues = ({ bank, products }: GuardedSettings): Map<string, string> =>
  new Map([
    [said.accountHolder, bank.account_holder],
    [said.bankName, bank.bank_name],
    [said.iban, bank.iban],
    ...products.map(({ duration_type, title, price_tl }): [string, string] => [
      said.package(DURATION_MINUTES[duration_type] / MINUTES_OF_DAY),
      said.price(title, price_tl),
    ]),
  ]);
