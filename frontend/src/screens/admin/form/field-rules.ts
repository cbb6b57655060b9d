import { textLength } from '../../../lib/text-length';
import { trAdmin } from '../../../locale/tr-admin';
import type { FieldDefinition } from './field-types';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const texts = trAdmin.form;

/** What is wrong with a field before the server is asked; null when nothing is. */
export function fieldProblem(field: FieldDefinition, value: string | string[]): string | null {
  if (Array.isArray(value)) return value.length === 0 && !field.optional ? texts.required : null;
  const text = value.trim();
  if (text === '') return field.optional ? null : texts.required;
  if (field.max !== undefined && textLength(text) > field.max) return texts.tooLong(field.max);
  if (field.kind === 'email' && !EMAIL.test(text)) return texts.email;
  if (field.kind === 'number' && !/^\d{1,15}$/.test(text)) return texts.number;
  return null;
}
