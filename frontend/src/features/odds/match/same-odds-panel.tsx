import { skipToken } from '@reduxjs/toolkit/query/react';
import { Table2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MatchDetailsDto, OddGroupDto } from '../../../api/generated/wire';
import { buttonStyle } from '../../../components/form/button-style';
import { ChipChoice } from '../../../components/form/chip-choice';
import { Segmented } from '../../../components/form/segmented';
import { formatCount, formatOdd } from '../../../lib/format';
import { tr } from '../../../locale/tr';
import { GroupChoice } from '../choice/group-choice';
import {
  type Prices,
  pricedGroups,
  pricesOf,
  sameOddsFilters,
  selectionColumns,
  tableAddress,
} from '../choice/same-odds';
import { TOLERANCE_OPTIONS, type Tolerance } from '../choice/tolerance';
import { CLOSING, OPENING, type OddsType, TYPE_OPTIONS } from '../odds-type';
import { useGetOddSummaryQuery } from '../odds.api';

interface Props {
  match: MatchDetailsDto;
  groups: readonly OddGroupDto[];
}

/** From the match to all matches with the same odds: which prices, how near, and how many there are. */
export function SameOddsPanel({ match, groups }: Props) {
  const sets: Record<OddsType, Prices> = useMemo(
    () => ({ 1: pricesOf(match.opening), 2: pricesOf(match.closing) }),
    [match],
  );
  const [type, setType] = useState<OddsType>(() =>
    pricedGroups(groups, sets[CLOSING]).length > 0 ? CLOSING : OPENING,
  );
  const [tolerance, setTolerance] = useState<Tolerance>(0);
  const priced = useMemo(() => pricedGroups(groups, sets[type]), [groups, sets, type]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(priced.slice(0, 1).map(({ key }) => key)),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());

  const columns = priced
    .filter(({ key }) => chosen.has(key))
    .flatMap((group) =>
      selectionColumns(group).map(({ field, title }) => ({
        field,
        group: group.key,
        text: `${group.short_title} ${title}: ${formatOdd(sets[type][field])}`,
      })),
    );
  const wanted = columns.map(({ field }) => field).filter((field) => !left.has(field));
  const filters = sameOddsFilters(sets[type], wanted, tolerance);
  const none = wanted.length === 0;

  if (pricedGroups(groups, sets[OPENING]).length + pricedGroups(groups, sets[CLOSING]).length === 0) {
    return <p className="text-sm text-muted">{tr.match.noGroupPriced}</p>;
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Segmented label={tr.match.type} showLabel options={TYPE_OPTIONS} value={type} onChange={setType} />
        <Segmented
          label={tr.match.tolerance}
          showLabel
          options={TOLERANCE_OPTIONS}
          value={tolerance}
          onChange={setTolerance}
        />
      </div>
      <GroupChoice groups={priced} chosen={chosen} onChange={setChosen} />
      {columns.length > 0 && (
        <ChipChoice
          label={tr.match.columns}
          options={columns.map(({ field, text }) => [field, text] as const)}
          chosen={new Set(wanted)}
          onChange={(kept) =>
            setLeft(new Set(columns.map(({ field }) => field).filter((field) => !kept.has(field))))
          }
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {none ? (
          <p className="flex min-h-11 items-center text-sm text-wait">{tr.match.chooseSome}</p>
        ) : (
          <Link to={tableAddress(type, filters)} className={buttonStyle('primary')}>
            <Table2 aria-hidden className="size-4" />
            {tr.match.openInTable}
          </Link>
        )}
        <SameCount type={type} filters={none ? null : filters} group={columns[0]?.group} />
      </div>
    </div>
  );
}

interface CountProps {
  type: OddsType;
  filters: Record<string, string> | null;
  /** A market to ask about: only the number of matches is wanted, and one market's figures cost the least. */
  group: string | undefined;
}

function SameCount({ type, filters, group }: CountProps) {
  const { currentData, isFetching } = useGetOddSummaryQuery(
    filters && group !== undefined ? { type, params: filters, groups: [group] } : skipToken,
  );
  if (filters === null) return null;
  return (
    <p role="status" className="text-sm text-muted tabular-nums">
      {currentData
        ? tr.match.sameCount(formatCount(currentData.total))
        : isFetching
          ? tr.match.counting
          : null}
    </p>
  );
}
