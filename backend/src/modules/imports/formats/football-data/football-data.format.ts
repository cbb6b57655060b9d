import { readSections, type SectionOpener, startsWithHeader } from '../csv-sections';
import type { Format, ReadOptions } from '../format';
import { SeasonSection } from './season-section';

const opener =
  (options: ReadOptions): SectionOpener =>
  (header) =>
    SeasonSection.open(header, options);

/** League-season CSV files of football-data.co.uk, several divisions in one file too. */
export const footballData: Format = {
  name: 'football-data',
  recognises: (head) => startsWithHeader(head, opener({})),
  read: (file, options) => readSections(file.chunks(), opener(options)),
};
