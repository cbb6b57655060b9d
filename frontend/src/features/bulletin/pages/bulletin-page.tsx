import type { ComponentProps } from 'react';
import { readApiError } from '../../../api/api-error';
import { ColumnsGate } from '../../../components/table/columns-gate';
import { tr } from '../../../locale/tr';
import { useGetBulletinColumnsQuery } from '../bulletin.api';
import { BulletinTable } from '../components/bulletin-table';

/** The bulletin, once its columns are known. */
export function BulletinPage(props: Omit<ComponentProps<typeof BulletinTable>, 'groups'>) {
  const { data, error, isFetching, refetch } = useGetBulletinColumnsQuery();
  return (
    <ColumnsGate
      title={tr.bulletin.title}
      groups={data?.groups}
      failure={error && readApiError(error).message}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {(groups) => <BulletinTable {...props} groups={groups} />}
    </ColumnsGate>
  );
}
