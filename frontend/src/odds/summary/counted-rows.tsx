import { createContext, type ReactNode, use, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ListedGroup, OddsSummary, SelectionSummary } from '../../api/generated/wire';
import { formatCount } from '../../lib/format';
import { trSummary } from '../../locale/tr-summary';
import type { FilterTexts } from '../table/filter-text';
import { FURTHER } from '../table/further-filters';
import { FIRST_QUESTION, withQuestion } from '../table/question';
import type { TableControls } from '../table/use-question';
import { type Counted, filtersOfCount, filtersOfSettled } from './count-filters';

/** Addresses of the matches that the numbers of a summary count; null where no address shows exactly these. */
interface CountedRows {
  of: (counted: Counted, selection: SelectionSummary) => string | null;
  settled: string | null;
}

const NOWHERE: CountedRows = { of: () => null, settled: null };

const Rows = createContext(NOWHERE);

/** Where the numbers of a summary lead. */
export const useCountedRows = (): CountedRows => use(Rows);

interface Props {
  /** Nothing while it isn't that of what is asked. */
  summary: OddsSummary | undefined;
  groups: readonly ListedGroup[];
  asking: Pick<TableControls<never>, 'table' | 'question'>;
  children: ReactNode;
}

/** Makes the numbers of the summary inside lead to the table's rows that they count. */
export function CountedRowsOf({ summary, groups, asking, children }: Props) {
  const { table, question } = asking;
  const { search } = useLocation();
  const rows = useMemo((): CountedRows => {
    if (!summary || !table.filters.has(FURTHER.won)) return NOWHERE;
    const address = (filters: FilterTexts | null) =>
      filters && `?${withQuestion(search, { ...question, filters, played: FIRST_QUESTION.played }, table)}`;
    const markets = new Map(
      groups.map((group) => [
        group.key,
        { group, market: summary.selections.filter((each) => each.group === group.key) },
      ]),
    );
    return {
      of: (counted, selection) => {
        const found = markets.get(selection.group);
        if (!found) return null;
        return address(filtersOfCount(counted, selection, found.market, found.group, question.filters));
      },
      settled: address(filtersOfSettled(summary, groups, question.filters)),
    };
  }, [summary, groups, table, question, search]);
  return <Rows value={rows}>{children}</Rows>;
}

interface LinkProps {
  /** Where the number leads; null: nowhere. */
  to: string | null;
  /** The matches there. */
  count: number;
  children: ReactNode;
}

/** A number that leads to the rows that it counts, where an address shows exactly these. */
export function RowsLink({ to, count, children }: LinkProps) {
  if (to === null) return children;
  return (
    <Link
      to={to}
      title={trSummary.toRows(formatCount(count))}
      className="-my-1 inline-block min-w-6 py-1 underline decoration-control decoration-dotted underline-offset-4 hover:text-accent hover:decoration-current"
    >
      {children}
    </Link>
  );
}
