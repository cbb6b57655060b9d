import { tr } from '../../../common/locale/tr';
import { columnTitle } from '../../filters/data/column-titles';
import type { AlertedMatch, FilterMatches } from './alert-message';

const said = tr.alerts.message;

const DAY = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  weekday: 'long',
});
const ODD = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A match as messages name it, and what they say of it: when, where, and the prices by which it fits the filter. */
export function matchText(
  { filterType }: Pick<FilterMatches, 'filterType'>,
  match: AlertedMatch,
): { name: string; lines: string[] } {
  const day = DAY.format(new Date(`${match.date}T00:00:00Z`));
  const prices = match.prices.map(({ column, odd }) =>
    said.price(columnTitle(filterType, column), ODD.format(odd)),
  );
  return {
    name: said.match(match.home, match.away),
    lines: [
      `${said.kickOff(day, match.time)} · ${said.competition(match.country, match.competition)}`,
      ...(prices.length > 0 ? [prices.join(' · ')] : []),
    ],
  };
}
