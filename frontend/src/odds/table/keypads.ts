import type { ColumnKind } from './match-table';

/** Which keys a phone shows for a filter box, and the signs of the filter language that these keys lack. */
export interface Keypad {
  mode: 'text' | 'decimal' | 'numeric';
  signs: readonly string[];
}

export const LETTERS: Keypad = { mode: 'text', signs: [] };

const PRICES: Keypad = { mode: 'decimal', signs: ['%', ' - ', '±', '<', '>', ';', '!'] };
const NUMBERS: Keypad = { mode: 'numeric', signs: [' - ', '<', '>', ';', '!'] };
const SCORES: Keypad = { mode: 'numeric', signs: [' - ', ';', '!'] };

const KEYPADS: Partial<Record<ColumnKind, Keypad>> = {
  odd: PRICES,
  integer: NUMBERS,
  code: NUMBERS,
  score: SCORES,
};

/** The keypad for a kind of column. */
export const keypadFor = (kind: ColumnKind): Keypad => KEYPADS[kind] ?? LETTERS;
