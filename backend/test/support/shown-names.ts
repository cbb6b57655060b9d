import { TEAM_ALIASES } from '../../src/modules/imports/names/team-aliases';
import { TeamNames } from '../../src/modules/imports/writing/team-names';

const names = TeamNames.of(TEAM_ALIASES.map(({ alias, name }) => ({ alias_folded: alias, name })));

/** How a site whose tables nobody has extended shows a club of a country. */
export const shownName = (country: string, name: string): string => names.displayName(country, name);

/** What tells clubs apart, however they are written. */
export const clubOf = (name: string): string => names.ownKey(name);
