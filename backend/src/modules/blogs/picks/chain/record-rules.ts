/** Rows from before: a selection could be changed, and taken out, until the first kick-off among those of its post. */
export const CHANGED_UNTIL_KICK_OFF = 1;

/** What was published stays, minutes after its publication. */
export const PUBLISHED_STAYS = 2;
