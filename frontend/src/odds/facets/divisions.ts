import { trFacets } from '../../locale/tr-facets';
import { FURTHER } from '../table/further-filters';
import type { MatchColumn } from '../table/match-table';

/** Something that the matches of a column's table divide by. */
export interface Division {
  /** Name at the API. */
  by: string;
  /** Name of the filter that its values are texts of. */
  filter: string;
  /** What it is called among others of the same column. */
  title: string;
}

type Column = Pick<MatchColumn<never>, 'id' | 'kind' | 'title' | 'params'>;

/** What a column divides matches by: a date by seasons, months and weekdays, a league's name by the league itself. */
export function divisionsOf({ id, kind, title, params }: Column): readonly Division[] {
  const own = { by: id, filter: id, title };
  if (params.length === 0) return [];
  if (kind === 'date') {
    const { season, month, weekday, day } = trFacets.by;
    return [
      { by: 'season', filter: FURTHER.season, title: season },
      { by: 'month', filter: FURTHER.month, title: month },
      { by: 'weekday', filter: FURTHER.weekday, title: weekday },
      { ...own, title: day },
    ];
  }
  return id === 'competition_name' ? [{ by: 'competition', filter: FURTHER.competition, title }] : [own];
}
