import type { ComponentProps } from 'react';
import { readApiError } from '../../../api/api-error';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { PageLoader } from '../../../components/feedback/page-loader';
import { tr } from '../../../locale/tr';
import { OddsTable } from '../components/odds-table';
import { useGetOddColumnsQuery } from '../odds.api';
import { OPENING, type OddsType } from '../odds-type';

interface Props {
  type: OddsType;
  /** Draws the line that picks a match and saved filters. */
  renderPicker: ComponentProps<typeof OddsTable>['renderPicker'];
}

/** The opening or the closing odds table, once its columns are known. */
export function OddsTablePage({ type, renderPicker }: Props) {
  const { data, error, isFetching, refetch } = useGetOddColumnsQuery();
  const title = type === OPENING ? tr.odds.opening : tr.odds.closing;
  if (data) return <OddsTable type={type} title={title} groups={data.groups} renderPicker={renderPicker} />;
  if (error) {
    const message = `${tr.odds.columnsFailed} ${readApiError(error).message}`;
    return (
      <>
        <h1 className="px-4 pt-4 text-base font-semibold lg:px-6">{title}</h1>
        <ErrorPanel message={message} onRetry={() => void refetch()} busy={isFetching} className="my-16" />
      </>
    );
  }
  return <PageLoader />;
}
