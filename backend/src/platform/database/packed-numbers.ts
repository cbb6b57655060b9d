import { charactersOf, type DatabaseType } from './dialects';

/** A column of whole numbers from 0, or null. */
export interface PackedColumn {
  readonly sql: string;
  /**
   * What it may hold: numbers below a million, none of which is 0; numbers below a million; any. Each kind takes the
   * database longer than the one before it.
   */
  readonly kind: 'positive' | 'small' | 'wide';
}

/** Bits of the lower one of a wide number's two digits. */
const LOWER_BITS = 15;
const LOWER_DIGIT = 2 ** LOWER_BITS;

/**
 * Many columns of whole numbers as one value of a row: a driver takes several times as long for as many values, and
 * for their decimal digits. The database writes each number as a character, see {@link charactersOf}.
 */
export class PackedNumbers {
  private readonly digits: readonly string[];
  /** Places of the wide columns. Their higher digits come last, in this order. */
  private readonly wide: readonly number[];

  constructor(private readonly columns: readonly PackedColumn[]) {
    this.wide = columns.flatMap(({ kind }, place) => (kind === 'wide' ? [place] : []));
    this.digits = [
      ...columns.map(lowerDigit),
      ...this.wide.map((place) => `${columns[place]!.sql} >> ${LOWER_BITS}`),
    ];
  }

  /** What to select. */
  sql(type: DatabaseType): string {
    return charactersOf(type, this.digits);
  }

  /** How many numbers there are. */
  get length(): number {
    return this.columns.length;
  }

  /**
   * Reads what was selected of a row.
   * @param from place of its first byte
   * @param out takes by column a positive number as it is, any other plus one; 0 for null
   * @returns the place after its last byte
   */
  unpack(bytes: Uint8Array, from: number, out: Uint32Array): number {
    const { wide } = this;
    const columns = this.columns.length;
    const all = columns + wide.length;
    let at = from;
    for (let place = 0; place < all; place++) {
      let character = bytes[at++]!;
      if (character >= 0xf8) {
        character = (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;
        at += 3;
      } else if (character >= 0xf0) {
        const upper = ((character & 7) << 18) | ((bytes[at]! & 63) << 12);
        character = upper | ((bytes[at + 1]! & 63) << 6) | (bytes[at + 2]! & 63);
        at += 3;
      } else if (character >= 0xe0) {
        character = ((character & 15) << 12) | ((bytes[at]! & 63) << 6) | (bytes[at + 1]! & 63);
        at += 2;
      } else if (character >= 0xc0) {
        character = ((character & 31) << 6) | (bytes[at]! & 63);
        at += 1;
      }
      if (place >= columns) out[wide[place - columns]!]! += character * LOWER_DIGIT;
      else out[place] = character;
    }
    return at;
  }
}

/** What stands for a number itself, or for the lower part of a wide one: 0 only for null. */
function lowerDigit({ sql, kind }: PackedColumn): string {
  if (kind === 'positive') return sql;
  return kind === 'small' ? `${sql} + 1` : `(${sql} & ${LOWER_DIGIT - 1}) + 1`;
}
