import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { tr } from '../locale/tr';
import { MapText, ValidateWith } from './fields';

/** A body field with a telephone number; the handler gets it in E.164. */
export const PhoneField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ example: '0555 111 22 33' }),
    MapText((text) => toE164(text.slice(0, 50)) ?? text),
    ValidateWith('phoneNumber', problem),
  );

function problem(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '') return tr.contact.phoneRequired;
  return toE164(value) === value ? null : tr.newsletter.phoneShape;
}

/** A telephone number in E.164 (`+905551112233`); without a country code it is a Turkish one. Null if it is none. */
export function toE164(text: string): string | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'TR', extract: false });
  return number?.isValid() && !number.ext ? number.number : null;
}
