import { RATING_GROUPS, RATING_MARKETS, RATING_PRICE_FIELDS } from './rating-columns';

describe('the columns of a rating’s table', () => {
  it('stand in groups, the markets’ under the names and titles of the odds table', () => {
    expect(
      RATING_GROUPS.map(({ key, title, columns }) => [key, title, columns.map((each) => each.title).join()]),
    ).toEqual([
      ['match', 'Maç Bilgisi', 'Tarih,Saat,Ülke,Lig,Ev Sahibi,Deplasman'],
      ['result', 'Sonuç Bilgisi', 'İlk Yarı,İkinci Yarı,Maç Sonu,İY/MS'],
      ['ft', 'Maç Sonucu', '1,X,2'],
      ['fh', 'İlk Yarı Sonucu', '1,X,2'],
      ['sh', 'İkinci Yarı Sonucu', '1,X,2'],
      ['uo_25', '2,5 Alt/Üst', 'Alt,Üst'],
      ['uo_35', '3,5 Alt/Üst', 'Alt,Üst'],
    ]);
  });

  it('include every price once, in order', () => {
    const prices = RATING_GROUPS.flatMap(({ columns }) => columns).filter(({ kind }) => kind === 'odd');
    expect(prices.map(({ field }) => field)).toEqual(RATING_PRICE_FIELDS);
  });
});

describe('the markets of a rating’s summary', () => {
  it('are those of the table, both to score and half-time with full-time', () => {
    expect(RATING_MARKETS.map(({ key }) => key).join(' ')).toBe('ft ht sh uo_25 uo_35 bts htft');
  });
});
