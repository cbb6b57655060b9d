import { trQuestion } from '../../locale/tr-question';
import { readAlternatives, type Separated } from './alternatives';

/** A filter text as people read it: `2-1 veya 1-2`, `hariç Almanya ve Fransa`. */
export function writtenAlternatives(
  text: string,
  writtenOne: (part: string) => string = (part) => part,
  of: Separated = 'values',
): string {
  const { negated, parts } = readAlternatives(text, of);
  const written = parts.map(writtenOne);
  return negated ? trQuestion.none(written.join(trQuestion.and)) : written.join(trQuestion.or);
}
