import { CLOSING, OPENING } from '../../odds/odds-type';
import type { CalibrationQuestion } from '../../api/endpoints';

/** What the screen shows: the answer to a question, all its selections or one of them. */
export interface ReliabilityView extends CalibrationQuestion {
  /** Column of the selection that is drawn alone. */
  selection?: string;
}

const NAMES = ['group', 'from', 'to', 'source', 'selection'] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the view from the address: the server's choice of a market at closing odds where it says nothing. */
export function readReliability(params: URLSearchParams): ReliabilityView {
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
    selection: params.get('selection') || undefined,
  };
}

/** The address of a view, without `?` and without what it would be read as anyway. */
export function writeReliability({ type, ...others }: ReliabilityView): string {
  const params = new URLSearchParams();
  if (type !== CLOSING) params.set('filter_type', String(type));
  for (const name of NAMES) if (others[name]) params.set(name, others[name]);
  return params.toString();
}
