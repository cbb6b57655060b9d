import { demoBulletin } from '../../../test/support/demo-bulletin';
import { addDays, istanbulDate, istanbulParts } from '../../common/time/istanbul';
import { hasWon } from './demo-bulletin';
import { EARLIEST_HOURS_AGO, earlierPosts } from './earlier-posts';

describe.each(['2026-05-17T12:00:00Z', '2027-01-10T21:30:00Z'])('the earlier demo posts at %s', (instant) => {
  const now = new Date(instant);
  const today = istanbulDate(now);
  const posts = earlierPosts(demoBulletin(addDays(today, -EARLIEST_HOURS_AGO / 24 - 1), today), now);
  const outcomes = (author: string) =>
    posts
      .filter((post) => post.author === author)
      .flatMap(({ coupon }) => coupon.lines)
      .map(({ match, field, price }) => ({ won: hasWon(match, field), price }));

  it.each([
    ['editor', 0.12, 0.4],
    ['demo.yazar', -0.4, -0.12],
  ])('give %s at least 150 settled selections and a yield between %d and %d', (author, low, high) => {
    const settled = outcomes(author).filter(({ won }) => won !== null);
    const profit = settled.reduce((sum, { won, price }) => sum + (won ? price / 100 : 0) - 1, 0);
    expect(settled.length).toBeGreaterThanOrEqual(150);
    expect(profit / settled.length).toBeGreaterThan(low);
    expect(profit / settled.length).toBeLessThan(high);
  });

  it('have one selection each that is void', () => {
    for (const author of ['editor', 'demo.yazar'])
      expect(outcomes(author).filter(({ won }) => won === null)).toHaveLength(1);
  });

  it('chose from matches that had not kicked off, no match twice', () => {
    for (const { date, coupon } of posts) {
      const posted = istanbulParts(date);
      for (const { match } of coupon.lines)
        expect(`${match.date} ${match.time}` > `${posted.date} ${posted.time}`).toBe(true);
      expect(new Set(coupon.lines.map(({ match }) => match.id)).size).toBe(coupon.lines.length);
    }
  });
});
