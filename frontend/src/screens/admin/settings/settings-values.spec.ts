import type { PublicSettings } from '../../../api/generated/wire';
import { changedSettings, editableSettings } from './settings-values';

const settings = {
  site_name: 'Oran Arşivi',
  support_email: 'destek@example.com',
  mails_per_hour: 0,
  products: [{ duration_type: '1_month', title: '30 Gün', price_tl: 1300 }],
  links: { telegram: '' },
  demo_data: true,
  agreement_version: '1',
} as unknown as PublicSettings;

describe('the settings form', () => {
  it('leaves out what can not be changed', () => {
    expect(Object.keys(editableSettings(settings))).toEqual([
      'site_name',
      'support_email',
      'links',
      'mails_per_hour',
      'products',
    ]);
  });

  it('sends the changed sections alone, whole', () => {
    const before = editableSettings(settings);
    const after = { ...before, products: [{ ...before.products[0]!, price_tl: '1.450' }] };
    expect(changedSettings(before, after)).toEqual({
      products: [{ duration_type: '1_month', title: '30 Gün', price_tl: 1450 }],
    });
    expect(changedSettings(before, { ...before })).toEqual({});
  });

  it('has an empty field for no limit of mails', () => {
    const before = editableSettings(settings);
    expect(before.mails_per_hour).toBe('');
    const after = { ...before, mails_per_hour: '1.200' };
    expect(changedSettings(before, after)).toEqual({ mails_per_hour: 1200 });
    expect(changedSettings(after, before)).toEqual({ mails_per_hour: 0 });
  });

  it('leaves a price that is no number to the server to refuse', () => {
    const before = editableSettings(settings);
    const after = { ...before, products: [{ ...before.products[0]!, price_tl: 'bedava' }] };
    expect(changedSettings(before, after)).toMatchObject({ products: [{ price_tl: 'bedava' }] });
  });
});
