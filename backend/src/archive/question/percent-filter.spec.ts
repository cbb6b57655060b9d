import { tr } from '../../platform/locale/tr';
import { ODDS_FILTERS } from './column-filter';
import { readFilter } from './filter-table';
import { NO_UPPER_BOUND } from './odds-query';
import { readPercentFilter } from './percent-filter';

const bounds = (text: string) => {
  const reading = readPercentFilter(text);
  return reading.ok ? [reading.value.min, reading.value.max] : reading.error;
};

describe('a filter text about a probability', () => {
  it.each([
    // all that is rounded to the written number
    ['%58', [5_750, 5_849]],
    ['%57,5', [5_745, 5_754]],
    ['%57.5', [5_745, 5_754]],
    ['%57,52', [5_752, 5_752]],
    ['%0', [0, 49]],
    ['% 58', [5_750, 5_849]],
    // ends as written
    ['%57-59', [5_700, 5_900]],
    ['%57,25 – 59', [5_725, 5_900]],
    ['%58±1', [5_700, 5_900]],
    ['%44.5±1', [4_350, 4_550]],
    ['%58~0,5', [5_750, 5_850]],
    ['%0,5±1', [0, 150]],
    ['%99,5±1', [9_850, 10_000]],
    ['%=58', [5_800, 5_800]],
    ['%>60', [6_001, NO_UPPER_BOUND]],
    ['%>=60', [6_000, NO_UPPER_BOUND]],
    ['%<60', [0, 5_999]],
    ['%<=60,5', [0, 6_050]],
  ])('%s is read as ten-thousandths with both ends included', (text, expected) => {
    expect(bounds(text)).toEqual(expected);
  });

  it.each([
    ['%', tr.filters.notPercent],
    ['%boş', tr.filters.notPercent],
    ['%58%', tr.filters.notPercent],
    ['%-5', tr.filters.notPercent],
    ['%58±', tr.filters.notPercent],
    ['%58,123', tr.filters.percentDecimals],
    ['%101', tr.filters.percentTooLarge],
    ['%100,01', tr.filters.percentTooLarge],
    ['%59-57', tr.filters.reversedRange],
  ])('%s is refused with a sentence', (text, sentence) => {
    expect(bounds(text)).toBe(sentence);
  });

  it('is written so that it is read as the same again', () => {
    const texts = ['%58', '%57,52', '%57-59', '%58±1', '%>60', '%>=0', '%<60', '%<0', '%100', '%0,07'];
    for (const text of texts) {
      const first = readFilter(ODDS_FILTERS, 'ft_1_odd', text, '2026-08-21');
      if (!first.ok || first.value === null) throw new Error(text);
      const written = ODDS_FILTERS.write(first.value);
      expect([text, written, readFilter(ODDS_FILTERS, 'ft_1_odd', written, '2026-08-21')]).toEqual([
        text,
        written,
        first,
      ]);
    }
  });

  it('is no filter of columns without odds', () => {
    for (const column of ['total_goals', 'home_ft_score', 'ft_code'])
      expect([column, readFilter(ODDS_FILTERS, column, '%58', '2026-08-21').ok]).toEqual([column, false]);
  });
});
