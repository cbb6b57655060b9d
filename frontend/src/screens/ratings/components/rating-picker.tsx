import { RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import { readApiError } from '../../../api/api-error';
import { Button } from '../../../kit/form/button';
import { Combobox } from '../../../kit/form/combobox';
import { Segmented } from '../../../kit/form/segmented';
import { formatCount } from '../../../lib/format';
import { trFilters } from '../../../locale/tr-filters';
import { trRatings } from '../../../locale/tr-ratings';
import { trShell } from '../../../locale/tr-shell';
import type { RatingChoice } from '../rating-choice';
import {
  useListMatchDatesQuery,
  useListRatingMatchesQuery,
  useListRatingsQuery,
} from '../../../api/generated/screens';

interface Props {
  opening: boolean;
  choice: RatingChoice;
  onChoose: (choice: RatingChoice) => void;
  onRefresh: () => void;
  refreshing: boolean;
}

/** Only today and tomorrow are rated. */
const RATED_DAYS = 2;

/** A rating, then a day, then a match of it. Another rating takes day and match away. */
export function RatingPicker({ opening, choice, onChoose, onRefresh, refreshing }: Props) {
  const { rating, day, match } = choice;
  const ratings = useListRatingsQuery(opening ? 'true' : 'false');
  const days = useListMatchDatesQuery();
  const matches = useListRatingMatchesQuery(
    { rating: rating ?? 0, date: day?.replaceAll('-', '') ?? '' },
    { skip: rating === null || day === null },
  );
  const ratingOptions = useMemo(
    () => ratings.data?.ratings.map(({ value, label }) => ({ value, label })) ?? [],
    [ratings.data],
  );
  const matchOptions = useMemo(
    () =>
      (day === null ? [] : (matches.currentData?.matches ?? [])).map(
        ({ id, country, league, time, name, past }) => ({
          value: id,
          label: `${[country, league, time].filter(Boolean).join(' | ')} - ${name}`,
          note: trRatings.past(formatCount(past)),
        }),
      ),
    [day, matches.currentData],
  );
  const failure = [ratings, days, matches].find(({ isError }) => isError);

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2 max-md:flex-col max-md:items-stretch">
        <Combobox
          className="md:w-72"
          label={trRatings.rating}
          placeholder={trRatings.chooseRating}
          options={ratingOptions}
          value={rating}
          loading={ratings.isFetching && ratings.data === undefined}
          onChange={(value) => onChoose({ rating: value, day: null, match: null })}
        />
        <div className="flex flex-col gap-1.5">
          <span aria-hidden className="text-sm font-medium">
            {trRatings.date}
          </span>
          {rating === null ? (
            <p className="flex h-11 items-center text-dense text-muted">{trRatings.ratingFirst}</p>
          ) : (
            <div className="flex h-11 items-center">
              <Segmented
                label={trRatings.date}
                options={(days.data ?? [])
                  .slice(0, RATED_DAYS)
                  .map((date, at) => [date, trFilters.days[at] ?? date] as const)}
                value={day ?? undefined}
                onChange={(date) => onChoose({ rating, day: date, match: null })}
              />
            </div>
          )}
        </div>
        <Combobox
          className="min-w-0 grow md:max-w-xl"
          label={trRatings.match}
          placeholder={trRatings.chooseMatch}
          options={matchOptions}
          value={match}
          disabled={day === null}
          loading={matches.isFetching && matches.currentData === undefined}
          empty={trRatings.noMatches}
          onChange={(value) => onChoose({ rating, day, match: value })}
        />
        <Button look="secondary" busy={refreshing} onClick={onRefresh} disabled={match === null}>
          <RotateCw aria-hidden className="size-4" />
          {trRatings.refresh}
        </Button>
      </div>
      {failure && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-dense text-danger">
          {trRatings.choicesFailed} {readApiError(failure.error).message}
          <Button look="quiet" size="small" onClick={() => void failure.refetch()}>
            {trShell.errors.retry}
          </Button>
        </p>
      )}
    </div>
  );
}
