import { readTolerance } from '../choice/tolerance';
import { CLOSING, OPENING } from '../odds-type';
import type { ScanQuestion } from './scan.api';

/** A scan as a link carries it. */
export interface ScanView extends ScanQuestion {
  /** Only matches with something that stands out. */
  onlyStanding: boolean;
}

/** Reads a scan from the address; what it does not say is the server's choice. */
export function readScan(params: URLSearchParams): ScanView {
  const date = params.get('tarih') ?? '';
  const groups = params.get('gruplar');
  const type = params.get('tur');
  return {
    date: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined,
    groups: groups === null ? undefined : groups.split(',').filter((key) => key !== ''),
    type: type === 'acilis' ? OPENING : type === 'kapanis' ? CLOSING : undefined,
    tolerance: readTolerance(params.get('yakinlik')),
    onlyStanding: params.get('ayrisan') === '1',
  };
}

/** The address of a scan, without `?`. */
export function writeScan({ date, groups, type, tolerance, onlyStanding }: ScanView): string {
  const params = new URLSearchParams();
  if (date !== undefined) params.set('tarih', date);
  if (groups !== undefined) params.set('gruplar', groups.join(','));
  if (type !== undefined) params.set('tur', type === OPENING ? 'acilis' : 'kapanis');
  if (tolerance !== 0) params.set('yakinlik', String(tolerance));
  if (onlyStanding) params.set('ayrisan', '1');
  return params.toString().replaceAll('%2C', ',');
}
