import { pricePerDay, savingPercent } from './package-card';

const month = { price_tl: 1300, days: 30 };
const quarter = { price_tl: 3500, days: 90 };

describe('the price of a package', () => {
  it('is given per day', () => {
    expect(pricePerDay(month)).toBeCloseTo(43.33, 2);
  });

  it('is compared with the shortest package on sale, never rounded in the seller’s favour', () => {
    // 3 x 1300 = 3900; 400 less are 10.26 %
    expect(savingPercent(quarter, [quarter, month])).toBe(10);
    expect(savingPercent(month, [quarter, month])).toBe(0);
  });

  it('is no saving when the longer package costs more per day, or stands alone', () => {
    expect(savingPercent({ price_tl: 4000, days: 90 }, [month])).toBe(0);
    expect(savingPercent(quarter, [quarter])).toBe(0);
  });
});
