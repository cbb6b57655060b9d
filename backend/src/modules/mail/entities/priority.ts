/** Order of sending: mails that are waited for, those to many members, then newsletters. */
export const FIRST = 0;
export const MANY = 1;
export const BEHIND = 2;

/** Those of which there may be thousands at once. */
export const OF_MANY = [MANY, BEHIND] as const;
