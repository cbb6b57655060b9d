import { foldText } from '../../../platform/text/fold';
import { remembered } from '../../../platform/text/remembered';
import { COUNTRY_SPELLINGS } from './countries';
import { INTERNATIONAL } from '../../../archive/catalogue/international';
import type { League } from './league';
import { unmistakablyTurkish, withoutSeason } from './league-parts';

const BOUNDARY = /^[\s,.:;–|/-]/;
const SEPARATORS = /^[\s,.:;–|/-]+/;

/**
 * Splits a bulletin's league name into the known country at its front and the rest (`Güney Kore K-Lig 1` →
 * `Güney Kore` · `K-Lig 1`). A name that starts with no known country is international and stays whole, but for
 * sponsored Turkish leagues.
 */
export function splitBulletinLeague(fullName: string): League {
  const bare = withoutSeason(fullName, INTERNATIONAL);
  return (
    splitAtCountry(fullName) ??
    (bare === fullName ? null : splitAtCountry(bare)) ??
    unmistakablyTurkish(fullName) ?? { country: INTERNATIONAL, name: fullName, code: null }
  );
}

function splitAtCountry(fullName: string): League | null {
  const folded = foldText(fullName);
  for (const [spelling, country] of COUNTRY_SPELLINGS) {
    const rest = folded.startsWith(spelling) ? restAfter(fullName, spelling) : null;
    if (rest === null) continue;
    const name = rest.replace(SEPARATORS, '').trim();
    return { country, name: name === '' ? fullName : name, code: null };
  }
  return null;
}

/** What follows a folded spelling at the front of a name, or null. Folding may change the length of a text. */
function restAfter(name: string, spelling: string): string | null {
  for (let length = 1; length <= name.length; length += 1) {
    if (foldText(name.slice(0, length)) !== spelling) continue;
    const rest = name.slice(length);
    if (rest === '' || BOUNDARY.test(rest) || spelling.endsWith('.')) return rest;
  }
  return null;
}

/** `Şampiyonluk Turu`, `Düşme Gr.` and the like at the end of a folded name. */
const ROUND =
  /[\s,–-]+(?:(?:kume )?dusme|sampiyonluk|sampiyona|samp\.?|smp\.?)\s*(?:turu|grubu|gr\.?|grb\.?)$/;

/**
 * A folded league name without the round into which a league splits late in the season: season files know the whole
 * league only.
 */
export const withoutRound = (folded: string): string => folded.replace(ROUND, '');

/** The key under which a competition is looked up among the aliases: country and name, folded. */
export function competitionAliasKey(country: string, name: string): string {
  return folded(country === INTERNATIONAL ? name : `${country} ${name}`);
}

const folded = remembered(foldText);
