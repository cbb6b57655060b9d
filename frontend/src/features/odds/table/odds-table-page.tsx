import type { ComponentProps } from 'react';
import { readApiError } from '../../../api/api-error';
import { ColumnsGate } from '../../../components/table/columns-gate';
import { tr } from '../../../locale/tr';
import { OPENING } from '../odds-type';
import { useGetOddColumnsQuery } from '../odds.api';
import { OddsTable } from './odds-table';

/** The opening or the closing odds table, once its columns are known. */
export function OddsTablePage(props: Omit<ComponentProps<typeof OddsTable>, 'groups'>) {
  const { data, error, isFetching, refetch } = useGetOddColumnsQuery();
  return (
    <ColumnsGate
      title={props.type === OPENING ? tr.odds.opening : tr.odds.closing}
      groups={data?.groups}
      failure={error && readApiError(error).message}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {(groups) => <OddsTable {...props} groups={groups} />}
    </ColumnsGate>
  );
}
