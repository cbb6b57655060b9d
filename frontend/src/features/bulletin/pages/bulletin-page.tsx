import { readApiError } from '../../../api/api-error';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { PageLoader } from '../../../components/feedback/page-loader';
import { tr } from '../../../locale/tr';
import { useGetBulletinColumnsQuery } from '../bulletin.api';
import { type BulletinParts, BulletinTable } from '../components/bulletin-table';

/** The bulletin, once its columns are known. */
export function BulletinPage(parts: BulletinParts) {
  const { data, error, isFetching, refetch } = useGetBulletinColumnsQuery();
  if (data) return <BulletinTable groups={data.groups} {...parts} />;
  if (error) {
    const message = `${tr.odds.columnsFailed} ${readApiError(error).message}`;
    return (
      <>
        <h1 className="px-4 pt-4 text-base font-semibold lg:px-6">{tr.bulletin.title}</h1>
        <ErrorPanel message={message} onRetry={() => void refetch()} busy={isFetching} className="my-16" />
      </>
    );
  }
  return <PageLoader />;
}
