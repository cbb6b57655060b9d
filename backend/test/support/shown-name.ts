import { TEAM_ALIASES } from '../../src/modules/imports/names/team-aliases';
import { TeamNames } from '../../src/modules/imports/writing/team-names';

const names = new TeamNames(TEAM_ALIASES.map(({ alias, name }) => ({ alias_folded: alias, name })));

/** How the archive shows a club of a country that a source writes so, with nothing joined and no alias added. */
export const shownName = (country: string, written: string): string => names.displayName(country, written);

/** The key under which clubs are compared, with nothing joined and no alias added. */
export const clubKey = (written: string): string => names.ownKey(written);
