import { readApiError } from '../../api/api-error';
import type { OddsSearch } from '../../api/endpoints';
import type { ListedGroup, OddsSummary } from '../../api/generated/wire';
import { Button } from '../../kit/form/button';
import { trSummary } from '../../locale/tr-summary';
import { BacktestView } from '../backtest/backtest-view';
import type { OddsType } from '../odds-type';
import { MixedMarginsWarning, SourceLine } from '../sources/source-lines';
import type { SourceName } from '../sources/source-names';
import { SourceSelect } from '../sources/source-select';
import type { TableControls } from '../table/use-question';
import { ShareButton } from './share/share-button';
import { PANEL_VIEWS } from './summary-choice';
import { SummaryView } from './summary-view';
import { SummaryViews } from './summary-views';
import type { FoundSummary } from './use-odds-summary';
import type { SummaryControls } from './use-summary-choice';

interface Props {
  type: OddsType;
  search: OddsSearch | null;
  groups: readonly ListedGroup[];
  controls: SummaryControls;
  /** What is asked of the table. */
  asking: Pick<TableControls<never>, 'table' | 'question'>;
  source: SourceName | undefined;
  onSource: (source: SourceName | null) => void;
  found: FoundSummary;
  /** The summary, as far as it has the markets that are shown. */
  shown: OddsSummary | undefined;
}

/** What the open summary panel holds: its views, and where the prices come from. */
export default function SummaryBody(props: Props) {
  const { type, search, groups, controls, asking, source, onSource, found, shown } = props;
  const { summary, stale, error, retry } = found;
  const { view, selection } = controls;
  const parts = summary?.sources ?? [];
  return (
    <>
      <SummaryViews views={PANEL_VIEWS} view={view} onView={controls.setView}>
        {view !== 'test' ? (
          error === undefined ? (
            <SummaryView view={view} summary={shown} groups={groups} stale={stale} />
          ) : (
            <SummaryFailed message={readApiError(error).message} onRetry={retry} />
          )
        ) : (
          selection !== null && (
            <BacktestView {...{ search, groups, selection }} onSelection={controls.setSelection} />
          )
        )}
      </SummaryViews>
      <MixedMarginsWarning parts={parts} />
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
        <SourceSelect value={source} parts={parts} onChange={onSource} />
        {summary && <SourceLine parts={parts} type={type} />}
        {shown && !stale && view !== 'test' && (
          <div className="ml-auto">
            <ShareButton summary={shown} {...{ type, groups, asking }} />
          </div>
        )}
      </div>
    </>
  );
}

/** Quieter than a failing table: the rows below may well be there. */
function SummaryFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-sm">
      <span>
        {trSummary.failed} {message}
      </span>
      <Button look="secondary" size="small" onClick={onRetry}>
        {trSummary.retry}
      </Button>
    </p>
  );
}
