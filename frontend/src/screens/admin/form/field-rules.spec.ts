import { fieldProblem } from './field-rules';
import type { FieldDefinition } from './field-types';

const field = (kind: 'text' | 'email' | 'number' | 'area', more: Partial<FieldDefinition> = {}) =>
  ({ name: 'x', label: 'X', kind, ...more }) as FieldDefinition;

describe('a field of a form', () => {
  it.each([
    [field('text'), '  ', 'Bu alan zorunlu.'],
    [field('text', { optional: true }), '  ', null],
    [field('text', { max: 3 }), 'abcd', 'En fazla 3 karakter olabilir.'],
    [field('text', { max: 3 }), '🏆🏆🏆', null],
    [field('email'), 'a@b', 'Yanlış Mail Formatı'],
    [field('email'), 'a@b.co', null],
    [field('number'), '1,5', 'Tam sayı yazın.'],
    [field('number'), '15', null],
    [{ name: 'c', label: '', kind: 'columns' } as FieldDefinition, [], 'Bu alan zorunlu.'],
    [{ name: 'c', label: '', kind: 'columns' } as FieldDefinition, ['ft_1_odd'], null],
  ])('%j with %j says %j', (definition, value, sentence) => {
    expect(fieldProblem(definition, value)).toBe(sentence);
  });
});
