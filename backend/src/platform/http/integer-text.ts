import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/**
 * Lets an integer field take numeric text too (query parameters, the admin forms). Anything that is not plainly
 * an integer stays as it came, for the field's own rule to refuse.
 */
export const IntegerText = (): PropertyDecorator =>
  Transform(({ value }) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value));

/** Takes an integer from `min` to `max`, or numeric text; `message` answers everything else. */
export const IntegerBetween = (min: number, max: number, message: string): PropertyDecorator =>
  applyDecorators(IntegerText(), Max(max, { message }), Min(min, { message }), IsInt({ message }));
