import { tr } from '../../../common/locale/tr';
import { PLACEHOLDER_IBAN } from './iban';
import type { SettingsDto } from '../dto/settings.dto';

const LOGOS = 8;
const EDITORS = 2;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** What holds until an admin says otherwise; placeholders look like placeholders. */
export function defaultSettings(site: { siteName: string; supportEmail: string }): SettingsDto {
  return {
    site_name: site.siteName,
    support_email: site.supportEmail,
    bank: {
      account_holder: tr.settings.placeholderHolder,
      bank_name: tr.settings.placeholderBank,
      iban: PLACEHOLDER_IBAN,
    },
    data_controller: {
      name: tr.settings.placeholderController,
      address: tr.settings.placeholderAddress,
    },
    products: [
      { duration_type: '1_month', title: tr.settings.productTitle(30), price_tl: 1_300 },
      { duration_type: '3_month', title: tr.settings.productTitle(90), price_tl: 3_500 },
    ],
    links: { messaging_group: '', telegram: '', whatsapp: '', instagram: '', x: '', youtube: '' },
    about_editors: numbers(EDITORS).map((number) => ({
      name: tr.settings.placeholderEditor(number),
      text: tr.settings.placeholderEditorText,
      link: '',
    })),
    carousel_logos: numbers(LOGOS).map((number) => ({
      name: tr.settings.placeholderLogo(number),
      image_filename: '',
    })),
  };
}
