import { CLOSING, OPENING } from '../odds-type';
import type { CalibrationQuestion } from './reliability.api';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The market that is shown before one is chosen. */
const FIRST_GROUP = 'ft';

/** Reads the question from the address: the match result at closing odds where it says nothing. */
export function readReliability(params: URLSearchParams): CalibrationQuestion {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return DAY.test(text) ? text : undefined;
  };
  return {
    type: params.get('filter_type') === String(OPENING) ? OPENING : CLOSING,
    group: params.get('group') || FIRST_GROUP,
    from: day('from'),
    to: day('to'),
    source: params.get('source') || undefined,
  };
}

/** The address of a question, without `?` and without what it would be read as anyway. */
export function writeReliability({ type, group, from, to, source }: CalibrationQuestion): string {
  const params = new URLSearchParams();
  if (type !== CLOSING) params.set('filter_type', String(type));
  if (group !== FIRST_GROUP) params.set('group', group);
  for (const [name, value] of Object.entries({ from, to, source })) if (value) params.set(name, value);
  return params.toString();
}
