import { CLOSING, OPENING } from '../../odds/odds-type';
import type { CalibrationQuestion } from '../../api/endpoints';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the question from the address: the server's choice of a market at closing odds where it says nothing. */
export function readReliability(params: URLSearchParams): CalibrationQuestion {
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return DAY.test(text) ? text : undefined;
  };
  return {
    type: params.get('filter_type') === String(OPENING) ? OPENING : CLOSING,
    group: params.get('group') || undefined,
    from: day('from'),
    to: day('to'),
    source: params.get('source') || undefined,
  };
}

/** The address of a question, without `?` and without what it would be read as anyway. */
export function writeReliability({ type, group, from, to, source }: CalibrationQuestion): string {
  const params = new URLSearchParams();
  if (type !== CLOSING) params.set('filter_type', String(type));
  for (const [name, value] of Object.entries({ group, from, to, source })) if (value) params.set(name, value);
  return params.toString();
}
