import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { IdField, InstantField, OptionalIdField, TextField } from './fields';
import { PhoneField } from './phone-field';

class Form {
  @TextField({ max: 5, required: 'yok', tooLong: 'uzun' })
  line: string;

  @TextField({ max: 5, required: 'yok', tooLong: 'uzun', multiline: true, optional: true })
  lines?: string;

  @IdField()
  id: number;

  @OptionalIdField()
  parent?: number | null;

  @InstantField({ optional: true })
  at?: Date;

  @PhoneField()
  phone: string;
}

const GOOD = { line: 'a', id: 1, phone: '05551112233' };

function read(changes: object): { form: Form; wrong: string[] } {
  const form = plainToInstance(Form, { ...GOOD, ...changes });
  const errors = validateSync(form, { stopAtFirstError: true });
  return { form, wrong: errors.map((error) => error.property) };
}

describe('body fields', () => {
  it('hand over what was meant', () => {
    const { form, wrong } = read({
      line: ' a\n b ',
      lines: ' a\r\nb ',
      id: '7',
      parent: '',
      at: '17.05.2026',
      phone: '0555 111 22 33',
    });
    expect(wrong).toEqual([]);
    expect(form).toEqual({
      line: 'a b',
      lines: 'a\nb',
      id: 7,
      parent: null,
      at: new Date('2026-05-16T21:00:00Z'),
      phone: '+905551112233',
    });
  });

  it('count characters, not their halves', () => {
    expect(read({ line: '🏆🏆🏆🏆🏆' }).wrong).toEqual([]);
    expect(read({ line: '🏆🏆🏆🏆🏆🏆' }).wrong).toEqual(['line']);
  });

  it('are refused in sentences of their own, or in those that name no field', () => {
    class Note {
      @TextField({ max: 5 })
      plain = '';

      @TextField({ max: 5, required: 'yok', tooLong: 'uzun' })
      named = '';
    }
    const said = (values: Partial<Note>) =>
      validateSync(plainToInstance(Note, values)).map(({ constraints }) => Object.values(constraints!)[0]);
    expect(said({})).toEqual(['Bu alan boş bırakılamaz.', 'yok']);
    expect(said({ plain: 'altıncı', named: 'altıncı' })).toEqual(['En fazla 5 karakter olabilir.', 'uzun']);
  });

  it('may be left out only where that is said', () => {
    expect(read({ lines: undefined, parent: undefined, at: undefined }).wrong).toEqual([]);
    expect(read({ line: undefined, id: undefined, phone: undefined }).wrong).toEqual(['line', 'id', 'phone']);
    expect(read({ lines: null, at: null }).wrong).toEqual(['lines', 'at']);
    expect(read({ lines: '', at: '' }).wrong).toEqual(['lines', 'at']);
  });

  it.each([
    0,
    -1,
    1.5,
    '1.5',
    '1e3',
    '0x10',
    ' 7',
    '7 OR 1=1',
    2_147_483_648,
    '99999999999999999',
    true,
    [],
    {},
  ])('take %j for no id', (id) => {
    expect(read({ id }).wrong).toEqual(['id']);
    expect(read({ parent: id }).wrong).toEqual(['parent']);
  });

  it.each([5, true, [], {}, ['a'], { length: 1 }])('take %j for no text, instant or number', (value) => {
    expect(read({ line: value, at: value, phone: value }).wrong).toEqual(['line', 'at', 'phone']);
  });
});
