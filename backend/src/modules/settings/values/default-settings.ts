import { tr } from '../../../platform/locale/tr';
import { PLACEHOLDER_IBAN } from './iban';
import type { SettingsDto } from '../dto/settings.dto';

/** What holds until an admin says otherwise. Where to pay looks like a placeholder; what else is missing is empty. */
export function defaultSettings(site: { siteName: string; supportEmail: string }): SettingsDto {
  return {
    site_name: site.siteName,
    support_email: site.supportEmail,
    mails_per_hour: 0,
    bank: {
      account_holder: tr.settings.placeholderHolder,
      bank_name: tr.settings.placeholderBank,
      iban: PLACEHOLDER_IBAN,
    },
    data_controller: { name: site.siteName, address: '' },
    products: [
      { duration_type: '1_month', title: tr.settings.productTitle(30), price_tl: 1_300 },
      { duration_type: '3_month', title: tr.settings.productTitle(90), price_tl: 3_500 },
    ],
    links: { messaging_group: '', telegram: '', whatsapp: '', instagram: '', x: '', youtube: '' },
    about_editors: [],
    carousel_logos: [],
  };
}
