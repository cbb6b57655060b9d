import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRef, useState } from 'react';
import { readApiError } from '../../api/api-error';
import {
  useListFilterMatchesQuery,
  useReadFilterMarginsQuery,
  useReadFilterRecordQuery,
} from '../../api/generated/screens';
import type { SavedFilterRow } from '../../api/generated/wire';
import { VerdictNote } from '../../odds/backtest/verdict-note';
import { recordText } from '../../odds/backtest/verdict-text';
import { ErrorPanel } from '../../kit/feedback/error-panel';
import { classNames } from '../../lib/class-names';
import { useInView } from '../../lib/use-in-view';
import { trMyFilters } from '../../locale/tr-my-filters';
import { FilterMargins } from './filter-margins';
import type { FilterTables } from './filter-tables';
import { MatchList } from './match-list';
import { RecordDetails } from './record-details';
import { RecordTable } from './record-table';
import { type Turns, useTurn } from './turns';

interface Props {
  filter: SavedFilterRow;
  tables: FilterTables;
  turns: Turns;
}

/**
 * A filter's record, its matches of these days and, where it tells of them, whether its prices say the same there. They are
 * asked for once they are in view and their turn has come: a record is worked out over the whole archive.
 */
export function FilterAnswers({ filter, tables, turns }: Props) {
  const { id, filter_name: name, selection } = filter;
  const place = useRef<HTMLDivElement>(null);
  const seen = useInView(place);
  const [begun, setBegun] = useState(false);
  const matches = useListFilterMatchesQuery(begun ? id : skipToken);
  const record = useReadFilterRecordQuery(begun && selection !== null ? id : skipToken);
  const { enabled: alerts } = filter.alert;
  const margins = useReadFilterMarginsQuery(begun && alerts ? id : skipToken);
  const fetching = matches.isFetching || record.isFetching || margins.isFetching;
  const turn = useTurn(turns, begun ? fetching : seen);
  if (turn && !begun) setBegun(true);
  const isRecordKnown = selection === null || record.data !== undefined || record.error !== undefined;

  return (
    <div
      ref={place}
      className={classNames(
        'mt-4 grid content-start gap-x-8 gap-y-5 border-t border-line pt-4',
        selection !== null && 'lg:grid-cols-2',
        // what is below stands still as well as can be known before
        !(isRecordKnown && matches.data) && selection !== null && 'max-lg:min-h-[40rem]',
      )}
    >
      {alerts && !margins.error && (
        <FilterMargins filter={filter} margins={margins.data?.margins} tables={tables} />
      )}
      {selection !== null && (
        <div className="min-w-0">
          {record.error ? (
            <ErrorPanel
              message={`${trMyFilters.record.failed} ${readApiError(record.error).message}`}
              onRetry={() => void record.refetch()}
              busy={record.isFetching}
            />
          ) : (
            <>
              <RecordTable name={name} record={record.data} />
              {record.data?.since && record.data.since.bets > 0 && (
                <div className="mt-3">
                  <VerdictNote of={name} text={recordText(record.data.since)} />
                </div>
              )}
            </>
          )}
        </div>
      )}
      <div className={classNames('min-h-24 min-w-0', !isRecordKnown && 'max-lg:hidden')}>
        <h3 className="pb-1 text-sm font-semibold">{trMyFilters.matches.title}</h3>
        {matches.error ? (
          <ErrorPanel
            message={`${trMyFilters.matches.failed} ${readApiError(matches.error).message}`}
            onRetry={() => void matches.refetch()}
            busy={matches.isFetching}
          />
        ) : matches.data === undefined ? (
          <p role="status" className="py-2 text-dense text-muted">
            {trMyFilters.matches.loading}
          </p>
        ) : matches.data.items.length === 0 ? (
          <p className="py-2 text-dense text-muted">{trMyFilters.matches.none}</p>
        ) : (
          <MatchList
            label={trMyFilters.matches.titleOf(name)}
            matches={matches.data.items}
            selection={selection}
            tables={tables}
          />
        )}
      </div>
      {record.data && (
        <div className="lg:col-span-2">
          <RecordDetails name={name} record={record.data} />
        </div>
      )}
    </div>
  );
}
