import { useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { readApiError } from '../../api/api-error';
import { ErrorPanel } from '../../kit/feedback/error-panel';
import { Spinner } from '../../kit/feedback/spinner';
import { Button } from '../../kit/form/button';
import { Combobox } from '../../kit/form/combobox';
import { Segmented } from '../../kit/form/segmented';
import { classNames } from '../../lib/class-names';
import { formatCount } from '../../lib/format';
import { trFacets as texts } from '../../locale/tr-facets';
import { ByChance } from '../summary/by-chance';
import { columnOptions, findColumns } from '../table/column-search';
import type { MatchColumn, MatchTable } from '../table/match-table';
import { selectionFollowed, selectTable, type WithTables } from '../table/table.slice';
import { BucketList } from './bucket-list';
import { divisionsOf } from './divisions';
import { Histogram } from './histogram';
import { useFacet } from './use-facet';

interface Props {
  table: MatchTable<never>;
  column: MatchColumn<never>;
}

/** How the matches of a table divide by a column; what is pressed is filtered by at once. */
export default function FacetPanel({ table, column }: Props) {
  const divisions = divisionsOf(column);
  const [by, setBy] = useState(divisions[0]!.by);
  const [written, setWritten] = useState('');
  const division = divisions.find((each) => each.by === by)!;
  const followed = useSelector((state: WithTables) => selectTable(state, table.key).followed);
  const {
    currentData,
    data = currentData,
    error,
    isFetching,
    refetch,
    text,
    choose,
  } = useFacet(table, division, followed);
  const dispatch = useDispatch();
  const selections = useMemo(() => columnOptions(table, ({ kind }) => kind === 'odd'), [table]);
  const facet = data?.column === by ? data : undefined;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-7 items-center gap-2">
        <h3 className="mr-auto truncate text-sm font-medium">{column.fullTitle}</h3>
        {text !== '' && (
          <Button look="quiet" size="small" className="h-7" onClick={() => choose('')}>
            {texts.remove}
          </Button>
        )}
      </div>
      {divisions.length > 1 && (
        <Segmented
          label={texts.divideBy}
          options={divisions.map((each) => [each.by, each.title] as const)}
          value={by}
          onChange={setBy}
        />
      )}
      <Combobox
        label={texts.followed}
        placeholder={texts.followedPlaceholder}
        size="small"
        options={findColumns(selections, written)}
        onWrite={setWritten}
        value={followed}
        valueLabel={selections.find(({ value }) => value === followed)?.label}
        onChange={(selection) => {
          setWritten('');
          dispatch(selectionFollowed({ table: table.key, selection }));
        }}
      />
      {error !== undefined && !isFetching ? (
        <ErrorPanel message={readApiError(error).message} onRetry={() => void refetch()} />
      ) : facet === undefined ? (
        <p role="status" className="flex items-center justify-center gap-2 py-6 text-sm text-muted">
          <Spinner /> {texts.loading}
        </p>
      ) : (
        <div
          aria-busy={isFetching}
          className={classNames('flex flex-col gap-3 transition-opacity', isFetching && 'opacity-50')}
        >
          <p className="text-xs text-muted tabular-nums">
            {facet.total === 0 ? texts.none : texts.total(formatCount(facet.total))}
          </p>
          {facet.kind === 'ranges' && facet.buckets.length > 1 && (
            // what was drawn over another answer says nothing of this one
            <Histogram key={`${by} ${facet.total} ${text}`} facet={facet} text={text} onChoose={choose} />
          )}
          {facet.compared_buckets !== undefined &&
            (facet.compared_buckets === 0 ? (
              facet.total > 0 && <p className="text-xs text-muted">{texts.notEnough}</p>
            ) : (
              <ByChance
                summary={{
                  compared_selections: facet.compared_buckets,
                  standing_out: facet.standing_out!,
                  expected_by_chance: facet.expected_by_chance!,
                }}
              />
            ))}
          <BucketList facet={facet} by={by} names={column.kind === 'text'} text={text} onChoose={choose} />
        </div>
      )}
    </div>
  );
}
