import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { Answer } from '../../api/answer';
import type { MatchDetails, ListedGroup, SimilarMatches } from '../../api/generated/wire';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Segmented } from '../../kit/form/segmented';
import { Disclosure } from '../../kit/layout/disclosure';
import { classNames } from '../../lib/class-names';
import { formatCount } from '../../lib/format';
import { trMatch } from '../../locale/tr-match';
import { trScan } from '../../locale/tr-scan';
import { GroupChoice } from '../../odds/choice/group-choice';
import { pricedGroups, pricesOf } from '../../odds/choice/same-odds';
import { TypeChoice } from '../../odds/choice/type-choice';
import { OPENING, type OddsType } from '../../odds/odds-type';
import { SummarySkeleton } from '../../odds/summary/summary-skeleton';
import { AnswerCard } from './answer-card';
import { useListSimilarMatchesQuery } from '../../api/generated/screens';
import { SimilarTable } from './similar-table';

interface Props {
  match: MatchDetails;
  groups: readonly ListedGroup[];
}

const LIMITS = [20, 50, 100, 200].map((limit) => [limit, String(limit)] as const);

/** The past matches whose prices said nearly the same, and what happened in them. */
export function SimilarPanel({ match, groups }: Props) {
  const [limit, setLimit] = useState(50);
  const [chosenType, setType] = useState<OddsType>();
  const [chosenGroups, setGroups] = useState<ReadonlySet<string>>();
  const askedGroups = chosenGroups && groups.filter(({ key }) => chosenGroups.has(key)).map(({ key }) => key);
  const nothingAsked = askedGroups?.length === 0;
  const similar = useListSimilarMatchesQuery(
    nothingAsked
      ? skipToken
      : { id: match.id, limit, filterType: chosenType, groups: askedGroups?.join(',') },
  );
  const type = chosenType ?? similar.data?.filter_type;
  const shownGroups = chosenGroups ?? new Set(similar.data?.groups);
  const priced = useMemo(
    () => pricedGroups(groups, pricesOf(type === OPENING ? match.opening : match.closing)),
    [groups, match, type],
  );
  const changeType = (next: OddsType) => {
    const available = new Set(
      pricedGroups(groups, pricesOf(next === OPENING ? match.opening : match.closing)).map(({ key }) => key),
    );
    setGroups(new Set([...shownGroups].filter((key) => available.has(key))));
    setType(next);
  };
  return (
    <div className="flex flex-col gap-3">
      {nothingAsked ? (
        <p className="text-sm text-wait">{trScan.noGroup}</p>
      ) : (
        <Answer of={similar} skeleton={<SummarySkeleton view="bars" />} keep>
          {(found, stale) => <Found found={found} groups={groups} stale={stale} />}
        </Answer>
      )}
      <Disclosure
        look="before"
        summary={trMatch.changeSimilar}
        open={nothingAsked}
        summaryClassName="w-fit font-medium"
      >
        <div className="mt-1 flex flex-col gap-4">
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            <TypeChoice type={type} onChange={changeType} />
            <Segmented label={trMatch.limit} showLabel options={LIMITS} value={limit} onChange={setLimit} />
          </div>
          <GroupChoice groups={priced} chosen={shownGroups} onChange={setGroups} />
        </div>
      </Disclosure>
    </div>
  );
}

interface FoundProps {
  found: SimilarMatches;
  groups: readonly ListedGroup[];
  stale: boolean;
}

function Found({ found, groups, stale }: FoundProps) {
  if (found.groups.length === 0) return <EmptyState title={trMatch.noGroupPriced} />;
  if (found.items.length === 0) return <EmptyState title={trMatch.noSimilar} />;
  return (
    <div className={classNames('flex flex-col gap-5 transition-opacity duration-150', stale && 'opacity-50')}>
      <AnswerCard
        title={trMatch.similarSummary(formatCount(found.items.length))}
        summary={found.summary}
        groups={groups}
        type={found.filter_type}
      />
      <SimilarTable found={found} groups={groups} />
    </div>
  );
}
