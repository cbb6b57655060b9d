/** Types that say more of a value on the wire than the compiler asks for: the API's description reads their tags. */

/** A whole number. @schema {"type":"integer"} */
export type Integer = number;

/** A day of the calendar, `YYYY-MM-DD`. @schema {"type":"string","format":"date"} */
export type Day = string;

/** An instant, ISO 8601 in UTC. @schema {"type":"string","format":"date-time"} */
export type Instant = string;
