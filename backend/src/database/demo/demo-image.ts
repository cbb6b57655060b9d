import sharp from 'sharp';

const WIDTH = 640;
const HEIGHT = 800;

/** Letters of 5 × 7 dots: no font is needed, so the picture is the same everywhere. */
const LETTERS: Record<string, readonly string[]> = {
  D: ['####.', '#...#', '#...#', '#...#', '#...#', '#...#', '####.'],
  E: ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
  M: ['#...#', '##.##', '#.#.#', '#.#.#', '#...#', '#...#', '#...#'],
  O: ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
};

/**
 * A placeholder in the shape of a coupon, marked DEMO in large letters, as WebP.
 * @param lines number of grey lines where a coupon has its matches
 * @param hue of the frame, 0-359
 */
export function demoImage(lines: number, hue: number): Promise<Buffer> {
  const frame = `hsl(${hue}, 45%, 32%)`;
  const rows = Array.from({ length: lines }, (_, index) => {
    const y = 330 + index * 64;
    return (
      rect(90, y, 300 - ((index * 37) % 90), 18, '#cbd5e1') +
      rect(90, y + 26, 190, 10, '#e2e8f0') +
      rect(480, y + 4, 70, 26, '#cbd5e1')
    );
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    rect(0, 0, WIDTH, HEIGHT, frame) +
    rect(50, 50, WIDTH - 100, HEIGHT - 100, '#f8fafc') +
    word('DEMO', 90, 110, 19, frame) +
    rows.join('') +
    '</svg>';
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
}

function word(text: string, left: number, top: number, dot: number, colour: string): string {
  const dots: string[] = [];
  [...text].forEach((letter, index) => {
    LETTERS[letter]!.forEach((line, y) => {
      [...line].forEach((mark, x) => {
        if (mark === '#') dots.push(rect(left + (index * 6 + x) * dot, top + y * dot, dot, dot, colour));
      });
    });
  });
  return dots.join('');
}

const rect = (x: number, y: number, width: number, height: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`;
