import { gistOf, selectionGistOf } from './gist';

const bin = (low: number, n: number, stated: number, actual: number, reach = 0.02) => ({
  low,
  high: low + 0.1,
  n,
  stated,
  actual,
  ci_low: actual - reach,
  ci_high: actual + reach,
});

describe('the answer in one sentence', () => {
  it('takes the fullest bin of favourites as its example, and leaves small differences to chance', () => {
    const bins = [bin(0.2, 9000, 0.25, 0.251), bin(0.5, 3000, 0.55, 0.55), bin(0.6, 3319, 0.648, 0.661)];
    expect(gistOf({ matches: 30_012, bins })).toBe(
      '30.012 maçta %60–70 denen seçimlerin %66,1’i geldi (3.319 seçim, söylenenlerin ortalaması %64,8): en az 30 seçimi olan 3 dilimin hepsinde söylenen olasılık, gerçekleşenin yüzde 95 aralığında; farklar şansla açıklanabilir.',
    );
  });

  it('says in how many bins the odds were off, and where most, without forgetting chance', () => {
    const bins = [bin(0, 900, 0.07, 0.02), bin(0.1, 900, 0.15, 0.12), bin(0.6, 3319, 0.648, 0.66)];
    expect(gistOf({ matches: 4000, bins })).toMatch(
      /en az 30 seçimi olan 3 dilimin 2 tanesinde .* dışında; en çok %0–10 diliminde \(söylenen %7,0, gerçekleşen %2,0\)\. Bütün olasılıklar doğru olsa da yaklaşık yirmi dilimden biri şansla dışarıda kalırdı\.$/,
    );
  });

  it('takes the fullest bin of all where no favourite has enough selections', () => {
    const bins = [bin(0.1, 500, 0.15, 0.15), bin(0.2, 400, 0.25, 0.25), bin(0.5, 29, 0.55, 0.9)];
    expect(gistOf({ matches: 200, bins })).toMatch(
      /^200 maçta %10–20 denen seçimlerin %15,0’ı geldi .* 2 dilimin hepsinde/,
    );
  });

  it('concludes nothing from bins that are all too small', () => {
    expect(gistOf({ matches: 12, bins: [bin(0.5, 29, 0.55, 0.9)] })).toBe(
      '12 maç değerlendirildi; hiçbir dilimde 30 seçim yok, bu yüzden henüz bir şey söylenemez.',
    );
  });
});

describe('what the bins of one selection say', () => {
  it('is first the difference of all together, which chance explains or not', () => {
    const bins = [bin(0.2, 17_592, 0.25, 0.263), bin(0.3, 5000, 0.32, 0.325)];
    expect(selectionGistOf('Maç Sonucu X', bins)).toMatch(
      /^Maç Sonucu X: 22\.592 maçta ortalama %26,5 söylendi, %27,7’si geldi; \+1,1 puanlık farkı yalnız şans seyrek verir\. Dilimlere bakınca: en az 30 seçimi olan 2 dilimin hepsinde /,
    );
    expect(selectionGistOf('Maç Sonucu 1', [bin(0.5, 900, 0.55, 0.56)])).toMatch(
      /ortalama %55,0 söylendi, %56,0’ı geldi; fark şansla açıklanabilir\. Dilimlere bakınca:/,
    );
  });

  it('is nothing where there are few', () => {
    const text = 'Maç Sonucu 2: 29 maç değerlendirildi, henüz bir şey söylenemez.';
    expect(selectionGistOf('Maç Sonucu 2', [bin(0.5, 29, 0.55, 0.9)])).toBe(text);
  });
});
