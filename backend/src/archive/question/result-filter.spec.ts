import { tr } from '../../common/locale/tr';
import { readResultFilter } from './result-filter';

describe('a half-time/full-time filter', () => {
  it('reads all nine pairs and all three half-time prefixes, in either case', () => {
    for (const half of ['1', 'X', '2'] as const) {
      for (const full of ['1', 'X', '2', null] as const) {
        const text = `${half}/${full ?? ''}`;
        for (const written of [text, text.toLowerCase(), text.replace('/', ' / ')]) {
          expect(readResultFilter(written.trim())).toEqual({ ok: true, value: { half, full } });
        }
      }
    }
  });

  it.each([
    '3/9',
    '1',
    'X',
    '/',
    '/1',
    '1//2',
    '1/2/',
    '0/1',
    '1/0',
    '1-X',
    '1/XX',
    'MS',
    '',
    '1\\2',
    '¹/²',
    'х/1',
  ])('refuses %j', (text) => {
    expect(readResultFilter(text)).toEqual({ ok: false, error: tr.filters.notResult });
  });
});
