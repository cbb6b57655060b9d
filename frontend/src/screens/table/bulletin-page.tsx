import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { readApiError } from '../../api/api-error';
import type { TableGroupDto, BulletinRowDto } from '../../api/generated/wire';
import { useListBulletinColumnsQuery } from '../../api/generated/screens';
import { useFoundRows } from '../../odds/use-found-rows';
import { QuestionButton } from '../../odds/question/question-button';
import { ColumnsGate } from '../../odds/table/columns-gate';
import { MatchTableView } from '../../odds/table/match-table-view';
import { RowCount } from '../../odds/table/row-count';
import { nothingFound } from '../../odds/table/table-tail';
import { TableThemeSwitch } from '../../odds/table/table-theme-switch';
import { bulletinTable } from '../../odds/table/tables';
import { useQuestion } from '../../odds/table/use-question';
import { PHONE, useMediaQuery } from '../../lib/use-media-query';
import { trBulletin } from '../../locale/tr-odds';
import { renderEmptyWays, renderTablePicker } from '../../rooms/filters/components/table-picker';
import { useListBulletinInfiniteQuery } from '../../api/endpoints';

/** The bulletin's type among saved filters. */
const FILTER_TYPE = 3;

/** The bulletin, once its columns are known. */
export function BulletinPage() {
  const { data, error, isFetching, refetch } = useListBulletinColumnsQuery();
  return (
    <ColumnsGate
      title={trBulletin.title}
      groups={data?.groups}
      failure={error && readApiError(error).message}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {(groups) => <BulletinTable groups={groups} />}
    </ColumnsGate>
  );
}

/** The bulletin with everything above it. */
function BulletinTable({ groups }: { groups: readonly TableGroupDto[] }) {
  const table = useMemo(() => bulletinTable<BulletinRowDto>(groups), [groups]);
  const controls = useQuestion(table);
  const found = useFoundRows(useListBulletinInfiniteQuery(controls.params ?? skipToken));
  const phone = useMediaQuery(PHONE);
  const picked = { type: FILTER_TYPE, table } as const;
  return (
    <MatchTableView
      controls={controls}
      found={found}
      renderToolbar={(filterButton) => (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-base font-semibold max-md:sr-only">{table.title}</h1>
          <p className="text-dense text-muted max-lg:hidden">{trBulletin.intro}</p>
          <div className="ml-auto flex items-center gap-3 cramped:flex-wrap max-md:ml-0">
            {filterButton}
            <QuestionButton controls={controls} />
            <TableThemeSwitch />
          </div>
        </div>
      )}
      picker={renderTablePicker(picked, phone)}
      count={<RowCount found={found} />}
      empty={nothingFound(
        Object.keys(controls.question.filters).length > 0,
        trBulletin.emptyHint,
        renderEmptyWays(picked),
      )}
      clearable={false}
    />
  );
}
