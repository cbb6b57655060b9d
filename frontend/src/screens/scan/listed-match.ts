import type { ScanMatch } from '../../api/generated/wire';
import type { OddsType } from '../../odds/odds-type';

/** A match as a list shows it, with the names of what it has odds for. */
export interface ListedMatch {
  match: ScanMatch;
  /** Titles of the markets by key. */
  titles: ReadonlyMap<string, string>;
  /** Short titles of the selections by column. */
  columns: ReadonlyMap<string, string>;
  type: OddsType;
  /** How far probabilities might differ where too few matches were near, in points. */
  widest: number;
}
