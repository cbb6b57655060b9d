import { formatOdd } from '../../lib/format';
import { formatDecimal } from '../../lib/format-rate';
import { percentAblative } from '../../lib/percent-ablative';
import { trMatch } from '../../locale/tr-match';
import { trMovement } from '../../locale/tr-movement';
import { trScan } from '../../locale/tr-scan';
import { type Tolerance, TOLERANCES } from '../../odds/choice/tolerance';
import { CLOSING, type OddsType, OPENING } from '../../odds/odds-type';

/** How far probabilities may differ, in points; `auto`: as each match and market needs for enough past matches. */
export type Closeness = 'auto' | 0.5 | 1 | 2;

const CLOSENESSES: readonly Exclude<Closeness, 'auto'>[] = [0.5, 1, 2];

/** What makes past matches the same: what their prices say, or the prices. */
export interface Nearness {
  closeness: Closeness;
  /** Where prices are compared instead: how far they may differ. */
  tolerance?: Tolerance;
}

/** How far a price has to have moved, in percent. */
export type ScanMovement = -5 | -10 | 10;

const MOVEMENTS: readonly ScanMovement[] = [-5, -10, 10];

/** A scan as a link carries it; what is left out is the server's choice: today, the usual markets, closing odds. */
export interface ScanView extends Nearness {
  date?: string;
  groups?: readonly string[];
  type?: OddsType;
  /** Only matches in which a price moved further than so many percent; below 0 for prices that fell. */
  movement?: ScanMovement;
  /** Only matches with something that stands out; undecided while undefined. */
  onlyStanding?: boolean;
  /** Only this competition's matches, as `competitionOf` writes it. */
  competition?: string;
}

/** Reads a scan from the address; what it does not say is the server's choice. */
export function readScan(params: URLSearchParams): ScanView {
  const date = params.get('tarih') ?? '';
  const groups = params.get('gruplar');
  const type = params.get('tur');
  const standing = params.get('ayrisan');
  return {
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined,
    groups: groups === null ? undefined : groups.split(',').filter((key) => key !== ''),
    type: type === 'acilis' ? OPENING : type === 'kapanis' ? CLOSING : undefined,
    closeness: CLOSENESSES.find((each) => String(each) === params.get('yakinlik')) ?? 'auto',
    tolerance: TOLERANCES.find((each) => String(each) === params.get('oran')),
    movement: readScanMovement(params.get('hareket')),
    onlyStanding: standing === '1' ? true : standing === '0' ? false : undefined,
    competition: params.get('lig') || undefined,
  };
}

/** The address of a scan, without `?`. */
export function writeScan(view: ScanView): string {
  const { date, groups, type, closeness, tolerance, movement, onlyStanding, competition } = view;
  const params = new URLSearchParams();
  if (date !== undefined) params.set('tarih', date);
  if (groups !== undefined) params.set('gruplar', groups.join(','));
  if (type !== undefined) params.set('tur', type === OPENING ? 'acilis' : 'kapanis');
  if (tolerance !== undefined) params.set('oran', String(tolerance));
  else if (closeness !== 'auto') params.set('yakinlik', String(closeness));
  if (movement !== undefined) params.set('hareket', String(movement));
  if (competition !== undefined) params.set('lig', competition);
  if (onlyStanding !== undefined) params.set('ayrisan', onlyStanding ? '1' : '0');
  return params.toString().replaceAll('%2C', ',');
}

/** Before the tolerances among the choices. */
const PRICE = 'oran-';

/** The choices of {@link Nearness}: by probability, then by price. */
export const NEARNESS_OPTIONS: readonly (readonly [string, string] | null)[] = [
  ['auto', trScan.auto],
  ...CLOSENESSES.map((points) => [String(points), trScan.points(formatDecimal(points))] as const),
  null,
  ...TOLERANCES.map(
    (tolerance) =>
      [
        `${PRICE}${tolerance}`,
        tolerance === 0
          ? trScan.samePrices
          : trScan.nearPrices(trMatch.withinText(formatOdd(tolerance / 100))),
      ] as const,
  ),
];

/** A nearness as one of the choices. */
export const nearnessText = ({ closeness, tolerance }: Nearness): string =>
  tolerance === undefined ? String(closeness) : `${PRICE}${tolerance}`;

/** The nearness that a choice stands for. */
export const readNearness = (text: string): Nearness => ({
  closeness: CLOSENESSES.find((each) => String(each) === text) ?? 'auto',
  tolerance: TOLERANCES.find((each) => `${PRICE}${each}` === text),
});

/** The movements to choose from, as texts of the address. */
export const SCAN_MOVEMENT_OPTIONS: readonly (readonly [string, string])[] = [
  ['', trMovement.any],
  ...MOVEMENTS.map((movement) => {
    const much = percentAblative(Math.abs(movement));
    return [String(movement), movement < 0 ? trMovement.falling(much) : trMovement.rising(much)] as const;
  }),
];

/** The movement that a text names, or none. */
export function readScanMovement(text: string | null): ScanMovement | undefined {
  return MOVEMENTS.find((movement) => String(movement) === text);
}
