import { GROUPS } from '../../testing/catalogue';
import { filtersFromData } from './filter-data';
import { searchParams } from './view-url';

describe('the data of a saved filter', () => {
  it('comes back as the filters that it was saved from, scores too', () => {
    const applied = { ft_1_odd: '1.85±0.05', home_team: 'beşiktaş', ft_score: '2 - 1' };
    const data = searchParams(applied, GROUPS);
    expect(data).toEqual({
      ft_1_odd: '1.85±0.05',
      home_team: 'beşiktaş',
      home_ft_score: '2',
      away_ft_score: '1',
    });
    expect(filtersFromData(data, GROUPS)).toEqual({ texts: applied, applied, wrong: {} });
  });

  it('does not keep the source: saved filters are of columns', () => {
    expect(searchParams({ ft_1_odd: '1.85', source: 'demo' }, GROUPS)).toEqual({ ft_1_odd: '1.85' });
  });

  it('without a column, or with half a score, is dropped', () => {
    const filters = filtersFromData({ home_ft_score: '2', weather: 'rain' }, GROUPS);
    expect(filters.texts).toEqual({});
  });

  it('that can not be read any more says so in its box', () => {
    const filters = filtersFromData({ ft_1_odd: 'bir' }, GROUPS);
    expect(filters.applied).toEqual({});
    expect(filters.wrong.ft_1_odd).toMatch(/^Oran okunamadı/);
  });
});
