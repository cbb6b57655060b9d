import type { PublicSettings, SettingsChangeDto } from '../../../api/generated/wire';

/** What the form edits: the settings with prices as they are typed. */
export type SettingsValues = Omit<Required<SettingsChangeDto>, 'products'> & {
  products: {
    duration_type: PublicSettings['products'][number]['duration_type'];
    title: string;
    price_tl: string;
  }[];
};

/** The part of the public settings that an admin may change. */
export function editableSettings(settings: PublicSettings): SettingsValues {
  const { demo_data: _, agreement_version: __, products, ...rest } = settings;
  return { ...rest, products: products.map((one) => ({ ...one, price_tl: String(one.price_tl) })) };
}

/** The sections that differ, as the server takes them. A price that is no number goes as it was typed. */
export function changedSettings(before: SettingsValues, after: SettingsValues): SettingsChangeDto {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof SettingsValues]),
  );
  return Object.fromEntries(
    changed.map(([name, value]) => [name, name === 'products' ? after.products.map(withNumber) : value]),
  ) as SettingsChangeDto;
}

function withNumber(product: SettingsValues['products'][number]) {
  const digits = product.price_tl.replace(/[.\s]/g, '');
  return { ...product, price_tl: /^\d{1,9}$/.test(digits) ? Number(digits) : product.price_tl };
}
