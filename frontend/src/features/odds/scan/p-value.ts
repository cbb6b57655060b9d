const NUMBER = new Intl.NumberFormat('tr-TR', { maximumSignificantDigits: 2 });

/** A probability of a test by its name, with two significant digits: `p = 0,012`, `p < 0,001`. */
export function formatTest(name: 'p' | 'q', value: number): string {
  return value < 0.001 ? `${name} < 0,001` : `${name} = ${NUMBER.format(value)}`;
}

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
