import { GROUPS } from '../../testing/catalogue';
import { filterOfText, paramsOfText, paramsOfTexts, refusedFilters, textsOfParams } from './filter-text';
import { matchTable } from './match-table';

const { columns } = matchTable({ key: 'closing', title: 'Oranlar', groups: GROUPS });

const box = (param: string, minChars = 2) => ({ params: [param], minChars });
const score = { params: ['home_ft_score', 'away_ft_score'], minChars: 2 };

describe('a filter box', () => {
  it('is no filter when nothing but spaces stands in it', () => {
    for (const minChars of [1, 2]) expect(paramsOfText(box('c', minChars), '  ')).toBeNull();
  });

  it('waits for a second character, except where one says it all', () => {
    expect(paramsOfText(box('ft_1_odd'), '1')).toBeNull();
    expect(paramsOfText(box('home_team'), ' g ')).toBeNull();
    expect(paramsOfText(box('total_goals', 1), '3')).toEqual({ total_goals: '3' });
  });

  it('sends its text trimmed under the name of its column, whatever stands in it', () => {
    expect(paramsOfText(box('ft_1_odd'), ' 1,85 ')).toEqual({ ft_1_odd: '1,85' });
    expect(paramsOfText(box('ft_1_odd'), 'bir')).toEqual({ ft_1_odd: 'bir' });
  });

  it.each(['2-1', '2 - 1', ' 2 -1 ', '2–1'])('sends the score %p as two values', (text) => {
    expect(paramsOfText(score, text)).toEqual({ home_ft_score: '2', away_ft_score: '1' });
  });

  it.each(['2', '2 -', '- 1', 'x-y', '2-1-3', '2:1'])('ignores %p as long as it is no score', (text) => {
    expect(paramsOfText(score, text)).toBeNull();
  });

  it.each([
    ['2 - 1;1 - 2', '2-1;1-2'],
    ['2-1 veya 1–2', '2-1 veya 1-2'],
    ['!0 - 0', '!0-0'],
    ['≠1-1', '≠1-1'],
    ['BOŞ', 'BOŞ'],
  ])('sends scores %p as one text', (text, sent) => {
    const column = columns.get('ft_score')!;
    expect(paramsOfText(column, text)).toEqual({ ft_score: sent });
    expect(filterOfText(column, text, 'price')).toBe(sent);
    expect(textsOfParams({ ft_score: sent }, columns)).toEqual({ ft_score: sent });
    expect(refusedFilters({ ft_score: 'Okunamadı.' }, columns)).toEqual({ ft_score: 'Okunamadı.' });
  });

  it('sends no goals that the server would refuse', () => {
    // the backend's own reader, loaded by path
    const { readColumnFilter } = jest.requireActual<{
      readColumnFilter: (column: { kind: string; field: string }, text: string) => { ok: boolean };
    }>('../../../../backend/src/archive/question/column-filter');
    for (const text of ['0-0', '07 - 1', '99-99']) {
      for (const [field, goals] of Object.entries(paramsOfText(score, text)!)) {
        expect(readColumnFilter({ kind: 'score', field }, goals).ok).toBe(true);
      }
    }
  });

  it('that does not exist, or has no parameter, sends nothing', () => {
    expect(paramsOfText({ params: [], minChars: 1 }, 'abc')).toBeNull();
    expect(paramsOfTexts({ weather: 'rain', ft_1_odd: '1.85' }, columns)).toEqual({ ft_1_odd: '1.85' });
  });
});

describe('the filter that a typed text is', () => {
  const price = columns.get('ft_1_odd')!;
  const read = (text: string, column = price) => filterOfText(column, text, 'probability');

  it('asks for a probability where columns of odds show it, as soon as two characters are typed', () => {
    expect(read(' 57 ')).toBe('%57');
    expect(read('>60')).toBe('%>60');
    expect(read('5')).toBeNull();
    expect(read('%5')).toBe('%5');
  });

  it('asks for one with each alternative', () => {
    expect(read('44;45')).toBe('%44;%45');
    expect(read('!44')).toBe('!%44');
    expect(read('<ft_x_odd')).toBe('<ft_x_odd');
  });

  it('names other columns as the server does', () => {
    expect(filterOfText(price, '<ms x*1,1', 'price')).toBe('<ft_x_odd*1,1');
  });

  it('stays what it is in other columns, and where prices are shown', () => {
    expect(read('3', columns.get('total_goals'))).toBe('3');
    expect(read('2 - 1', columns.get('ft_score'))).toBe('2 - 1');
    expect(filterOfText(price, ' 1,85 ', 'price')).toBe('1,85');
    expect(filterOfText(price, '1', 'price')).toBeNull();
  });
});

describe('the parameters of a saved filter', () => {
  const texts = { ft_1_odd: '1.85±0.05', home_team: 'beşiktaş', ft_score: '2 - 1' };
  const params = {
    ft_1_odd: '1.85±0.05',
    home_team: 'beşiktaş',
    home_ft_score: '2',
    away_ft_score: '1',
  };

  it('come back as the texts that they were made of, scores too', () => {
    expect(paramsOfTexts(texts, columns)).toEqual(params);
    expect(textsOfParams(params, columns)).toEqual(texts);
  });

  it('without a column, with half a score or without a text are dropped', () => {
    expect(textsOfParams({ home_ft_score: '2', weather: 'rain', ft_1_odd: ' ' }, columns)).toEqual({});
  });
});

describe('a refusal', () => {
  it('is about the filter whose parameter it names, half a score too', () => {
    const fields = { ft_1_odd: 'Oran okunamadı.', away_ft_score: 'Tam sayı bekleniyor.', page: 'Olmaz.' };
    expect(refusedFilters(fields, columns)).toEqual({
      ft_1_odd: 'Oran okunamadı.',
      ft_score: 'Tam sayı bekleniyor.',
    });
  });
});
