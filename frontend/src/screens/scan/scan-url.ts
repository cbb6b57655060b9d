import { trScan } from '../../locale/tr-scan';
import { type Tolerance, TOLERANCE_OPTIONS, TOLERANCES } from '../../odds/choice/tolerance';
import { percentAblative } from '../../lib/percent-ablative';
import { trMovement } from '../../locale/tr-movement';
import { CLOSING, type OddsType, OPENING } from '../../odds/odds-type';

/** How far prices may differ over a whole day: as asked, or as far as each fixture needs for enough past matches. */
export type ScanTolerance = 'auto' | Tolerance;

/** How far a price has to have moved, in percent. */
export type ScanMovement = -5 | -10 | 10;

const MOVEMENTS: readonly ScanMovement[] = [-5, -10, 10];

/** A scan as a link carries it; what is left out is the server's choice: today, the usual markets, closing odds. */
export interface ScanView {
  date?: string;
  groups?: readonly string[];
  type?: OddsType;
  tolerance: ScanTolerance;
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
    tolerance: readScanTolerance(params.get('yakinlik')),
    movement: readScanMovement(params.get('hareket')),
    onlyStanding: standing === '1' ? true : standing === '0' ? false : undefined,
    competition: params.get('lig') || undefined,
  };
}

/** The address of a scan, without `?`. */
export function writeScan(view: ScanView): string {
  const { date, groups, type, tolerance, movement, onlyStanding, competition } = view;
  const params = new URLSearchParams();
  if (date !== undefined) params.set('tarih', date);
  if (groups !== undefined) params.set('gruplar', groups.join(','));
  if (type !== undefined) params.set('tur', type === OPENING ? 'acilis' : 'kapanis');
  if (tolerance !== 'auto') params.set('yakinlik', String(tolerance));
  if (movement !== undefined) params.set('hareket', String(movement));
  if (competition !== undefined) params.set('lig', competition);
  if (onlyStanding !== undefined) params.set('ayrisan', onlyStanding ? '1' : '0');
  return params.toString().replaceAll('%2C', ',');
}

/** The choices, as texts of the address. */
export const SCAN_TOLERANCE_OPTIONS: readonly (readonly [string, string])[] = [
  ['auto', trScan.auto],
  ...TOLERANCE_OPTIONS.map(([tolerance, name]) => [String(tolerance), name] as const),
];

/** The tolerance that a text names, or automatic. */
export function readScanTolerance(text: string | null): ScanTolerance {
  return TOLERANCES.find((tolerance) => String(tolerance) === text) ?? 'auto';
}

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
