import { GROUPS } from '../../testing/catalogue';
import { firstJudged, marketOptions } from './market-options';

const doubleChance = {
  ...GROUPS.find(({ key }) => key === 'ft')!,
  key: 'ft_dc',
  title: 'Çifte Şans',
  winners: 2,
};

describe('the markets that can be judged', () => {
  it('are those with prices and one winner', () => {
    expect(marketOptions([...GROUPS, doubleChance], 'ft')).toEqual([['ft', 'Maç Sonucu']]);
  });

  it('begin with the one that is judged where none is asked for', () => {
    expect(marketOptions([doubleChance, ...GROUPS], undefined)).toEqual([['ft', 'Maç Sonucu']]);
    expect(firstJudged([doubleChance, ...GROUPS])).toBe('ft');
    expect(firstJudged([])).toBeUndefined();
  });

  it('show what an address asks for even where it can not be judged', () => {
    expect(marketOptions([...GROUPS, doubleChance], 'ft_dc')).toEqual([
      ['ft', 'Maç Sonucu'],
      ['ft_dc', 'Çifte Şans'],
    ]);
    expect(marketOptions(GROUPS, 'yok')[0]).toEqual(['yok', 'yok']);
  });
});
