import { DURATION_MINUTES } from '../../../common/access/durations';
import { tr } from '../../../common/locale/tr';
import type { ChangedValue } from '../../mail/write/templates';
import type { SettingsDto } from '../../settings/dto/settings.dto';

const said = tr.mails.guardedChange;
const MINUTES_OF_DAY = 1_440;

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
