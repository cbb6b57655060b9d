import type { PostSelectionDto } from '../../picks/dto/picks.dto';
import { couponText } from './winner-offers';

const selection = (more: Partial<PostSelectionDto> = {}): PostSelectionDto => ({
  ...{
    match_id: 1,
    column: 'over_25_odd',
    odd: 1.9,
    state: 'kazandı',
    ...{ odd_at: null, source: null, repeated: false },
    locked_at: '2026-05-17T09:00:00.000Z',
  },
  ...{ home_team: 'Rize', away_team: 'Bursa', match_date: '2026-05-17', match_time: '20:00' },
  ...{ home_ft_score: 2, away_ft_score: 1 },
  ...more,
});

describe('the text of a won coupon', () => {
  it('has a line for each selection with match, score, market and price', () => {
    const void_ = selection({
      column: 'ft_1_odd',
      odd: 12,
      state: 'iade',
      home_ft_score: null,
      away_ft_score: null,
    });
    expect(couponText([selection(), void_], 1_000)).toBe(
      'Rize 2-1 Bursa · A/Ü 2,5 Üst · 1,90\nRize - Bursa · MS 1 · 12,00 · iade',
    );
  });

  it('counts the selections that do not fit', () => {
    const name = 'Uzun Adlı Spor Kulübü '.repeat(4).trim();
    const many = Array.from({ length: 20 }, () => selection({ home_team: name }));
    const text = couponText(many, 1_000);
    const lines = text.split('\n');
    expect(text.length).toBeLessThanOrEqual(1_000);
    expect(lines.at(-1)).toBe(`ve ${20 - (lines.length - 1)} seçim daha`);
    expect(lines.length).toBeGreaterThan(5);
  });
});
