import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A telephone number in E.164 (`+905551112233`); without a country code it is a Turkish one. Null if it is none. */
export function toE164(text: string): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'TR', extract: false });
  return number?.isValid() && !number.ext ? number.number : null;
}
