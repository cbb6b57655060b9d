/** The day on which tests read filters, `YYYY-MM-DD`: that of the clock of their sites. */
export const TODAY = '2026-05-17';
