import { foldText } from '../../../platform/text/fold';
import { remembered } from '../../../platform/text/remembered';
import { INTERNATIONAL } from '../../../archive/catalogue/international';
import type { League } from './league';

/** Sponsors and owners in front of the names of Turkish leagues, with or without dots and spaces. */
const LEAGUE_SPONSORS: ReadonlySet<string> = new Set(
  `
Avea
Bank Asya
beIN
beIN Sports
Digiturk
Fortis
İddaa
Misli
Misli.com
Nesine
Nesine.com
PTT
Spor Toto
Telsim
TFF
Trendyol
Turkcell
Türk Telekom
Türkiye Futbol Federasyonu
Ziraat
Ziraat Bankası
`
    .trim()
    .split('\n')
    .map((name) => joinedKey([name])),
);
const MOST_SPONSOR_WORDS = 3;
const TURKIYE = 'Türkiye';
const TURKIYE_KEY = foldText(TURKIYE);
const SHORT_NAME_OF_FIRST = 'stsl';

const GAP = '[\\s,.:;–|/()-]';
const YEAR = '(?:19|20)\\d\\d';
/** `2025/2026`, `2025-26`, `25/26`. */
const TWO_YEARS = `(?:${YEAR}\\s*[/–-]\\s*(?:${YEAR}|\\d\\d)|\\d\\d\\s*/\\s*\\d\\d)`;
const CALLED_SEASON = '(?:\\s+(?:sezonu|season))?';
const behind = (season: string) => new RegExp(`${GAP}+${season}${CALLED_SEASON}\\)?$`, 'iu');
const inFront = (season: string) => new RegExp(`^\\(?${season}${CALLED_SEASON}\\)?${GAP}+`, 'iu');
const ANY_SEASON = `(?:${TWO_YEARS}|${YEAR})`;
const OF_COUNTRIES = [behind(ANY_SEASON), inFront(ANY_SEASON)];
const OF_TOURNAMENTS = [behind(TWO_YEARS), inFront(TWO_YEARS)];

/**
 * A league's name without the season at its end or in front of it. A single year counts in the leagues of a country
 * only: it tells the tournaments of nations apart (`Euro 2024`).
 */
export function withoutSeason(name: string, country: string): string {
  const seasons = country === INTERNATIONAL ? OF_TOURNAMENTS : OF_COUNTRIES;
  const rest = seasons.reduce((text, season) => text.replace(season, ''), name).trim();
  return /\p{L}{2}/u.test(rest) ? rest : name;
}

/** A Turkish league as the site writes it, and whether a sponsor's name said that it is one. */
interface TurkishLeague {
  name: string;
  isSponsored: boolean;
}

/** What a name means in Türkiye, where it means the first or a numbered league. */
const readTurkishLeague = remembered((name): TurkishLeague | null => {
  const words = withoutSeason(name, TURKIYE)
    .replace(/^(.*\s)?([1-4])\.?\s*(?=lig)/iu, '$1$2. ')
    .split(/\s+/);
  const keys = words.map((word) => joinedKey([word]));
  if (keys.length === 1 && keys[0] === SHORT_NAME_OF_FIRST) return { name: 'Süper Lig', isSponsored: true };
  const at = keys.findIndex((key, index) => isLeague(key, keys[index + 1]));
  if (at < 0 || (at > 0 && !isSponsor(words.slice(0, at)))) return null;
  const isSponsored = at > 0 && keys[at - 1] !== TURKIYE_KEY;
  const title = keys[at] === 'super' ? 'Süper Lig' : `${keys[at]}. Lig`;
  const tail = withoutNamedSeason(words.slice(at + 2));
  const comma = tail.length > 0 && words[at + 1]!.endsWith(',') ? ',' : '';
  return { name: [`${title}${comma}`, ...tail].join(' '), isSponsored };
});

const isLeague = (key: string, next: string | undefined): boolean =>
  (key === 'super' || /^[1-4]$/.test(key)) && (next === 'lig' || next === 'ligi');

/** Whether these words are sponsors, one behind the other, or a season named after somebody. */
function isSponsor(words: readonly string[]): boolean {
  if (words.length === 0 || endsSeason(words)) return true;
  for (let count = Math.min(MOST_SPONSOR_WORDS, words.length); count > 0; count -= 1) {
    const key = joinedKey(words.slice(0, count));
    if ((LEAGUE_SPONSORS.has(key) || key === TURKIYE_KEY) && isSponsor(words.slice(count))) return true;
  }
  return false;
}

/** `Cemil Usta Sezonu` behind a league, or behind its group. */
function withoutNamedSeason(words: readonly string[]): readonly string[] {
  if (!endsSeason(words)) return words;
  return words.slice(0, words.findLastIndex((word) => /^(?:grup|grubu|gr)$/.test(joinedKey([word]))) + 1);
}

const endsSeason = (words: readonly string[]): boolean => joinedKey(words.slice(-1)) === 'sezonu';

function joinedKey(words: readonly string[]): string {
  return foldText(words.join('')).replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * A league by its plain name: without the season, in Türkiye without sponsors and in one spelling (`Trendyol Süper Lig
 * 2025/2026`, `Süper Lig Cemil Usta Sezonu` and `STSL` are `Süper Lig`). Elsewhere sponsors stay: joining such
 * competitions is for an admin.
 */
export function plainLeague(league: League): League {
  const turkish = foldText(league.country) === TURKIYE_KEY ? readTurkishLeague(league.name) : null;
  const name = turkish?.name ?? withoutSeason(league.name, league.country);
  return name === league.name ? league : { ...league, name };
}

/** The Turkish league that a name without a country can only mean, as `Trendyol Süper Lig` and `TFF 1. Lig` do. */
export function unmistakablyTurkish(name: string): League | null {
  const league = readTurkishLeague(name);
  return league?.isSponsored ? { country: TURKIYE, name: league.name, code: null } : null;
}

/** Folded spellings of a plain Turkish league's name under which it may stand in the archive. */
export function storedSpellings({ country, name }: League): readonly string[] {
  const folded = foldText(name);
  if (foldText(country) !== TURKIYE_KEY) return [folded];
  const found = /^(super|[1-4]\.) lig(?=$|[ ,])/.exec(folded);
  if (found === null) return [folded];
  const rest = folded.slice(found[0].length);
  const titles = found[1] === 'super' ? ['super lig', 'super ligi'] : spellingsOf(found[1]!);
  return titles.map((title) => `${title}${rest}`);
}

const spellingsOf = (number: string): string[] =>
  ['lig', 'ligi'].flatMap((league) => [`${number} ${league}`, `${number}${league}`]);
