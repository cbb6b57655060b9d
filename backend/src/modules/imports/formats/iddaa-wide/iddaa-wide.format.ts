import { readSections, startsWithHeader } from '../csv-sections';
import type { Format } from '../format';
import { BulletinSection } from './bulletin-section';

/** Wide bulletin CSV files: one match per row, one column per selection, headers `Market :: Selection` in Turkish. */
export const iddaaWide: Format = {
  name: 'iddaa-wide',
  recognises: (head) => startsWithHeader(head, BulletinSection.open),
  read: (file) => readSections(file.chunks(), BulletinSection.open),
};
