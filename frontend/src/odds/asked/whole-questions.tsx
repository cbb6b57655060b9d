import type { ReactNode } from 'react';
import { Disclosure } from '../../kit/layout/disclosure';
import { trAsked } from '../../locale/tr-asked';
import type { MatchTable } from '../table/match-table';
import { ExampleQuestions } from './example-questions';
import { RecentQuestions } from './recent-questions';

export { ExampleQuestions };

interface Props {
  table: MatchTable<never>;
  hiddenGroups: readonly string[];
  onChosen: () => void;
}

/** Whole questions to begin with: those asked last, and examples, each behind a line. */
export default function WholeQuestions(props: Props) {
  return (
    <>
      <Fold title={trAsked.recent}>
        <RecentQuestions {...props} />
      </Fold>
      <Fold title={trAsked.examples}>
        <ExampleQuestions {...props} />
      </Fold>
    </>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Disclosure
      look="after"
      lazily
      summary={title}
      className="border-b border-line"
      summaryClassName="min-h-12 cursor-pointer font-medium"
    >
      <div className="pb-3">{children}</div>
    </Disclosure>
  );
}
