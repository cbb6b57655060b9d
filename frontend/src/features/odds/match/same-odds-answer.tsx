import { Table2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { readApiError } from '../../../api/api-error';
import type { MatchDetailsDto, OddGroupDto } from '../../../api/generated/wire';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { buttonStyle } from '../../../components/form/button-style';
import { formatCount, formatOdd } from '../../../lib/format';
import { formatRate } from '../../../lib/format-rate';
import { trMatch } from '../../../locale/tr-match';
import { tableAddress } from '../choice/same-odds';
import { byGroup } from '../summary/selections';
import { SummarySkeleton } from '../summary/summary-skeleton';
import { type FoundSummary, useOddsSummary } from '../summary/use-odds-summary';
import { AnswerCard } from './answer-card';
import { FoldedChoice } from './folded-choice';
import { ENOUGH, otherMatches } from './other-matches';
import { SameOddsChoice } from './same-odds-choice';
import { SimilarPanel } from './similar-panel';
import { type SameOdds, useSameOdds } from './use-same-odds';

interface Props {
  match: MatchDetailsDto;
  groups: readonly OddGroupDto[];
}

/** The matches with the same odds, what happened in them, and whether they are too few to tell. */
export function useSameOddsAnswer(match: MatchDetailsDto, groups: readonly OddGroupDto[]) {
  const same = useSameOdds(match, groups);
  const found = useOddsSummary(same.search);
  const { summary } = found;
  const others = summary && otherMatches(summary, match);
  return { same, found, few: others !== undefined && others < ENOUGH };
}

type Answer = ReturnType<typeof useSameOddsAnswer>;

/**
 * What happened in the matches with the same odds. Where there are too few of them to tell, it says so and shows the
 * matches with the nearest probabilities instead.
 */
export function SameOddsAnswer({ match, groups, answer }: Props & { answer: Answer }) {
  const { same, found, few } = answer;
  if (same.unpriced) return <p className="text-sm text-muted">{trMatch.noGroupPriced}</p>;
  return (
    <div className="flex flex-col gap-3">
      {same.search === null ? (
        <p className="flex min-h-11 items-center text-sm text-wait">{trMatch.chooseSome}</p>
      ) : (
        <>
          <AskedPrices same={same} />
          {few ? (
            <>
              <p role="status" className="text-sm font-medium">
                {trMatch.fewSame(otherMatches(found.summary!, match))}
              </p>
              <SimilarPanel match={match} groups={groups} />
            </>
          ) : (
            <Outcome {...{ match, groups, same, found }} />
          )}
          <p>
            <Link
              to={tableAddress(same.type, same.search.params)}
              className={buttonStyle(few ? 'secondary' : 'primary')}
            >
              <Table2 aria-hidden className="size-4" />
              {trMatch.openInTable}
            </Link>
          </p>
        </>
      )}
      <FoldedChoice title={trMatch.changeOdds} open={same.search === null}>
        <SameOddsChoice same={same} />
      </FoldedChoice>
    </div>
  );
}

function AskedPrices({ same: { type, wanted, tolerance } }: { same: SameOdds }) {
  return (
    <p className="text-sm text-muted tabular-nums">
      {trMatch.askedPrices(type, wanted.map(({ text }) => text).join(' · '))}
      {tolerance > 0 && ` (${trMatch.withinText(formatOdd(tolerance / 100))})`}
    </p>
  );
}

interface OutcomeProps extends Props {
  same: SameOdds;
  found: FoundSummary;
}

function Outcome({ match, groups, same, found: { summary, stale, error, retry } }: OutcomeProps) {
  if (error !== undefined) return <ErrorPanel message={readApiError(error).message} onRetry={retry} />;
  if (!summary) return <SummarySkeleton view="bars" />;
  const own = otherMatches(summary, match) < summary.settled;
  return (
    <>
      <p role="status" className="font-semibold tabular-nums">
        {trMatch.sameCount(formatCount(summary.settled), own)}
        {byGroup(summary, same.markets).map(({ key, title, selections }) => (
          <span key={key} className="inline-block before:mx-2 before:text-muted before:content-['·']">
            {title}: {selections.map(({ label, rate }) => `${label} ${formatRate(rate)}`).join(' · ')}
          </span>
        ))}
      </p>
      <AnswerCard summary={summary} groups={groups} type={same.type} stale={stale} />
    </>
  );
}
