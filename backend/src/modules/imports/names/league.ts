/** A competition as a source names it. */
export interface League {
  /** Turkish name of the country, or {@link INTERNATIONAL}. */
  readonly country: string;
  readonly name: string;
  /** The division code of football-data, null elsewhere. */
  readonly code: string | null;
}

/** Stands for the country of competitions whose name starts with no known one. */
export const INTERNATIONAL = 'Uluslararası';
