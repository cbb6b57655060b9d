import { trShare } from '../../../locale/tr-share';
import type { SharedRow, SharedSummary } from './shared-summary';

/** Who made the picture, and when. */
export interface Origin {
  site: string;
  /** Where it is found. */
  address: string;
  date: string;
  /** The matches are invented. */
  demo: boolean;
}

/** Pixels, each way. */
const SIZE = 1080;
const LEFT = 64;
const RIGHT = SIZE - LEFT;
const FONT = '"Inter Variable", "Inter", system-ui, sans-serif';

/** The light theme, whatever the page's: a picture goes elsewhere. */
const COLOURS = {
  paper: '#ffffff',
  text: '#0f172a',
  muted: '#475569',
  line: '#dfe6ee',
  accent: '#15803d',
  bar: '#bfe3cb',
  wait: '#8a4b08',
  waitSoft: '#fef3c7',
} as const;

interface Style {
  size: number;
  weight?: number;
  colour?: string;
  align?: CanvasTextAlign;
}

/** Draws the summary as a square PNG. Rejects where the browser can't. */
export async function drawSummary(shared: SharedSummary, origin: Origin): Promise<Blob> {
  await Promise.all([400, 600, 700].map((weight) => document.fonts.load(`${weight} 40px ${FONT}`, 'aşĞİ')));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = new Pen(canvas.getContext('2d')!);
  pen.box(0, 0, SIZE, SIZE, COLOURS.paper);
  pen.box(0, 0, SIZE, 12, COLOURS.accent);
  pen.text(origin.site, LEFT, 78, { size: 32, weight: 700, colour: COLOURS.accent });
  pen.text(origin.date, RIGHT, 78, { size: 26, colour: COLOURS.muted, align: 'right' });
  pen.text(shared.title, LEFT, 138, { size: 28, colour: COLOURS.muted });
  const below = drawQuestion(pen, shared.question, 192);
  pen.text(shared.count, LEFT, below + 6, { size: 32, weight: 600 });
  drawMarkets(pen, shared, below + 44);
  drawFoot(pen, origin);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

class Pen {
  constructor(readonly context: CanvasRenderingContext2D) {}

  text(text: string, x: number, y: number, style: Style, width?: number): void {
    this.use(style);
    this.context.fillText(text, x, y, width);
  }

  widthOf(text: string, style: Style): number {
    this.use(style);
    return this.context.measureText(text).width;
  }

  box(x: number, y: number, width: number, height: number, colour: string, radius = 0): void {
    this.context.fillStyle = colour;
    this.context.beginPath();
    this.context.roundRect(x, y, width, height, radius);
    this.context.fill();
  }

  private use({ size, weight = 400, colour = COLOURS.text, align = 'left' }: Style): void {
    this.context.font = `${weight} ${size}px ${FONT}`;
    this.context.fillStyle = colour;
    this.context.textAlign = align;
  }
}

const QUESTION: Style = { size: 40, weight: 700 };
const QUESTION_LINE = 52;
const MOST_LINES = 3;

/** The conditions in as many lines as there is room for. @returns where what follows begins */
function drawQuestion(pen: Pen, question: readonly string[], top: number): number {
  const lines = linesOf(pen, question, RIGHT - LEFT);
  lines.forEach((line, index) => pen.text(line, LEFT, top + index * QUESTION_LINE, QUESTION, RIGHT - LEFT));
  return top + lines.length * QUESTION_LINE;
}

function linesOf(pen: Pen, question: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const [index, condition] of question.entries()) {
    const joined = lines.length === 0 ? condition : `${lines.at(-1)!}, ${condition}`;
    const left = question.length - index;
    if (lines.length > 0 && pen.widthOf(joined, QUESTION) <= width) lines[lines.length - 1] = joined;
    else if (lines.length < MOST_LINES) lines.push(condition);
    else {
      lines[MOST_LINES - 1] = `${lines[MOST_LINES - 1]!} ${trShare.more(left)}`;
      break;
    }
  }
  return lines;
}

const ROW = 46;
const BAR = { left: 190, right: 600, height: 18 } as const;
const FOOT = SIZE - 92;

function drawMarkets(pen: Pen, { markets }: SharedSummary, top: number): void {
  const units = markets.reduce((sum, { rows }) => sum + rows.length + 1, 0);
  const step = Math.min(ROW + 8, (FOOT - 40 - top) / units);
  let y = top;
  for (const { title, rows } of markets) {
    y += step;
    pen.text(title, LEFT, y, { size: 26, weight: 600, colour: COLOURS.muted }, RIGHT - LEFT);
    for (const row of rows) drawRow(pen, row, (y += step));
  }
}

/** How often a selection came in, with the interval drawn over the bar. */
function drawRow(pen: Pen, row: SharedRow, y: number): void {
  const { left, right, height } = BAR;
  const at = (rate: number) => left + (right - left) * rate;
  const top = y - height - 3;
  pen.text(row.label, LEFT, y, { size: 30, weight: 600 }, left - LEFT - 12);
  pen.box(left, top, right - left, height, COLOURS.line, 4);
  pen.box(left, top, Math.max(4, at(row.rate) - left), height, COLOURS.bar, 4);
  pen.box(at(row.low), top + height / 2 - 2, Math.max(4, at(row.high) - at(row.low)), 4, COLOURS.accent, 2);
  pen.text(row.rateText, 716, y, { size: 32, weight: 700, align: 'right' });
  pen.text(row.rangeText, 878, y, { size: 24, colour: COLOURS.muted, align: 'right' });
  pen.text(row.countText, RIGHT, y, { size: 24, colour: COLOURS.muted, align: 'right' }, 130);
}

function drawFoot(pen: Pen, { site, address, demo }: Origin): void {
  pen.box(LEFT, FOOT, RIGHT - LEFT, 2, COLOURS.line);
  pen.text(trShare.past, LEFT, FOOT + 54, { size: 28, weight: 600 });
  const source = trShare.source(site, address);
  pen.text(source, RIGHT, FOOT + 54, { size: 26, colour: COLOURS.muted, align: 'right' }, 600);
  if (!demo) return;
  const style: Style = { size: 24, weight: 700, colour: COLOURS.wait, align: 'right' };
  const width = pen.widthOf(trShare.demo, style) + 32;
  pen.box(RIGHT - width, 104, width, 44, COLOURS.waitSoft, 8);
  pen.text(trShare.demo, RIGHT - 16, 135, style);
}
