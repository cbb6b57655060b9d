import { useState } from 'react';
import { readApiError } from '../../../api/api-error';
import type { OddGroupDto } from '../../../api/generated/wire';
import { EmptyState } from '../../../components/feedback/empty-state';
import { ErrorPanel } from '../../../components/feedback/error-panel';
import { PageLoader } from '../../../components/feedback/page-loader';
import { Button } from '../../../components/form/button';
import { useAddressValue } from '../../../lib/use-address-value';
import { trOdds } from '../../../locale/tr-odds';
import { trReliability as t } from '../../../locale/tr-reliability';
import { useGetOddColumnsQuery } from '../odds.api';
import { Learning, ReliabilityAnswer } from './reliability-answer';
import { ReliabilityControls } from './reliability-controls';
import { ReliabilityDetails } from './reliability-details';
import { readReliability, writeReliability } from './reliability-url';
import { type CalibrationQuestion, useGetCalibrationQuery } from './reliability.api';

/** How often to look whether newer matches have been learned from, while they wait for it. */
const LEARNING_POLL_MS = 5000;

/** What the odds of a market said in the past, against what happened. */
export function ReliabilityPage() {
  const { value: question, wanted, change } = useAddressValue(readReliability, writeReliability);
  const columns = useGetOddColumnsQuery();

  if (!columns.error && !columns.data) return <PageLoader />;
  return (
    <div className="mx-auto flex w-full max-w-[75rem] flex-col gap-6 px-4 py-6">
      <header>
        <h1 className="text-xl font-semibold sm:text-3xl">{t.title}</h1>
        <p className="mt-1 max-w-prose text-sm text-muted">{t.intro}</p>
      </header>
      {columns.data ? (
        <>
          <ReliabilityControls question={wanted} groups={columns.data.groups} onChange={change} />
          <Answered question={question} groups={columns.data.groups} onChange={change} />
        </>
      ) : (
        <ErrorPanel
          message={`${trOdds.columnsFailed} ${readApiError(columns.error).message}`}
          onRetry={() => void columns.refetch()}
          busy={columns.isFetching}
        />
      )}
    </div>
  );
}

interface AnsweredProps {
  question: CalibrationQuestion;
  groups: readonly OddGroupDto[];
  onChange: (change: Partial<CalibrationQuestion>) => void;
}

function Answered({ question, groups, onChange }: AnsweredProps) {
  const [waiting, setWaiting] = useState(false);
  const { currentData, error, isFetching, refetch } = useGetCalibrationQuery(question, {
    pollingInterval: waiting ? LEARNING_POLL_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const learning = currentData?.learning ?? false;
  if (learning !== waiting) setWaiting(learning);

  if (currentData) {
    const narrowed = [question.from, question.to, question.source].some((one) => one !== undefined);
    return (
      <>
        <Learning learned_at={currentData.learned_at} learning={learning} />
        {currentData.matches === 0 ? (
          <EmptyState title={t.empty} hint={narrowed ? `${t.emptyHint} ${t.emptyNarrowed}` : t.emptyHint}>
            {narrowed && (
              <Button
                look="secondary"
                size="small"
                onClick={() => onChange({ from: undefined, to: undefined, source: undefined })}
              >
                {t.clear}
              </Button>
            )}
          </EmptyState>
        ) : (
          <>
            <ReliabilityAnswer
              calibration={currentData}
              market={groups.find(({ key }) => key === currentData.group)?.title ?? currentData.group}
            />
            <ReliabilityDetails question={question} learnedAt={currentData.learned_at} />
          </>
        )}
      </>
    );
  }
  if (error !== undefined && !isFetching) {
    const { status, message, fields } = readApiError(error);
    // a question that can't be answered can't be answered again
    const retry = status === 400 ? undefined : () => void refetch();
    return <ErrorPanel message={Object.values(fields)[0] ?? message} onRetry={retry} />;
  }
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {t.loading}
      </p>
      <span aria-hidden className="shimmer h-[5.25rem] rounded-card" />
      <span aria-hidden className="shimmer h-[26.25rem] rounded-card" />
    </>
  );
}
