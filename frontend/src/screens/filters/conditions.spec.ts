import { bulletinTable, oddsTable } from '../../odds/table/tables';
import { GROUPS } from '../../testing/catalogue';
import { RATING_GROUPS } from '../../testing/rating';
import { conditionsOf, filterAddress, priceTitle } from './conditions';

const tables = {
  odds: oddsTable(2, GROUPS),
  bulletin: bulletinTable(RATING_GROUPS),
};

const filter = {
  filter_type: 2,
  filter_data: { home_ft_score: '2', ft_1_odd: '>=1.85', away_ft_score: '1', country_name: 'Türkiye' },
  hidden_groups: ['ft'],
} as const;

const saved = { ...filter, hidden_groups: [...filter.hidden_groups] };

describe('the conditions of a saved filter', () => {
  it('carry the titles of their columns, in the order of the table, a score in one', () => {
    expect(conditionsOf(saved, tables)).toEqual([
      { id: 'country_name', title: 'Ülke', text: 'Türkiye' },
      { id: 'ft_score', title: 'MS Skor', text: '2 - 1' },
      { id: 'ft_1_odd', title: 'MS 1', text: '>=1,85' },
    ]);
  });

  it('keep the name of what is no column of the table', () => {
    const filter_data = { away_ft_score: '1', ft_1_odd: '2' };
    expect(conditionsOf({ ...saved, filter_data }, tables)).toEqual([
      { id: 'ft_1_odd', title: 'MS 1', text: '2' },
      { id: 'away_ft_score', title: 'away_ft_score', text: '1' },
    ]);
  });

  it('say which matches, in which order, of which source and movement', () => {
    const filter_data = {
      ...{ source: 'football-data', movement: 'ft_1_odd:-10' },
      ...{ played: 'false', sort: 'ft_x_odd', order: 'desc', values: 'probability' },
    };
    expect(conditionsOf({ ...saved, filter_data }, tables).map(({ title, text }) => [title, text])).toEqual([
      ['Kaynak', 'football-data'],
      ['Hareket', 'MS 1 %10’dan fazla düştü'],
      ['Hangi maçlar', 'Yaklaşan'],
      ['Sırala', 'MS X, Azalan'],
      ['Gösterilen', 'Olasılık'],
    ]);
  });

  it('that ask for a probability say so', () => {
    const filter_data = { ft_1_odd: '%57-59', ft_x_odd: '%>25' };
    expect(conditionsOf({ ...saved, filter_data }, tables).map(({ text }) => text)).toEqual([
      '%57–59 olasılık',
      '>%25 olasılık',
    ]);
  });

  it('are none where it asks for the played matches, as tables begin', () => {
    expect(conditionsOf({ ...saved, filter_data: { played: 'true' } }, tables)).toEqual([]);
  });

  it('of the bulletin are named by the bulletin', () => {
    const ofBulletin = { filter_type: 3, filter_data: { season_name: 'Süper' }, hidden_groups: [] } as const;
    expect(conditionsOf({ ...ofBulletin, hidden_groups: [] }, tables)).toEqual([
      { id: 'season_name', title: 'Lig', text: 'Süper' },
    ]);
  });
});

describe('the address of a saved filter', () => {
  it('is that of its table, with the filters and hidden groups applied', () => {
    expect(filterAddress(saved, tables)).toBe(
      '/kapanisoran?country_name=T%C3%BCrkiye&ft_1_odd=%3E%3D1.85&ft_score=2+-+1&gizli=ft',
    );
    expect(filterAddress({ filter_type: 1, filter_data: {}, hidden_groups: [] }, tables)).toBe('/acilisoran');
    expect(
      filterAddress({ filter_type: 3, filter_data: { season_name: 'a' }, hidden_groups: [] }, tables),
    ).toBe('/bulten?season_name=a');
  });
});

describe('a column of prices', () => {
  it('is named with its market, in short or in full', () => {
    expect(priceTitle('ft_x_odd', tables, 'short')).toBe('MS X');
    expect(priceTitle('ft_x_odd', tables, 'full')).toBe('Maç Sonucu X');
    expect(priceTitle('unknown_odd', tables, 'full')).toBe('unknown_odd');
  });
});
