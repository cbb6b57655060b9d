import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { Answer } from '../../api/answer';
import { useListSimilarMatchesQuery } from '../../api/generated/screens';
import type { MatchDetails, ListedGroup, SimilarMatchesDto } from '../../api/generated/wire';
import { EmptyState } from '../../kit/feedback/empty-state';
import { Segmented } from '../../kit/form/segmented';
import { Switch } from '../../kit/form/switch';
import { Disclosure } from '../../kit/layout/disclosure';
import { classNames } from '../../lib/class-names';
import { formatCount } from '../../lib/format';
import { useAddressValue } from '../../lib/use-address-value';
import { trMatch } from '../../locale/tr-match';
import { trSimilar } from '../../locale/tr-similar';
import { trScan } from '../../locale/tr-scan';
import { GroupChoice } from '../../odds/choice/group-choice';
import { pricedGroups, pricesOf, selectionColumns } from '../../odds/choice/same-odds';
import { TypeChoice } from '../../odds/choice/type-choice';
import { OPENING, type OddsType } from '../../odds/odds-type';
import { isMain } from '../../odds/summary/selections';
import { SummarySkeleton } from '../../odds/summary/summary-skeleton';
import { AnswerCard } from './answer-card';
import { ownOdds } from './own-odds';
import { similarCount } from './similar-count';
import { SHOWN_FIELDS, SimilarTable } from './similar-table';
import { LIMITS, readSimilar, type SimilarView, writeSimilar } from './similar-view';

interface Props {
  match: MatchDetails;
  groups: readonly ListedGroup[];
}

const WITHIN_A_POINT = 0;

const LIMIT_OPTIONS = [
  [WITHIN_A_POINT, trSimilar.aPoint] as const,
  ...LIMITS.map((limit) => [limit, String(limit)] as const),
];

/** The past matches whose prices said nearly the same, and what happened in them. */
export function SimilarPanel({ match, groups }: Props) {
  const { value: view, wanted, change } = useAddressValue(readSimilar, writeSimilar);
  const asked = useMemo(() => questionOf(view, groups), [view, groups]);
  const similar = useListSimilarMatchesQuery(asked === null ? skipToken : { id: match.id, ...asked });
  const type = wanted.type ?? similar.data?.filter_type;
  const shownGroups = new Set(wanted.groups ?? similar.data?.groups);
  const pricedIn = (set: OddsType | undefined) =>
    pricedGroups(groups, pricesOf(set === OPENING ? match.opening : match.closing));
  const changeType = (next: OddsType) => {
    const priced = pricedIn(next).map(({ key }) => key);
    change({ type: next, groups: priced.filter((key) => shownGroups.has(key)) });
  };
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={trSimilar.sameCompetition}
        checked={wanted.sameCompetition}
        onChange={(sameCompetition) => change({ sameCompetition })}
      />
      {asked === null ? (
        <p className="text-sm text-wait">{trScan.noGroup}</p>
      ) : (
        <Answer of={similar} skeleton={<SummarySkeleton view="bars" />} keep>
          {(found, stale) => <Found {...{ match, groups, found, stale }} />}
        </Answer>
      )}
      <Disclosure
        look="before"
        summary={trSimilar.changeSimilar}
        open={asked === null}
        summaryClassName="w-fit font-medium"
      >
        <div className="mt-1 flex flex-col gap-4">
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            <TypeChoice type={type} onChange={changeType} />
            <Segmented
              label={trSimilar.limit}
              showLabel
              options={LIMIT_OPTIONS}
              value={wanted.limit ?? WITHIN_A_POINT}
              onChange={(limit) => change({ limit: LIMITS.find((each) => each === limit) })}
            />
          </div>
          <GroupChoice
            groups={pricedIn(type)}
            chosen={shownGroups}
            onChange={(chosen) => change({ groups: [...chosen] })}
          />
        </div>
      </Disclosure>
    </div>
  );
}

/** What is asked of the server; null while no market is chosen. Where none is named, it takes some of the main ones. */
function questionOf(
  { sameCompetition, limit, type, groups: chosen }: SimilarView,
  groups: readonly ListedGroup[],
) {
  const known = chosen && groups.filter(({ key }) => chosen.includes(key));
  if (known?.length === 0) return null;
  const columns = (known ?? groups.filter(isMain)).flatMap(selectionColumns);
  return {
    limit,
    filterType: type,
    groups: known?.map(({ key }) => key).join(','),
    sameCompetition: sameCompetition ? ('true' as const) : undefined,
    fields: [...SHOWN_FIELDS, ...columns.map(({ field }) => field)].join(','),
  };
}

interface FoundProps extends Props {
  found: SimilarMatchesDto;
  stale: boolean;
}

function Found({ match, groups, found, stale }: FoundProps) {
  if (found.groups.length === 0) return <EmptyState title={trMatch.noGroupPriced} />;
  if (found.items.length === 0) return <EmptyState title={trSimilar.noSimilar} />;
  return (
    <div className={classNames('flex flex-col gap-3 transition-opacity duration-150', stale && 'opacity-50')}>
      <p className="text-sm">
        <span role="status" className="font-medium tabular-nums">
          {similarCount(found)}
        </span>{' '}
        <span className="text-xs text-muted">{trSimilar.point}</span>
      </p>
      <AnswerCard
        title={trSimilar.similarSummary(formatCount(found.items.length))}
        summary={found.summary}
        groups={groups}
        type={found.filter_type}
        own={ownOdds(match, found.filter_type)}
      />
      <SimilarTable found={found} groups={groups} />
    </div>
  );
}
