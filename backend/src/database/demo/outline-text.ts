import outlines from './inter-outlines.json';

/**
 * Inter Medium (SIL Open Font License 1.1, see frontend/src/app/styles/inter-license.txt): advance width and SVG path
 * of each character, 1000 units to the em, figures of one width. Drawn instead of set, a text looks the same on a
 * machine without any font.
 */
const ADVANCES: Readonly<Record<string, number>> = outlines.advances;
const PATHS: Readonly<Record<string, string>> = outlines.paths;

const UNITS = 1000;

/** Stands for a character that has no outline. */
const UNKNOWN = '·';

/** The characters of a text as far as they can be drawn. */
const drawable = (text: string): string[] =>
  [...text.normalize('NFC')].map((char) => (char in PATHS ? char : UNKNOWN));

interface Text {
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  /** Pixels to the em. */
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'end';
  /** Longer texts are cut, with an ellipsis. */
  readonly width?: number;
}

/** A line of text as SVG paths. */
export function drawnText(
  text: string,
  { x, y, size, fill, anchor = 'start', width = Infinity }: Text,
): string {
  const shown = cut(drawable(text), (width / size) * UNITS);
  let at = 0;
  const paths = shown.map((char) => {
    const placed = `<path transform="translate(${at})" d="${PATHS[char]}"/>`;
    at += ADVANCES[char]!;
    return placed;
  });
  const scale = size / UNITS;
  const left = anchor === 'end' ? x - at * scale : x;
  return `<g fill="${fill}" transform="translate(${left} ${y}) scale(${scale})">${paths.join('')}</g>`;
}

/** Width of a text in units. */
const widthOf = (chars: readonly string[]): number => chars.reduce((sum, char) => sum + ADVANCES[char]!, 0);

/** As much of a text as fits, with an ellipsis where something is missing. */
function cut(chars: readonly string[], width: number): readonly string[] {
  if (widthOf(chars) <= width) return chars;
  const shown = [...chars];
  while (shown.length > 0 && widthOf([...shown, '…']) > width) shown.pop();
  return [...shown, '…'];
}
