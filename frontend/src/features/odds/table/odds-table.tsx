import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { readApiError } from '../../../api/api-error';
import type { OddGroupDto } from '../../../api/generated/wire';
import { ColumnsGate } from '../../../components/table/columns-gate';
import { MatchTableView } from '../../../components/table/match-table-view';
import { pickedTable } from '../../../components/table/picked-table';
import { PlayedSwitch } from '../../../components/table/played-switch';
import { nothingFound } from '../../../components/table/table-tail';
import { useTableView } from '../../../components/table/use-table-view';
import { withView } from '../../../components/table/view-address';
import { PHONE, useMediaQuery } from '../../../lib/use-media-query';
import { trOdds } from '../../../locale/tr-odds';
import { renderTablePicker } from '../../filters/components/table-picker';
import { type Movement, withMovement } from '../movement/movement';
import { MovementButton } from '../movement/movement-button';
import { MOVEMENT } from '../movement/movement-filter';
import { CLOSING, OPENING, type OddsType } from '../odds-type';
import { useGetOddColumnsQuery } from '../odds.api';
import { isSource, type SourceName } from '../sources/source-names';
import { SummaryPanel } from '../summary/summary-panel';
import { CsvButton } from './csv-button';
import { FoundCount, ShowLabel } from './found-count';
import { Legend } from './legend';
import { oddsTable, SOURCE } from './odds-match-table';
import { OddsToolbar } from './odds-toolbar';
import { useOddsAnswer, useRowsBeforeColumns } from './use-odds-answer';

interface Props {
  type: OddsType;
  groups: readonly OddGroupDto[];
}

export const OpeningOddsPage = () => <OddsTablePage type={OPENING} />;

export const ClosingOddsPage = () => <OddsTablePage type={CLOSING} />;

/** The opening or the closing odds table, once its columns are known. */
function OddsTablePage({ type }: { type: OddsType }) {
  const { data, error, isFetching, refetch } = useGetOddColumnsQuery();
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
  const table = useMemo(() => oddsTable(type, groups), [type, groups]);
  const controls = useTableView(table);
  const { view, params, choose, remove } = controls;
  const filtered = Object.keys(view.applied).length > 0;
  const { filters, found, summary, question, counts } = useOddsAnswer(type, groups, controls);
  const phone = useMediaQuery(PHONE);
  const address = useLocation();

  const onSource = useCallback(
    (chosen: SourceName | null) => (chosen === null ? remove(SOURCE.id) : choose(SOURCE.id, chosen)),
    [choose, remove],
  );
  const source = view.applied[SOURCE.id];
  const addMovement = (movement: Movement) =>
    choose(MOVEMENT, withMovement(view.applied[MOVEMENT] ?? '', movement));
  const movementButton = <MovementButton groups={groups} onAdd={addMovement} />;
  const picker = renderTablePicker(pickedTable(type, controls), phone);

  return (
    <MatchTableView
      controls={controls}
      found={found}
      renderToolbar={(filterButton) => (
        <OddsToolbar
          {...{ type, phone, filterButton }}
          title={table.title}
          search={withView(address.search, view, table)}
        >
          <CsvButton path="/api/odd-export" type={type} params={params ?? {}} name="oranlar" small={phone} />
        </OddsToolbar>
      )}
      picker={
        phone ? (
          <div className="flex flex-wrap gap-2">
            {movementButton}
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
          {!phone && movementButton}
        </>
      }
      notes={(!phone || view.played === 'upcoming') && <Legend played={view.played} withTeams={!filtered} />}
      cards
      showLabel={<ShowLabel {...counts} view={view} />}
      between={
        <SummaryPanel
          type={type}
          search={filters}
          question={question}
          groups={groups}
          controls={summary}
          source={isSource(source) ? source : undefined}
          onSource={onSource}
        />
      }
      empty={nothingFound(filtered, trOdds.emptyHint)}
      clearable={phone}
    />
  );
}
