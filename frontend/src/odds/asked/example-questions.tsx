import { Answer } from '../../api/answer';
import { useListExampleQuestionsQuery } from '../../api/generated/screens';
import { formatCount } from '../../lib/format';
import { trAsked } from '../../locale/tr-asked';
import type { MatchTable } from '../table/match-table';
import { FIRST_QUESTION, fromSavedFilter } from '../table/question';
import { QuestionList } from './question-list';

interface Props {
  /** Either of the odds tables: their questions are the same. */
  table: MatchTable<never>;
  /** Keys of the groups that stay hidden. */
  hiddenGroups: readonly string[];
  onChosen?: () => void;
}

/** Questions for those who don't know yet what can be asked, each with its count by now. Asks for them when it is drawn. */
export function ExampleQuestions({ table, hiddenGroups, onChosen }: Props) {
  const examples = useListExampleQuestionsQuery();
  return (
    <Answer of={examples} skeleton={<Skeleton />}>
      {(listed) => (
        <QuestionList
          label={trAsked.examples}
          questions={listed.map(({ text, filter_type, filter_data, matches }) => ({
            type: filter_type,
            question: fromSavedFilter({ filter_data }, table, { ...FIRST_QUESTION, hiddenGroups }),
            text,
            count: trAsked.matches(formatCount(matches)),
          }))}
          onChosen={onChosen}
        />
      )}
    </Answer>
  );
}

function Skeleton() {
  return (
    <div aria-hidden className="flex flex-col">
      {Array.from({ length: 10 }, (_, line) => (
        <span key={line} className="flex h-11 items-center md:h-9">
          <span className="shimmer h-3.5 w-3/5" />
        </span>
      ))}
    </div>
  );
}
