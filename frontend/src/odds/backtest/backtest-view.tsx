import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { OddsSearch } from '../../api/endpoints';
import type { ListedGroup } from '../../api/generated/wire';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Spinner } from '../../kit/feedback/spinner';
import { Button } from '../../kit/form/button';
import { Combobox } from '../../kit/form/combobox';
import { selectionOptions } from '../table/selection-options';
import { classNames } from '../../lib/class-names';
import { trShell } from '../../locale/tr-shell';
import { trBacktest as texts } from '../../locale/tr-backtest';
import { CsvButton } from '../table/csv-button';
import { LinkButton } from '../table/link-button';
import { withBacktest } from './backtest-address';
import { BacktestAnswer } from './backtest-answer';
import { BacktestSkeleton } from './backtest-skeleton';
import { useBacktest } from './use-backtest';

interface Props {
  /** The filters; null while they aren't known. */
  search: OddsSearch | null;
  groups: readonly ListedGroup[];
  /** Column of odds. */
  selection: string;
  onSelection: (column: string) => void;
}

/** One unit on a selection in every match that passes the filters, day by day. */
export function BacktestView({ search, groups, selection, onSelection }: Props) {
  const question = useMemo(() => search && { ...search, selection }, [search, selection]);
  const { answer, stale, failure, busy, retry } = useBacktest(question);
  const options = useMemo(() => selectionOptions(groups), [groups]);
  const address = useLocation();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <Combobox
          label={texts.selection}
          options={options}
          value={selection}
          onChange={(column) => column !== null && onSelection(column)}
          clearable={false}
          size="small"
          className="w-full max-w-80"
        />
        <div className="flex flex-wrap items-center gap-x-2">
          {search && (
            <CsvButton
              path="/api/odd-backtest/bets"
              type={search.type}
              params={{ ...search.params, selection }}
              name={`donem-testi-${selection}`}
              label={texts.csv}
            />
          )}
          <LinkButton address={`?${withBacktest(address.search, selection)}`} label={texts.link} />
          {stale && <Spinner className="size-4 text-muted" />}
        </div>
      </div>
      {failure !== undefined ? (
        <p role="status" className="flex flex-wrap items-center gap-3 text-sm">
          <span>
            {texts.failed} {failure}
          </span>
          <Button look="secondary" size="small" onClick={retry} busy={busy}>
            {trShell.errors.retry}
          </Button>
        </p>
      ) : answer === undefined ? (
        <BacktestSkeleton />
      ) : (
        <div className={classNames('transition-opacity duration-150', stale && 'opacity-50')}>
          {answer.bets === 0 ? (
            <EmptyState title={texts.empty} hint={texts.emptyHint} />
          ) : (
            <BacktestAnswer answer={answer} />
          )}
        </div>
      )}
    </div>
  );
}
