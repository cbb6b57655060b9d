import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { readApiError } from '../../api/api-error';
import { ErrorPanel } from '../../kit/feedback/error-panel';
import { PageLoader } from '../../kit/feedback/page-loader';
import { Spinner } from '../../kit/feedback/spinner';
import { classNames } from '../../lib/class-names';
import { istanbulDay, istanbulTime } from '../../lib/format-day';
import { useAddressValue } from '../../lib/use-address-value';
import { trOdds } from '../../locale/tr-odds';
import { trScan } from '../../locale/tr-scan';
import { PastWorth } from '../../odds/worth/past-worth';
import { isAnyComing, listMatches } from './listed-matches';
import { ScanControls } from './scan-controls';
import { readScan, writeScan } from './scan-url';
import { ScannedDay } from './scanned-day';
import { useScanDayQuery } from '../../api/generated/screens';
import { useListOddColumnsQuery } from '../../api/generated/shell';

/** All matches of a day against the past matches of the same odds. */
export function ScanPage() {
  const { value: view, wanted, change } = useAddressValue(readScan, writeScan);
  const columns = useListOddColumnsQuery();
  const { date, groups, type, closeness, tolerance, movement } = view;
  const nothingAsked = groups?.length === 0;
  const scan = useScanDayQuery(
    nothingAsked
      ? skipToken
      : {
          date,
          groups: groups?.join(','),
          filterType: type,
          ...(tolerance === undefined ? { closeness: `${closeness}` } : { tolerance: `${tolerance}` }),
          movement,
        },
  );
  const { competition } = view;
  // who asks for what moved wants to see all of it
  const onlyStanding = view.onlyStanding ?? (movement === undefined ? undefined : false);
  const [now] = useState(() => {
    const instant = new Date();
    return { day: istanbulDay(instant), time: istanbulTime(instant) };
  });
  const listed = useMemo(
    () => listMatches(scan.data?.matches ?? [], { competition, onlyStanding }, now),
    [scan.data, competition, onlyStanding, now],
  );
  const isComing = isAnyComing(scan.data?.matches ?? [], now);

  if (columns.error) {
    return (
      <div className="mx-auto w-full max-w-[75rem] px-4 py-6">
        <h1 className="text-xl font-semibold sm:text-3xl">{trScan.title}</h1>
        <ErrorPanel
          message={`${trOdds.columnsFailed} ${readApiError(columns.error).message}`}
          onRetry={() => void columns.refetch()}
          busy={columns.isFetching}
          className="my-16"
        />
      </div>
    );
  }
  if (!columns.data) return <PageLoader />;
  const stale = scan.data !== undefined && scan.currentData === undefined;
  return (
    <div className="mx-auto flex w-full max-w-[75rem] flex-col gap-6 px-4 py-6">
      <header>
        <h1 className="text-xl font-semibold sm:text-3xl">{trScan.title}</h1>
        <p className="mt-1 max-w-prose text-sm text-muted">{trScan.intro}</p>
      </header>
      <PastWorth look="whole" />
      <ScanControls
        view={wanted}
        onlyStanding={wanted.onlyStanding ?? listed.onlyStanding}
        isComing={isComing}
        answered={scan.data}
        groups={columns.data.groups}
        onChange={change}
      />
      {scan.isFetching && (
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          <Spinner className="size-4" />
          {trScan.loading}
        </p>
      )}
      {nothingAsked ? (
        <p className="text-sm text-wait">{trScan.noGroup}</p>
      ) : scan.error !== undefined && !scan.isFetching ? (
        <ErrorPanel message={readApiError(scan.error).message} onRetry={() => void scan.refetch()} />
      ) : scan.data ? (
        <div
          aria-busy={stale}
          className={classNames('flex flex-col gap-6 transition-opacity duration-150', stale && 'opacity-50')}
        >
          <ScannedDay
            key={scan.data.date}
            scan={scan.data}
            isComing={isComing}
            listed={listed}
            groups={columns.data.groups}
            competition={view.competition}
            moving={movement !== undefined}
            onChange={change}
          />
        </div>
      ) : (
        <ScanSkeleton />
      )}
    </div>
  );
}

function ScanSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-3">
      <span className="shimmer h-7 w-56" />
      <span className="shimmer mb-3 h-[9.75rem] rounded-card" />
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className="shimmer h-[6.5rem] rounded-card" />
      ))}
    </div>
  );
}
