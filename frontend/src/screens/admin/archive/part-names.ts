/** Parts of the data tab that others lead to, as addresses name them. */
export const DOUBLES_PART = 'olasi-ciftler';
export const JOINS_PART = 'birlestirilen-adlar';
