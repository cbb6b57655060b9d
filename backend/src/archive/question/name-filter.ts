import { tr } from '../../platform/locale/tr';
import type { NamedField, SimplePredicate } from './odds-query';
import { read, type Reading, unreadable } from './reading';

const QUOTED = /^"([^"]*)"$/;

/**
 * Reads a part of a name, or in quotation marks all of it.
 * @param folded trimmed
 */
export function readName(field: NamedField, folded: string): Reading<SimplePredicate> {
  const whole = QUOTED.exec(folded)?.[1]?.trim();
  if ((whole ?? folded) === '') return unreadable(tr.filters.noLetters);
  return read(
    whole === undefined ? { kind: 'contains', field, text: folded } : { kind: 'named', field, text: whole },
  );
}

/** The filter text for a whole name. */
export const quotedName = (name: string): string => `"${name}"`;
