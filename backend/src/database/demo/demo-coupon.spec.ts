import sharp from 'sharp';
import { ODD_FIELDS } from '../../archive/catalogue/columns';
import { demoBulletin } from '../../../test/support/demo-bulletin';
import { hasWon } from './demo-bulletin';
import { demoCoupon } from './demo-coupon';
import { demoImage } from './demo-image';
import { DemoMatchModel } from './demo-match';
import { DEMO_PICKS, DEMO_WINNERS } from './demo-posts';
import { demoSchedule } from './demo-schedule';
import { drawnText } from './outline-text';

const [FROM, TO] = ['2026-05-11', '2026-05-17'];
const WEEK = [
  '2026-05-11',
  '2026-05-12',
  '2026-05-13',
  '2026-05-14',
  '2026-05-15',
  '2026-05-16',
  '2026-05-17',
];
const bulletin = demoBulletin(FROM, TO);
const wanted = {
  title: 'Hafta sonu kuponu',
  selections: ['ft_1_odd', 'over_25_odd'],
  time: '14:00',
  won: false,
} as const;

describe('a coupon of the demo archive', () => {
  it.each(WEEK)('on %s has a match for each selection of every post', (date) => {
    for (const post of [...DEMO_PICKS, ...DEMO_WINNERS]) {
      const won = DEMO_WINNERS.includes(post);
      const { lines } = demoCoupon(bulletin, {
        title: post.blogname,
        date,
        time: '14:00',
        won,
        selections: post.selections,
      });
      expect([post.blogname, lines.map(({ field }) => field).sort()]).toEqual([
        post.blogname,
        [...post.selections].sort(),
      ]);
      expect(new Set(lines.map(({ match }) => match)).size).toBe(lines.length);
    }
  });

  it('names matches of the archive with their closing prices that kick off after it is posted', () => {
    const { lines } = demoCoupon(bulletin, { ...wanted, date: TO });
    const model = new DemoMatchModel();
    const archive = demoSchedule(TO, '2026-05-21');
    for (const { match, field, price } of lines) {
      const found = archive.find(({ date, home }) => date === match.date && home === match.home)!;
      expect(model.odds(found).closing[ODD_FIELDS.indexOf(field)]).toBe(price);
      expect(`${match.date} ${match.time}` > `${TO} 14:00`).toBe(true);
    }
    expect(lines.map(({ selection }) => selection).sort()).toEqual(['A/Ü 2,5 Üst', 'MS 1']);
  });

  it('is the same whenever it is asked for, and another one on another day', () => {
    const again = demoCoupon(demoBulletin(FROM, TO), { ...wanted, date: TO });
    expect(again).toEqual(demoCoupon(bulletin, { ...wanted, date: TO }));
    expect(demoCoupon(bulletin, { ...wanted, date: FROM }).lines).not.toEqual(again.lines);
  });

  it('of the winners club has won in matches of the days before', () => {
    const { lines } = demoCoupon(bulletin, { ...wanted, won: true, date: TO });
    expect(lines).toHaveLength(2);
    for (const { match, field, score } of lines) {
      expect(match.date < TO).toBe(true);
      expect(hasWon(match, field)).toBe(true);
      expect(score).toBe(`${match.scores.fh} - ${match.scores.fa}`);
    }
  });

  it('is drawn as a card of 4:5, the same each time', async () => {
    const coupon = demoCoupon(bulletin, { ...wanted, date: TO });
    const image = await demoImage(coupon, 145);
    const { format, width, height } = await sharp(image).metadata();
    expect([format, width! / height!]).toEqual(['webp', 0.8]);
    expect((await demoImage(coupon, 145)).equals(image)).toBe(true);
    expect((await demoImage({ ...coupon, title: 'Akşam maçları' }, 145)).equals(image)).toBe(false);
  });
});

describe('a drawn text', () => {
  const glyphs = (text: string, width?: number) =>
    drawnText(text, { x: 0, y: 0, size: 10, fill: '#000', width }).match(/<path/g)!.length;

  it('has an outline for every character of the demo archive', () => {
    const names = demoSchedule(FROM, TO).flatMap(
      ({ home, away, competition }) => home + away + competition.name,
    );
    const unknown = drawnText('☃', { x: 0, y: 0, size: 10, fill: '#000' });
    for (const char of new Set(names.join(''))) {
      expect([char, drawnText(char, { x: 0, y: 0, size: 10, fill: '#000' }) === unknown]).toEqual([
        char,
        false,
      ]);
    }
  });

  it('is cut with an ellipsis where it is too long', () => {
    expect([glyphs('Şahinköprü'), glyphs('Şahinköprü', 1000)]).toEqual([10, 10]);
    expect(glyphs('Şahinköprü', 30)).toBeLessThan(7);
  });
});
