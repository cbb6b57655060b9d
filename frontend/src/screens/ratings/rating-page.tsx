import { skipToken } from '@reduxjs/toolkit/query/react';
import { readApiError } from '../../api/api-error';
import type { TableGroupDto } from '../../api/generated/wire';
import { ColumnsGate } from '../../odds/table/columns-gate';
import { useAddressValue } from '../../lib/use-address-value';
import { trRatings } from '../../locale/tr-ratings';
import { RatingOutcome } from './components/rating-outcome';
import { RatingPicker } from './components/rating-picker';
import { RatingTable } from './components/rating-table';
import { readChoice, writeChoice } from './rating-choice';
import { useListRatingColumnsQuery, useReadRatingTableQuery } from '../../api/generated/screens';

interface Props {
  opening: boolean;
  groups: readonly TableGroupDto[];
}

export const OpeningRatingPage = () => <RatingPage opening />;

export const ClosingRatingPage = () => <RatingPage opening={false} />;

/** A rating screen, once the columns of its table are known. */
function RatingPage({ opening }: { opening: boolean }) {
  const { data, error, isFetching, refetch } = useListRatingColumnsQuery();
  return (
    <ColumnsGate
      title={titleOf(opening)}
      groups={data?.groups}
      failure={error && readApiError(error).message}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {(groups) => <RatedMatches opening={opening} groups={groups} />}
    </ColumnsGate>
  );
}

const titleOf = (opening: boolean): string => (opening ? trRatings.openingTitle : trRatings.closingTitle);

/** Matches of the past with the same prices as one of today or tomorrow, and what happened in them. */
function RatedMatches({ opening, groups }: Props) {
  const { value: choice, wanted, change } = useAddressValue(readChoice, writeChoice);
  const { rating, match } = choice;
  const question = rating === null || match === null ? skipToken : { rating, matchId: match };
  const { data, currentData, error, isFetching, refetch } = useReadRatingTableQuery(question);
  const asked = question !== skipToken;
  const answer = !asked || error !== undefined ? undefined : data;
  const title = titleOf(opening);

  return (
    <div className="mx-auto flex w-full max-w-[105rem] grow flex-col px-4 py-4 lg:px-6">
      <h1 className="text-xl font-semibold">{title}</h1>
      <p className="mt-1 mb-4 max-w-prose text-sm text-muted">{trRatings.intro}</p>
      <RatingPicker
        opening={opening}
        choice={wanted}
        onChoose={change}
        onRefresh={() => void refetch()}
        refreshing={asked && isFetching}
      />
      <div className="mt-3 flex grow gap-5 max-lg:flex-col">
        {answer && answer.summary.settled > 0 && (
          <aside className="w-full shrink-0 rounded-card border border-line bg-surface p-4 lg:order-2 lg:w-[26rem] lg:self-start">
            <RatingOutcome answer={answer} />
          </aside>
        )}
        <div className="flex min-w-0 grow flex-col">
          <RatingTable
            // filters of one match's table don't apply to another's
            key={`${rating}/${match}`}
            title={title}
            groups={groups}
            answer={answer}
            pending={asked && answer === undefined && error === undefined}
            stale={asked && data !== undefined && currentData === undefined}
            failure={asked && error !== undefined && !isFetching ? readApiError(error) : undefined}
            retry={() => void refetch()}
          />
        </div>
      </div>
    </div>
  );
}
