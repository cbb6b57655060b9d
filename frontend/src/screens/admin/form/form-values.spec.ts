import type { FieldDefinition } from './field-types';
import { initialValues, requestBody, toLocalInput } from './form-values';

const FIELDS: FieldDefinition[] = [
  { name: 'title', label: '', kind: 'text' },
  { name: 'minutes', label: '', kind: 'number' },
  { name: 'date', label: '', kind: 'instant' },
  {
    name: 'role',
    label: '',
    kind: 'choice',
    options: [
      ['wait', 'w'],
      ['user', 'u'],
    ],
  },
  { name: 'parent_id', label: '', kind: 'number', optional: true },
  { name: 'columns', label: '', kind: 'columns' },
];
const ROW = {
  id: 1,
  title: 'Başlık',
  minutes: 60,
  date: '2026-05-17T21:30:45.123Z',
  role: 'user',
  parent_id: null,
  columns: ['ft_1_odd'],
};
const NOW = new Date('2026-01-01T10:00:00Z');

describe('the values of a form', () => {
  it('show instants in Istanbul time, past midnight too', () => {
    expect(toLocalInput('2026-05-17T21:30:45.123Z')).toBe('2026-05-18T00:30');
    expect(toLocalInput('x')).toBe('');
    expect(toLocalInput(null)).toBe('');
  });

  it('are those of the row that is edited', () => {
    expect(initialValues(FIELDS, ROW, NOW)).toEqual({
      title: 'Başlık',
      minutes: '60',
      date: '2026-05-18T00:30',
      role: 'user',
      parent_id: '',
      columns: ['ft_1_odd'],
    });
  });

  it('are empty for a new row, with the first choice and now', () => {
    expect(initialValues(FIELDS, null, NOW)).toEqual({
      title: '',
      minutes: '',
      date: '2026-01-01T13:00',
      role: 'wait',
      parent_id: '',
      columns: [],
    });
  });

  it('go back as they came when nothing was touched', () => {
    const body = requestBody(FIELDS, initialValues(FIELDS, ROW, NOW), ROW);
    const { id: _, ...same } = ROW;
    expect(body).toEqual({ ...same, parent_id: '' });
  });

  it('go out trimmed, as numbers and as Istanbul time', () => {
    const values = {
      title: ' a ',
      minutes: ' 90 ',
      date: '2026-05-18T09:15',
      role: 'wait',
      parent_id: '7',
      columns: [],
    };
    expect(requestBody(FIELDS, values, ROW)).toEqual({
      title: 'a',
      minutes: 90,
      date: '2026-05-18 09:15',
      role: 'wait',
      parent_id: 7,
      columns: [],
    });
  });

  it('leave what is no number to the server to refuse', () => {
    expect(requestBody(FIELDS, { minutes: '12a' }, null).minutes).toBe('12a');
  });
});
