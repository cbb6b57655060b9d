import { useMemo, useState } from 'react';
import type { OddsSearch } from '../../api/endpoints';
import type { MatchDetails, ListedGroup } from '../../api/generated/wire';
import { formatOdd } from '../../lib/format';
import {
  type Prices,
  pricedGroups,
  pricesOf,
  sameOddsFilters,
  selectionColumns,
} from '../../odds/choice/same-odds';
import type { Tolerance } from '../../odds/choice/tolerance';
import { CLOSING, OPENING, type OddsType } from '../../odds/odds-type';

/** A price of the match that can be asked about. */
export interface PricedColumn {
  field: string;
  /** `MS 1: 1,85` */
  text: string;
}

/** Which of a match's prices are asked about, and how near others have to be; at first its main market's, exactly. */
export function useSameOdds(match: MatchDetails, groups: readonly ListedGroup[]) {
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

  const markets = useMemo(() => priced.filter(({ key }) => chosen.has(key)), [priced, chosen]);
  const columns = useMemo(
    () =>
      markets.flatMap((group) =>
        selectionColumns(group).map(({ field, title }): PricedColumn => ({
          field,
          text: `${group.short_title} ${title}: ${formatOdd(sets[type][field])}`,
        })),
      ),
    [markets, sets, type],
  );
  const wanted = useMemo(() => columns.filter(({ field }) => !left.has(field)), [columns, left]);
  /** Null while no price is chosen. */
  const search = useMemo<OddsSearch | null>(() => {
    const fields = wanted.map(({ field }) => field);
    return fields.length === 0 ? null : { type, params: sameOddsFilters(sets[type], fields, tolerance) };
  }, [wanted, sets, type, tolerance]);

  return {
    ...{ type, setType, tolerance, setTolerance, priced, chosen, setChosen },
    ...{ markets, columns, wanted, search },
    /** Keeps these columns and leaves the others out. */
    keep: (kept: ReadonlySet<string>) =>
      setLeft(new Set(columns.map(({ field }) => field).filter((field) => !kept.has(field)))),
    /** The match has no market that is priced as a whole, in neither set. */
    unpriced:
      priced.length === 0 && [1, 2].every((set) => pricedGroups(groups, sets[set as OddsType]).length === 0),
  };
}

export type SameOdds = ReturnType<typeof useSameOdds>;
