import type { PricedFixtureDto } from '../../../api/generated/wire';
import { MARKET_GROUPS } from '../../../testing/catalogue';
import {
  type ChosenSelection,
  pricedMarkets,
  readSelections,
  sameSelections,
  storedSelections,
  wantedSelections,
  withFixture,
  withSelection,
  writeSelections,
} from './chosen-selections';
import { postSelection } from '../../../testing/posts';

const FIXTURE: PricedFixtureDto = {
  match_id: 5,
  match_date: '2026-11-25',
  match_time: '20:00',
  country_name: 'Türkiye',
  competition_name: 'Örnek Ligi',
  home_team: 'Akkuğuspor',
  away_team: 'Bozyele SK',
  odds: { ft_1_odd: 1.85, ft_x_odd: 3.4, over_25_odd: 1.7, cs_21_odd: 9 },
  seen: [],
};

const chosen = (change: Partial<ChosenSelection> = {}): ChosenSelection => ({
  match_id: 5,
  match_date: '2026-11-25',
  match_time: '20:00',
  home_team: 'Akkuğuspor',
  away_team: 'Bozyele SK',
  column: 'ft_1_odd',
  odd: 1.85,
  ...change,
});

describe('the markets of a fixture', () => {
  const markets = pricedMarkets(MARKET_GROUPS, FIXTURE.odds);

  it('are those that have a price, the usual ones first', () => {
    expect(markets.map(({ title }) => title)).toEqual(['Maç Sonucu', '2,5 Alt/Üst', 'Maç Skoru']);
  });

  it('list only selections that have a price', () => {
    expect(markets[0]!.selections).toEqual([
      { column: 'ft_1_odd', title: '1', odd: 1.85 },
      { column: 'ft_x_odd', title: 'X', odd: 3.4 },
    ]);
  });

  it('hold one selection of a match, whose place the next one takes', () => {
    const other = chosen({ match_id: 6 });
    const draw = chosen({ column: 'ft_x_odd', odd: 3.4 });
    expect(withSelection([chosen(), other], draw, markets[0]!)).toEqual([draw, other]);
    const gone = chosen({ column: 'ft_2_odd', odd: null });
    expect(withSelection([gone], draw, markets[0]!)).toEqual([draw]);
    const goals = chosen({ column: 'over_25_odd', odd: 1.7 });
    expect(withSelection([chosen(), other], goals, markets[1]!)).toEqual([chosen(), other, goals]);
  });
});

describe('a price that moves while the form is open', () => {
  const at = (odd: number) => ({ ...FIXTURE, odds: { ft_1_odd: odd } });

  it('is shown beside the one that was chosen, and forgotten when it comes back', () => {
    const moved = withFixture([chosen()], at(1.8));
    expect(moved).toEqual([chosen({ odd: 1.8, before: 1.85 })]);
    const again = withFixture(moved, at(1.75));
    expect(again).toEqual([chosen({ odd: 1.75, before: 1.85 })]);
    expect(withFixture(again, at(1.85))).toEqual([chosen()]);
  });

  it('leaves the list alone when nothing changed, and other matches always', () => {
    const list = [chosen(), chosen({ match_id: 6, odd: 2 })];
    expect(withFixture(list, FIXTURE)).toBe(list);
    expect(withFixture(list, at(1.8))[1]).toBe(list[1]);
  });

  it('is null when it is gone, and may come back', () => {
    const gone = withFixture([chosen()], { ...FIXTURE, odds: {} });
    expect(gone).toEqual([chosen({ odd: null, before: 1.85 })]);
    expect(withFixture(gone, FIXTURE)).toEqual([chosen()]);
  });

  it('does not touch a locked one, while a postponed kick-off does', () => {
    const locked = chosen({ locked_at: '2026-11-22T10:00:00.000Z' });
    expect(withFixture([locked], { ...at(1.8), match_time: '21:00' })).toEqual([
      { ...locked, match_time: '21:00' },
    ]);
  });
});

describe('what is sent', () => {
  it('names the price that was shown, for those that are not locked yet', () => {
    const locked = chosen({ column: 'ft_x_odd', locked_at: '2026-11-22T10:00:00.000Z' });
    expect(wantedSelections([chosen({ odd: 1.8, before: 1.85 }), locked])).toEqual([
      { match_id: 5, column: 'ft_1_odd', odd: 1.8 },
      { match_id: 5, column: 'ft_x_odd' },
    ]);
  });

  it('differs from the post by selection and order, not by price', () => {
    const post = [postSelection(), postSelection({ column: 'over_25_odd' })];
    const stored = storedSelections(post);
    expect(sameSelections(stored, post)).toBe(true);
    expect(sameSelections(stored.slice(1), post)).toBe(false);
    expect(sameSelections([...stored].reverse(), post)).toBe(false);
  });
});

describe('a draft', () => {
  it('keeps selections and nothing that is none', () => {
    const list = [chosen(), chosen({ match_id: 6, match_time: null, odd: null })];
    expect(readSelections(writeSelections(list))).toEqual(list);
    expect(writeSelections([])).toBe('');
    for (const text of [undefined, '', 'null', '{', '[1]', '[{"match_id":1}]'])
      expect(readSelections(text)).toEqual([]);
  });
});
