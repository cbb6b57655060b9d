import { Suspense } from 'react';
import { lazyPart } from '../../kit/feedback/lazy-part';
import { Disclosure } from '../../kit/layout/disclosure';
import { trAsked } from '../../locale/tr-asked';
import type { MatchTable } from '../table/match-table';

/** Comes with what stands beside it in the sheet of a question. */
const ExampleQuestions = lazyPart(async () => ({
  default: (await import('./whole-questions')).ExampleQuestions,
}));

interface Props {
  table: MatchTable<never>;
  hiddenGroups: readonly string[];
}

/** One line over the rows of a table that nothing was asked of, with what can be asked behind it. */
export function ExampleLine(props: Props) {
  return (
    <Disclosure
      look="before"
      lazily
      summary={trAsked.examples}
      className="border-b border-line px-4 lg:px-6"
      summaryClassName="w-fit md:min-h-9"
    >
      <div className="max-w-3xl pb-3">
        <p className="pb-1 text-dense text-muted">{trAsked.examplesHint}</p>
        <Suspense>
          <ExampleQuestions {...props} />
        </Suspense>
      </div>
    </Disclosure>
  );
}
