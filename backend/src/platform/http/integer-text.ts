import { Transform } from 'class-transformer';

/**
 * Lets an integer field take numeric text too (query parameters, the admin forms). Anything that is not plainly
 * an integer stays as it came, for the field's own rule to refuse.
 */
export const IntegerText = (): PropertyDecorator =>
  Transform(({ value }) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value));
