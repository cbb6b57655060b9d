import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readApiError } from '../../api/api-error';
import type { MatchDetails, ListedGroup, OddsSummary } from '../../api/generated/wire';
import { ErrorPanel } from '../../kit/feedback/error-panel';
import { buttonStyle } from '../../kit/form/button-style';
import { Disclosure } from '../../kit/layout/disclosure';
import { tableAddress } from '../../odds/table/question';
import { classNames } from '../../lib/class-names';
import { formatCount, formatOdd } from '../../lib/format';
import { formatRate } from '../../lib/format-rate';
import { trMatch } from '../../locale/tr-match';
import { trSimilar } from '../../locale/tr-similar';
import { pricesOf } from '../../odds/choice/same-odds';
import { OPENING } from '../../odds/odds-type';
import { MixedMarginsWarning } from '../../odds/sources/source-lines';
import { byGroup } from '../../odds/summary/selections';
import { SummarySkeleton } from '../../odds/summary/summary-skeleton';
import { useOddsSummary } from '../../odds/summary/use-odds-summary';
import { AnswerCard } from './answer-card';
import { ENOUGH } from '../../lib/enough';
import { otherMatches } from './other-matches';
import { ownOdds } from './own-odds';
import { SameOddsChoice } from './same-odds-choice';
import { SimilarPanel } from './similar-panel';
import { unlikeMargin } from './unlike-margin';
import { type SameOdds, useSameOdds } from './use-same-odds';

interface Props {
  match: MatchDetails;
  groups: readonly ListedGroup[];
}

/** The matches with the same odds, what happened in them, and why they tell nothing where they don't. */
export function useSameOddsAnswer(match: MatchDetails, groups: readonly ListedGroup[]) {
  const same = useSameOdds(match, groups);
  const { summary, stale, error, retry } = useOddsSummary(same.search);
  const [last, setLast] = useState<Answered>();
  if (summary && !stale && (last?.summary !== summary || last.same.search !== same.search))
    setLast({ same, summary });
  const answered = summary && last;
  return { same, answered, stale, error, retry, unfit: answered && unfitFor(match, answered) };
}

/** Why an answer says nothing of a match; nothing where it does. */
function unfitFor(match: MatchDetails, { same, summary }: Answered): string | null {
  const others = otherMatches(summary, match);
  if (others < ENOUGH) return trMatch.fewSame(others);
  const unlike = unlikeMargin(
    summary,
    same.markets,
    pricesOf(same.type === OPENING ? match.opening : match.closing),
  );
  return (
    unlike && trSimilar.unlikeSame(formatCount(others), formatRate(unlike.others), formatRate(unlike.own))
  );
}

/** An answer with what it answers: while a new question is under way, what is shown is still all of one. */
interface Answered {
  same: SameOdds;
  summary: OddsSummary;
}

type Answer = ReturnType<typeof useSameOddsAnswer>;

/**
 * What happened in the matches with the same odds. Where there are too few of them to tell, or the same odds meant
 * something else in them, it says so and shows the matches with the nearest probabilities instead.
 */
export function SameOddsAnswer({ match, groups, answer }: Props & { answer: Answer }) {
  const { same, answered, stale, error, unfit } = answer;
  if (same.unpriced) return <p className="text-sm text-muted">{trMatch.noGroupPriced}</p>;
  return (
    <div className="flex flex-col gap-3">
      {same.search === null ? (
        <p className="flex min-h-11 items-center text-sm text-wait">{trMatch.chooseSome}</p>
      ) : (
        <>
          <div
            aria-busy={stale}
            className={classNames(
              'flex flex-col gap-3 transition-opacity duration-150',
              stale && error === undefined && 'opacity-50',
            )}
          >
            <AskedPrices same={error === undefined ? (answered?.same ?? same) : same} />
            {error !== undefined ? (
              <ErrorPanel message={readApiError(error).message} onRetry={answer.retry} />
            ) : !answered ? (
              <SummarySkeleton view="bars" />
            ) : unfit ? (
              <>
                <p role="status" className="text-sm font-medium">
                  {unfit}
                </p>
                <SimilarPanel match={match} groups={groups} />
              </>
            ) : (
              <Outcome {...{ match, groups, answered }} />
            )}
          </div>
          <p>
            <Link
              to={tableAddress(same.type, { filters: same.search.params })}
              className={buttonStyle(unfit ? 'secondary' : 'primary')}
            >
              <Table2 aria-hidden className="size-4" />
              {trMatch.openInTable}
            </Link>
          </p>
        </>
      )}
      <Disclosure
        look="before"
        summary={trMatch.changeOdds}
        open={same.search === null}
        summaryClassName="w-fit font-medium"
      >
        <div className="mt-1">
          <SameOddsChoice same={same} />
        </div>
      </Disclosure>
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

function Outcome({ match, groups, answered: { same, summary } }: Props & { answered: Answered }) {
  const own = otherMatches(summary, match) < summary.settled;
  return (
    <>
      <p role="status" className="font-semibold tabular-nums">
        {trMatch.sameCount(formatCount(summary.settled), own)}
        {byGroup(summary, same.markets).map(({ key, title, selections }) => (
          <span
            key={key}
            className="inline-block max-sm:block sm:before:mx-2 sm:before:text-muted sm:before:content-['·']"
          >
            {title}: {selections.map(({ label, rate }) => `${label} ${formatRate(rate)}`).join(' · ')}
          </span>
        ))}
      </p>
      <AnswerCard summary={summary} groups={groups} type={same.type} own={ownOdds(match, same.type)}>
        <MixedMarginsWarning parts={summary.sources} />
      </AnswerCard>
    </>
  );
}
