import { MARKET_GROUPS } from '../../testing/catalogue';
import { selectionOptions } from './selection-options';

describe('the selections to choose from', () => {
  const options = selectionOptions(MARKET_GROUPS);

  it('are the columns of odds, named with their market', () => {
    expect(options.slice(2, 5)).toEqual([
      { value: 'ft_2_odd', label: 'Maç Sonucu · 2', group: 'Maç Sonucu', shortLabel: '2' },
      { value: 'under_25_odd', label: '2,5 Alt/Üst · Alt', group: '2,5 Alt/Üst', shortLabel: 'Alt' },
      { value: 'over_25_odd', label: '2,5 Alt/Üst · Üst', group: '2,5 Alt/Üst', shortLabel: 'Üst' },
    ]);
  });

  it('are nothing else of the catalogue', () => {
    const odds = MARKET_GROUPS.flatMap(({ columns }) => columns).filter(({ kind }) => kind === 'odd');
    expect(options).toHaveLength(odds.length);
  });
});
