import type { BeforeField } from '../../src/archive/catalogue/before-fields';
import { foldText } from '../../src/platform/text/fold';
import type { ArchivedMatch } from './random-archive';

const DAY = 86_400_000;

const daysBetween = (earlier: ArchivedMatch, later: ArchivedMatch): number =>
  (Date.parse(later.match_date) - Date.parse(earlier.match_date)) / DAY;

const kickOff = ({ match_date, match_time, id }: ArchivedMatch): string =>
  `${match_date} ${match_time ?? '     '} ${String(id).padStart(10, '0')}`;

const foldings = new Map<string, string>();

function folded(text: string): string {
  const known = foldings.get(text) ?? foldText(text);
  foldings.set(text, known);
  return known;
}

const isSame = (one: string, other: string): boolean => one === other || folded(one) === folded(other);

const plays = (club: string, match: ArchivedMatch): boolean =>
  isSame(match.home_team, club) || isSame(match.away_team, club);

/** The matches of a club before another one that count, the latest first. */
function earlier(all: readonly ArchivedMatch[], club: string, match: ArchivedMatch): ArchivedMatch[] {
  return all
    .filter(
      (each) =>
        each.match_date < match.match_date &&
        each.home_ft_score !== null &&
        each.away_ft_score !== null &&
        each.awarded !== true &&
        plays(club, each),
    )
    .sort((a, b) => (kickOff(a) < kickOff(b) ? 1 : -1));
}

function pointsOf(club: string, match: ArchivedMatch): number {
  const isHome = isSame(match.home_team, club);
  const [own, other] = [match.home_ft_score!, match.away_ft_score!];
  const difference = isHome ? own - other : other - own;
  return difference > 0 ? 3 : difference === 0 ? 1 : 0;
}

/** What came before a match, by looking at every other one: the plainest way to work it out. */
export function bruteBefore(
  all: readonly ArchivedMatch[],
  match: ArchivedMatch,
  field: BeforeField,
): number | null {
  const club = field.startsWith('home') ? match.home_team : match.away_team;
  const played = earlier(all, club, match);
  if (field.endsWith('rest')) {
    const [last] = played.filter(
      (each) => isSame(each.country_name, match.country_name) || isSame(each.country_name, 'Uluslararası'),
    );
    return last === undefined || daysBetween(last, match) > 60 ? null : daysBetween(last, match);
  }
  const points = played
    .filter(
      (each) =>
        isSame(each.country_name, match.country_name) &&
        isSame(each.competition_name, match.competition_name) &&
        daysBetween(each, match) <= 365,
    )
    .map((each) => pointsOf(club, each));
  if (field.endsWith('form'))
    return points.length < 5 ? null : points.slice(0, 5).reduce((sum, each) => sum + each, 0);
  if (points.length === 0) return null;
  const end = points.findIndex((each) => each !== points[0]);
  const length = end < 0 ? points.length : end;
  return points[0] === 1 ? 0 : points[0] === 3 ? length : -length;
}

const known = new WeakMap<readonly ArchivedMatch[], Map<string, number | null>>();

/** The same, worked out once for many questions about the same matches. */
export function knownBefore(
  all: readonly ArchivedMatch[],
  match: ArchivedMatch,
  field: BeforeField,
): number | null {
  const values = known.get(all) ?? new Map<string, number | null>();
  known.set(all, values);
  const key = `${field} ${match.id}`;
  if (!values.has(key)) values.set(key, bruteBefore(all, match, field));
  return values.get(key)!;
}
