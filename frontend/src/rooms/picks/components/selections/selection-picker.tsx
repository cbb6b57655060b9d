import { Check } from 'lucide-react';
import { useMemo, useState } from 'react';
import { readApiError } from '../../../../api/api-error';
import { useReadPickFixtureQuery } from '../../../../api/generated/screens';
import { useListOddColumnsQuery } from '../../../../api/generated/shell';
import type { PricedFixtureDto } from '../../../../api/generated/wire';
import { Combobox } from '../../../../kit/form/combobox';
import { ErrorPanel } from '../../../../kit/feedback/error-panel';
import { Spinner } from '../../../../kit/feedback/spinner';
import { formatOdd } from '../../../../lib/format';
import { trPicks } from '../../../../locale/tr-picks';
import {
  atLockedPrice,
  type ChosenSelection,
  chosenOf,
  type LockedSelection,
  MOST_SELECTIONS,
  type PricedMarket,
  pricedMarkets,
  sameSelection,
  withSelection,
} from '../../rules/chosen-selections';
import { FixtureChoice } from './fixture-choice';
import { PRICES } from './prices';

interface Props {
  chosen: readonly ChosenSelection[];
  /** Those that stand on the post or were taken out of it. */
  locked: readonly LockedSelection[];
  /** `name` is what the selection is called. */
  onChoose: (next: readonly ChosenSelection[], name: string) => void;
  onRemove: (selection: ChosenSelection, name: string) => void;
}

/** A day, a fixture of it, a market; then its selections as buttons with their present prices. */
export function SelectionPicker(props: Props) {
  const [matchId, setMatchId] = useState<number | null>(null);
  const [marketKey, setMarketKey] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-3">
      <FixtureChoice value={matchId} onChange={setMatchId} />
      {matchId !== null && (
        <Markets {...props} matchId={matchId} marketKey={marketKey} onMarket={setMarketKey} />
      )}
      <p className="text-dense text-muted">
        {props.chosen.length < MOST_SELECTIONS ? trPicks.onePerMarket : trPicks.full(MOST_SELECTIONS)}
      </p>
    </div>
  );
}

interface MarketsProps extends Props {
  matchId: number;
  marketKey: string | null;
  onMarket: (key: string | null) => void;
}

function Markets({ matchId, marketKey, onMarket, ...props }: MarketsProps) {
  const prices = useReadPickFixtureQuery(matchId, PRICES);
  const columns = useListOddColumnsQuery();
  const fixture = prices.currentData;
  const groups = columns.data?.groups;
  const markets = useMemo(
    () => (fixture && groups ? pricedMarkets(groups, fixture.odds) : null),
    [fixture, groups],
  );
  const failed = [prices, columns].find(({ error, isFetching }) => error && !isFetching);
  // a match that has begun is refused: what was known of it no longer counts
  if (failed && (markets === null || prices.error)) {
    return <ErrorPanel message={readApiError(failed.error).message} onRetry={() => void failed.refetch()} />;
  }
  if (!fixture || !markets) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        <Spinner />
        {trPicks.pricesLoading}
      </p>
    );
  }
  const market = markets.find(({ key }) => key === marketKey) ?? markets[0];
  if (!market) return <p className="text-sm text-muted">{trPicks.noPrices}</p>;
  return (
    <>
      <Combobox
        label={trPicks.market}
        placeholder={trPicks.findMarket}
        options={markets.map(({ key, title }) => ({ value: key, label: title }))}
        value={market.key}
        onChange={onMarket}
        clearable={false}
      />
      <Prices {...props} fixture={fixture} market={market} />
    </>
  );
}

interface PricesProps extends Props {
  fixture: PricedFixtureDto;
  market: PricedMarket;
}

function Prices({ chosen, locked, onChoose, onRemove, fixture, market }: PricesProps) {
  const present = chosenOf(chosen, fixture.match_id, market);
  const full = chosen.length >= MOST_SELECTIONS && !present;
  const { match_id, match_date, match_time, home_team, away_team } = fixture;
  const press = ({ column, title, odd }: PricedMarket['selections'][number]) => {
    const name = `${home_team} - ${away_team}, ${market.title} · ${title}`;
    const wanted = { match_id, match_date, match_time, home_team, away_team, column, odd };
    if (present && sameSelection(present, wanted)) return onRemove(present, name);
    onChoose(withSelection(chosen, atLockedPrice(wanted, locked), market), name);
  };
  return (
    <div
      role="group"
      aria-label={market.title}
      className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2"
    >
      {market.selections.map((selection) => {
        const { column, title, odd } = selection;
        return (
          <button
            key={column}
            type="button"
            disabled={full}
            aria-pressed={present?.column === column}
            onClick={() => press(selection)}
            className="relative flex min-h-14 flex-col items-center justify-center rounded-md border border-control bg-surface px-2 py-1.5 text-center transition-colors duration-150 hover:bg-hover disabled:cursor-not-allowed disabled:opacity-60 aria-pressed:border-accent aria-pressed:bg-accent-soft"
          >
            {present?.column === column && (
              <Check aria-hidden className="absolute top-1 right-1 size-3.5 text-accent" />
            )}
            <span className="text-dense break-words">{title}</span>{' '}
            <span translate="no" className="text-sm font-semibold tabular-nums">
              {formatOdd(odd)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
