/** A date as text. */
const day = 'CONCAT(m.match_date)';
const part = (from: number, length: number): string => `(SUBSTR(${day}, ${from}, ${length}) + 0)`;

/** The month of a match, from 1. */
export const MONTH = part(6, 2);

/** Days by which a month's first day lies later in the week than January's, in a year that begins in March. */
const SHIFTS = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
const shift = `CASE ${MONTH} ${SHIFTS.map((days, at) => `WHEN ${at + 1} THEN ${days}`).join(' ')} END`;
const year = `(${part(1, 4)} - (${MONTH} < 3))`;
const wholes = (divisor: number): string => `(${year} - ${year} % ${divisor}) / ${divisor}`;

/**
 * The weekday of a match, Monday 1 to Sunday 7: databases have no function for it in common.
 * @see Tomohiko Sakamoto's method of the day of the week
 */
export const WEEKDAY = `((${year} + ${wholes(4)} - ${wholes(100)} + ${wholes(400)} + ${shift} + ${part(9, 2)} + 6) % 7 + 1)`;
