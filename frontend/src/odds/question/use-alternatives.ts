import { useState } from 'react';
import { readAlternatives, writeAlternatives } from '../table/alternatives';

/**
 * The values of a filter text, and whether all others are meant, which is remembered while there are none.
 * @param onChange gets the text of other ones
 */
export function useAlternatives(text: string, onChange: (text: string) => void) {
  const read = readAlternatives(text);
  const parts = read.parts.filter((part) => part !== '');
  const [negated, setNegated] = useState(read.negated);
  const write = (values: Iterable<string>, without = negated) =>
    onChange(writeAlternatives({ negated: without, parts: [...values] }));
  return {
    parts,
    write,
    /** Of the switch that means all others. */
    without: {
      checked: negated,
      onChange: (without: boolean) => {
        setNegated(without);
        write(parts, without);
      },
    },
  };
}
