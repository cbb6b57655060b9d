import type { ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { readApiError } from '../../api/api-error';
import { useReadMatchQuery } from '../../api/generated/screens';
import { useListOddColumnsQuery } from '../../api/generated/shell';
import type { MatchDetails, ListedGroup } from '../../api/generated/wire';
import { EmptyState } from '../../kit/feedback/empty-state';
import { ErrorPanel } from '../../kit/feedback/error-panel';
import { buttonStyle } from '../../kit/form/button-style';
import { matchPath } from '../../lib/match-path';
import { trMatch } from '../../locale/tr-match';
import { trSimilar } from '../../locale/tr-similar';
import { trShell } from '../../locale/tr-shell';
import { trSources } from '../../locale/tr-summary';
import { CLOSING, OPENING } from '../../odds/odds-type';
import { PriceHistoryPanel } from '../../odds/prices/price-history-panel';
import { originOfMatch } from '../../odds/sources/source-names';
import { TABLE_PATHS } from '../../odds/table/question';
import { useDocumentTitle } from '../../rooms/site/use-document-title';
import { MarketList } from './market-list';
import { MatchHeader } from './match-header';
import { SameOddsAnswer, useSameOddsAnswer } from './same-odds-answer';
import { SimilarPanel } from './similar-panel';

/** One match: what happened in matches with the same odds, its prices and how they moved, and similar matches. */
export function MatchPage() {
  const { id: text = '' } = useParams();
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  const { currentData } = useReadMatchQuery(id ?? 0, { skip: id === null });
  useDocumentTitle(currentData?.match_name ?? trShell.titles.match);
  // it is another match by now, or was played as another one
  if (currentData !== undefined && currentData.id !== id)
    return <Navigate to={matchPath(currentData.id)} replace />;
  return <Match key={id} id={id} />;
}

/** @param id null when the address names no match */
function Match({ id }: { id: number | null }) {
  const match = useReadMatchQuery(id ?? 0, { skip: id === null });
  const columns = useListOddColumnsQuery();
  const error = match.error ?? columns.error;
  if (id === null || readApiError(match.error).status === 404) return <NoMatch />;
  if (error !== undefined) {
    const retry = () => {
      if (match.error) void match.refetch();
      if (columns.error) void columns.refetch();
    };
    return (
      <ErrorPanel
        message={readApiError(error).message}
        onRetry={retry}
        busy={match.isFetching || columns.isFetching}
        className="my-16"
      />
    );
  }
  const details = match.currentData;
  if (!details || !columns.data) return <MatchSkeleton />;
  const { groups } = columns.data;
  return (
    <div className="mx-auto flex w-full max-w-[75rem] flex-col gap-8 px-4 py-6">
      <MatchHeader match={details} />
      <Answered match={details} groups={groups}>
        <Section id="oranlar" title={trMatch.marketsTitle} text={<PriceLegend />}>
          <MatchOrigins sources={details.sources} />
          <MarketList match={details} catalogue={columns.data} />
        </Section>
        <Section id="seyir" title={trMatch.priceHistory}>
          <PriceHistoryPanel matchId={id} />
        </Section>
      </Answered>
    </div>
  );
}

interface AnsweredProps {
  match: MatchDetails;
  groups: readonly ListedGroup[];
  children: ReactNode;
}

/** The answer, then everything else; the nearest matches end the page unless they are the answer. */
function Answered({ match, groups, children }: AnsweredProps) {
  const answer = useSameOddsAnswer(match, groups);
  const { answered, error, unfit, same } = answer;
  const known = answered !== undefined || error !== undefined || same.search === null;
  return (
    <>
      <Section id="ayni-oranlar" title={trMatch.sameTitle}>
        <SameOddsAnswer match={match} groups={groups} answer={answer} />
      </Section>
      {children}
      {known && !unfit && !same.unpriced && (
        <Section id="benzer-maclar" title={trSimilar.similarTitle} text={trSimilar.similarText}>
          <SimilarPanel match={match} groups={groups} />
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  id: string;
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

function Section({ id, title, text, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="flex scroll-mt-20 flex-col gap-3">
      <div>
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        {text !== undefined && <p className="text-sm text-muted">{text}</p>}
      </div>
      {children}
    </section>
  );
}

function PriceLegend() {
  return (
    <>
      {trMatch.movementLegend} ·{' '}
      <span aria-hidden className="font-bold text-accent">
        ✓
      </span>{' '}
      {trMatch.wonLegend}
    </>
  );
}

function NoMatch() {
  return (
    <div className="my-10">
      <h1 className="sr-only">{trMatch.notFound}</h1>
      <EmptyState title={trMatch.notFound} hint={trMatch.notFoundText}>
        <Link to={TABLE_PATHS[CLOSING]} className={buttonStyle('secondary', 'small')}>
          {trMatch.toTable}
        </Link>
      </EmptyState>
    </div>
  );
}

/** Where a match's opening and closing prices come from. */
function MatchOrigins({ sources: { opening, closing } }: Pick<MatchDetails, 'sources'>) {
  const origins = [
    [trMatch.opening, originOfMatch(opening, OPENING)],
    [trMatch.closing, originOfMatch(closing, CLOSING)],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 text-dense">
      {origins.map(([set, origin]) => (
        <div key={set} className="flex gap-1.5">
          <dt className="text-muted">{set}:</dt>
          <dd>{origin === '' ? trSources.noPrices : origin}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Stands where the match will be. */
function MatchSkeleton() {
  return (
    <div role="status" className="mx-auto flex w-full max-w-[75rem] flex-col gap-8 px-4 py-6">
      <span className="sr-only">{trShell.common.loading}</span>
      <div aria-hidden className="shimmer h-[9.125rem] rounded-card" />
      <div aria-hidden className="flex flex-col gap-3">
        <span className="shimmer h-7 w-60" />
        <span className="shimmer h-5 w-full max-w-sm" />
        <span className="shimmer h-6 w-full max-w-xl" />
        <span className="shimmer h-80 rounded-card" />
      </div>
      <div aria-hidden className="flex flex-col gap-2">
        {Array.from({ length: 5 }, (_, section) => (
          <span key={section} className="shimmer h-11 max-w-xs" />
        ))}
      </div>
    </div>
  );
}
