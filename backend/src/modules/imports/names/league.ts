/** A competition as a source names it. */
export interface League {
  /** Turkish name of the country, or `INTERNATIONAL` of the catalogue. */
  readonly country: string;
  readonly name: string;
  /** The division code of football-data, null elsewhere. */
  readonly code: string | null;
}
