import { formatTest } from '../../lib/format-test';

/** Both probabilities of a selection that was tested; nothing for one that was not. */
export function formatTests({
  p_value,
  q_value,
}: {
  p_value: number | null;
  q_value: number | null;
}): string {
  return [p_value !== null && formatTest('p', p_value), q_value !== null && formatTest('q', q_value)]
    .filter(Boolean)
    .join(' · ');
}
