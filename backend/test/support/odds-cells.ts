import { cellOf, STORED_FIELDS, type StoredField } from '../../src/archive/columns/layout';

/** One set of odds as columns hold it. @param values prices in hundredths, codes; those left out are none */
export const oddsCells = (values: Partial<Record<StoredField, number>>): Uint32Array =>
  Uint32Array.from(STORED_FIELDS, (field) => cellOf(field, values[field] ?? null));
