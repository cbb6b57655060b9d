import { Suspense, useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../kit/feedback/lazy-part';
import { readApiError } from '../../api/api-error';
import type { ListedGroup, OddsRowDto } from '../../api/generated/wire';
import { ColumnsGate } from '../../odds/table/columns-gate';
import type { FilterTexts } from '../../odds/table/filter-text';
import type { MatchTable } from '../../odds/table/match-table';
import { MatchTableView } from '../../odds/table/match-table-view';
import { PlayedSwitch } from '../../odds/table/played-switch';
import { nothingFound } from '../../odds/table/table-tail';
import { SOURCE } from '../../odds/table/source';
import { oddsTable } from '../../odds/table/tables';
import { useQuestion } from '../../odds/table/use-question';
import { isProbabilityText, PRICE_EXAMPLES } from '../../odds/table/probability-text';
import { type Played, withQuestion } from '../../odds/table/question';
import { ValuesSwitch } from '../../odds/table/values-switch';
import { PHONE, useMediaQuery } from '../../lib/use-media-query';
import { trOdds } from '../../locale/tr-odds';
import { trTable } from '../../locale/tr-table';
import { renderEmptyWays, renderTablePicker } from '../../rooms/filters/components/table-picker';
import { BACKTEST_PARAMS } from '../../odds/backtest/backtest-address';
import { QuestionButton } from '../../odds/question/question-button';
import { CLOSING, OPENING, type OddsType, type ShownValues } from '../../odds/odds-type';
import { useListOddColumnsQuery } from '../../api/generated/shell';
import { isSource, type SourceName } from '../../odds/sources/source-names';
import { AskedKeeper } from '../../odds/asked/asked-keeper';
import { ExampleLine } from '../../odds/asked/example-line';
import { AskByProbability } from '../../odds/summary/ask-by-probability';
import { SummaryPanel } from '../../odds/summary/summary-panel';
import { FoundCount, ShowLabel } from '../../odds/table/found-count';
import { SeenCsv } from '../../odds/table/seen-csv';
import { OddsToolbar } from '../../odds/table/odds-toolbar';
import { useOddsAnswer, useRowsBeforeColumns } from '../../odds/table/use-odds-answer';

const WholeQuestions = lazyPart(() => import('../../odds/asked/whole-questions'));

interface Props {
  type: OddsType;
  groups: readonly ListedGroup[];
}

export const OpeningOddsPage = () => <OddsTablePage type={OPENING} />;

export const ClosingOddsPage = () => <OddsTablePage type={CLOSING} />;

/** The opening or the closing odds table, once its columns are known. */
function OddsTablePage({ type }: { type: OddsType }) {
  const { data, error, isFetching, refetch } = useListOddColumnsQuery();
  useRowsBeforeColumns(type, data);
  return (
    <ColumnsGate
      title={type === OPENING ? trOdds.opening : trOdds.closing}
      groups={data?.groups}
      failure={error && readApiError(error).message}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {(groups) => <OddsTable type={type} groups={groups} />}
    </ColumnsGate>
  );
}

/** The odds table with everything above it. */
function OddsTable({ type, groups }: Props) {
  const table = useMemo(() => oddsTable<OddsRowDto>(type, groups, BACKTEST_PARAMS), [type, groups]);
  const controls = useQuestion(table);
  const { question, params, choose, remove, replace } = controls;
  const asking = useMemo(() => ({ table, question, replace }), [table, question, replace]);
  const filtered = Object.keys(question.filters).length > 0;
  const { filters, found, summary, asked, counts } = useOddsAnswer(type, groups, controls);
  const phone = useMediaQuery(PHONE);
  const address = useLocation();

  const onSource = useCallback(
    (chosen: SourceName | null) => (chosen === null ? remove(SOURCE.id) : choose(SOURCE.id, chosen)),
    [choose, remove],
  );
  const source = question.filters[SOURCE.id];
  const questionButton = (
    <QuestionButton
      controls={controls}
      beginning={(close) => (
        <Suspense>
          <WholeQuestions table={table} hiddenGroups={question.hiddenGroups} onChosen={close} />
        </Suspense>
      )}
    />
  );
  const picker = renderTablePicker({ type, table }, phone);

  return (
    <MatchTableView
      controls={controls}
      found={found}
      renderToolbar={(filterButton, absent) => (
        <OddsToolbar
          {...{ type, phone }}
          filterButton={
            <>
              {filterButton}
              {!phone && questionButton}
            </>
          }
          title={table.title}
          valuesSwitch={<ValuesSwitch controls={controls} />}
          search={withQuestion(address.search, question, table)}
        >
          <SeenCsv {...{ type, groups, absent, params }} small={phone} />
        </OddsToolbar>
      )}
      picker={
        phone ? (
          <div className="flex flex-wrap gap-2">
            {questionButton}
            {picker}
          </div>
        ) : (
          picker
        )
      }
      count={
        <>
          <PlayedSwitch controls={controls} />
          <FoundCount {...counts} hidden={phone} />
        </>
      }
      notes={
        (!phone || question.played === 'upcoming') && (
          <Legend played={question.played} values={question.values} withTeams={!filtered} />
        )
      }
      cards
      showLabel={<ShowLabel {...counts} controls={controls} />}
      between={
        <>
          <SummaryPanel
            type={type}
            search={filters}
            question={asked}
            groups={groups}
            controls={summary}
            asking={asking}
            source={isSource(source) ? source : undefined}
            onSource={onSource}
          />
          <AskedKeeper {...{ type, asked: question }} {...counts} />
          {!filtered && params && <ExampleLine table={table} hiddenGroups={question.hiddenGroups} />}
        </>
      }
      empty={nothingFound(
        filtered,
        asksPrices(question.filters, table) ? trOdds.emptyPrices : trOdds.emptyHint,
        renderEmptyWays({ type, table }, <AskByProbability question={asked} controls={asking} />),
      )}
      clearable={phone}
    />
  );
}

const asksPrices = (filters: FilterTexts, { columns }: Pick<MatchTable<never>, 'columns'>): boolean =>
  Object.entries(filters).some(([id, text]) => columns.get(id)?.kind === 'odd' && !isProbabilityText(text));

interface LegendProps {
  played: Played;
  values: ShownValues;
  /** Tells where the teams lead, too: there is room as long as no chips share the line. */
  withTeams: boolean;
}

/** What the marked cells of the table mean, or whose the summary is where none can be marked. */
function Legend({ played, values, withTeams }: LegendProps) {
  return (
    <div className="ml-auto flex items-center gap-1.5 text-xs text-muted max-md:ml-0 max-md:w-full">
      {played === 'upcoming' ? (
        trTable.summaryOfPlayed
      ) : (
        <>
          <span aria-hidden className="font-bold text-accent-strong tabular-nums">
            ✓ {PRICE_EXAMPLES[values]}
          </span>
          {trOdds.wonLegend}
        </>
      )}
      {withTeams && <span className="max-lg:hidden">· {trOdds.teamLegend}</span>}
    </div>
  );
}
