import { useState } from 'react';
import { Answer } from '../../api/answer';
import type { ListedGroup } from '../../api/generated/wire';
import { EmptyState } from '../../kit/feedback/empty-state';
import { PageLoader } from '../../kit/feedback/page-loader';
import { Button } from '../../kit/form/button';
import { useAddressValue } from '../../lib/use-address-value';
import { trOdds } from '../../locale/tr-odds';
import { trReliability as texts } from '../../locale/tr-reliability';
import { Learning, ReliabilityAnswer } from './reliability-answer';
import { ReliabilityControls } from './reliability-controls';
import { ReliabilityDetails } from './reliability-details';
import { readReliability, type ReliabilityView, writeReliability } from './reliability-url';
import { filtersOf } from '../../api/endpoints';
import { useJudgeOddsQuery } from '../../api/generated/screens';
import { useListOddColumnsQuery } from '../../api/generated/shell';

/** How often to look whether newer matches have been learned from, while they wait for it. */
const LEARNING_POLL_MS = 5000;

/** What the odds of a market said in the past, against what happened. */
export function ReliabilityPage() {
  const { value: view, wanted, change } = useAddressValue(readReliability, writeReliability);
  const columns = useListOddColumnsQuery();

  if (!columns.error && !columns.data) return <PageLoader />;
  return (
    <div className="mx-auto flex w-full max-w-[75rem] flex-col gap-6 px-4 py-6">
      <header>
        <h1 className="text-xl font-semibold sm:text-3xl">{texts.title}</h1>
        <p className="mt-1 max-w-prose text-sm text-muted">{texts.intro}</p>
      </header>
      <Answer of={columns} failed={trOdds.columnsFailed} skeleton={null}>
        {({ groups }) => (
          <>
            <ReliabilityControls question={wanted} groups={groups} onChange={change} />
            <Answered view={view} groups={groups} onChange={change} />
          </>
        )}
      </Answer>
    </div>
  );
}

interface AnsweredProps {
  view: ReliabilityView;
  groups: readonly ListedGroup[];
  onChange: (change: Partial<ReliabilityView>) => void;
}

function Answered({ view, groups, onChange }: AnsweredProps) {
  const [waiting, setWaiting] = useState(false);
  const { selection, ...question } = view;
  const { type, source, ...market } = question;
  const answer = useJudgeOddsQuery(
    { filters: filtersOf({ type, params: source === undefined ? {} : { source } }), ...market },
    { pollingInterval: waiting ? LEARNING_POLL_MS : 0, skipPollingIfUnfocused: true },
  );
  const learning = answer.currentData?.learning ?? false;
  if (learning !== waiting) setWaiting(learning);

  const narrowed = [question.from, question.to, question.source].some((one) => one !== undefined);
  return (
    <Answer of={answer} skeleton={<Loading />}>
      {(calibration) => (
        <>
          <Learning learned_at={calibration.learned_at} learning={learning} />
          {calibration.matches === 0 ? (
            <EmptyState
              title={texts.empty}
              hint={narrowed ? `${texts.emptyHint} ${texts.emptyNarrowed}` : texts.emptyHint}
            >
              {narrowed && (
                <Button
                  look="secondary"
                  size="small"
                  onClick={() => onChange({ from: undefined, to: undefined, source: undefined })}
                >
                  {texts.clear}
                </Button>
              )}
            </EmptyState>
          ) : (
            <>
              <ReliabilityAnswer
                calibration={calibration}
                market={groups.find(({ key }) => key === calibration.group)}
                selection={selection}
                onSelect={(next) => onChange({ selection: next })}
              />
              <ReliabilityDetails question={question} learnedAt={calibration.learned_at} />
            </>
          )}
        </>
      )}
    </Answer>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {texts.loading}
      </p>
      <span aria-hidden className="shimmer h-[5.25rem] rounded-card" />
      <span aria-hidden className="shimmer h-[26.25rem] rounded-card" />
    </>
  );
}
