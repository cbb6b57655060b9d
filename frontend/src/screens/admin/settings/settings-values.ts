import type { PublicSettings, SettingsChangeDto } from '../../../api/generated/wire';

/** What the form edits: the settings with numbers as they are typed. */
export type SettingsValues = Omit<Required<SettingsChangeDto>, 'products' | 'mails_per_hour'> & {
  /** Empty: no limit. */
  mails_per_hour: string;
  products: {
    duration_type: PublicSettings['products'][number]['duration_type'];
    title: string;
    price_tl: string;
  }[];
};

/** The part of the public settings that an admin may change. */
export function editableSettings(settings: PublicSettings): SettingsValues {
  const { demo_data: _, agreement_version: __, products, mails_per_hour: perHour, ...rest } = settings;
  return {
    ...rest,
    mails_per_hour: perHour > 0 ? String(perHour) : '',
    products: products.map((one) => ({ ...one, price_tl: String(one.price_tl) })),
  };
}

/** The sections that differ, as the server takes them. What should be a number and is none goes as it was typed. */
export function changedSettings(before: SettingsValues, after: SettingsValues): SettingsChangeDto {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof SettingsValues]),
  );
  return Object.fromEntries(
    changed.map(([name, value]) => {
      if (name === 'products') return [name, after.products.map(withNumber)];
      return [name, name === 'mails_per_hour' ? typedNumber(after.mails_per_hour || '0') : value];
    }),
  ) as SettingsChangeDto;
}

const withNumber = (product: SettingsValues['products'][number]) => ({
  ...product,
  price_tl: typedNumber(product.price_tl),
});

function typedNumber(typed: string): number | string {
  const digits = typed.replace(/[.\s]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : typed;
}
