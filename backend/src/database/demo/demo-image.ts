import sharp from 'sharp';
import { tr } from '../../common/locale/tr';
import { decimalComma } from '../../common/text/decimal-comma';
import type { Coupon, CouponLine } from './demo-coupon';
import { drawnText } from './outline-text';

const WIDTH = 640;
const HEIGHT = 800;
const MARGIN = 44;
const RIGHT = WIDTH - MARGIN;
const HEAD = 148;
const ROW = 98;

const INK = '#0f172a';
const MUTED = '#475569';
const LINE = '#cbd5e1';

const said = tr.demo.coupon;

const DAY = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  weekday: 'long',
});

/**
 * A coupon as a card of 4:5, marked as an example, as WebP. Nothing is set in a font of the machine: the picture is the
 * same everywhere.
 * @param hue of the head, 0-359
 */
export function demoImage(coupon: Coupon, hue: number): Promise<Buffer> {
  const dark = `hsl(${hue}, 45%, 24%)`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    rect(0, 0, WIDTH, HEIGHT, '#ffffff') +
    rect(0, 0, WIDTH, HEAD, dark) +
    drawnText(coupon.title, { x: MARGIN, y: 72, size: 31, fill: '#ffffff', width: 450 }) +
    drawnText(longDay(coupon.date), { x: MARGIN, y: 112, size: 20, fill: '#e2e8f0' }) +
    `<rect x="${RIGHT - 84}" y="44" width="84" height="34" rx="17" fill="none" stroke="#e2e8f0" stroke-width="1.5"/>` +
    drawnText(said.example, { x: RIGHT - 16, y: 67, size: 18, fill: '#e2e8f0', anchor: 'end' }) +
    coupon.lines.map((line, index) => row(line, HEAD + 14 + index * ROW, dark)).join('') +
    foot(coupon) +
    '</svg>';
  return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
}

/** When and where, who plays whom; what was chosen and its price. */
function row({ match, selection, price, score }: CouponLine, top: number, dark: string): string {
  const when = `${longDay(match.date).split(' ').slice(0, 2).join(' ')} ${match.time}`;
  const end = score === null ? '' : said.won(score);
  return (
    drawnText(`${when} · ${match.competition}`, {
      x: MARGIN,
      y: top + 34,
      size: 17,
      fill: MUTED,
      width: 350,
    }) +
    drawnText(selection, { x: RIGHT, y: top + 34, size: 20, fill: dark, anchor: 'end' }) +
    drawnText(`${match.home} - ${match.away}`, { x: MARGIN, y: top + 68, size: 23, fill: INK, width: 430 }) +
    drawnText(written(price), { x: RIGHT, y: top + 70, size: 28, fill: INK, anchor: 'end' }) +
    (end && drawnText(end, { x: MARGIN, y: top + 90, size: 16, fill: '#15803d' })) +
    `<path d="M${MARGIN} ${top + ROW}H${RIGHT}" stroke="${LINE}" stroke-dasharray="4 5"/>`
  );
}

function foot({ lines }: Coupon): string {
  const total = lines.reduce((product, { price }) => product * (price / 100), 1);
  return (
    drawnText(said.matches(lines.length), { x: MARGIN, y: 712, size: 22, fill: INK }) +
    drawnText(said.total, { x: RIGHT - 130, y: 712, size: 20, fill: MUTED, anchor: 'end' }) +
    drawnText(written(Math.round(total * 100)), { x: RIGHT, y: 713, size: 30, fill: INK, anchor: 'end' }) +
    drawnText(said.note, { x: MARGIN, y: 762, size: 16, fill: MUTED })
  );
}

/** `21 Kasım Cumartesi`. */
const longDay = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));

const written = (hundredths: number): string => decimalComma(hundredths / 100, 2);

const rect = (x: number, y: number, width: number, height: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`;
