import { useState } from 'react';
import { useSelector } from 'react-redux';
import { formatCount } from '../../lib/format';
import { trAsked } from '../../locale/tr-asked';
import { readAsked } from '../../session/asked-questions';
import { selectSession } from '../../session/session.slice';
import { useFilterNames } from '../table/filter-names';
import type { MatchTable } from '../table/match-table';
import { readQuestion } from '../table/question';
import { wordsOf } from '../table/question-words';
import { QuestionList } from './question-list';

interface Props {
  /** Either of the odds tables: their questions are the same. */
  table: MatchTable<never>;
  /** Keys of the groups that stay hidden. */
  hiddenGroups: readonly string[];
  onChosen?: () => void;
}

/** The account's last questions in this browser, the newest first, each with the count that it had. */
export function RecentQuestions({ table, hiddenGroups, onChosen }: Props) {
  const { username } = useSelector(selectSession);
  const [asked] = useState(() => readAsked(username));
  const read = asked
    .map((each) => ({ ...each, question: readQuestion(each.search, table, []).question }))
    .filter(({ question }) => Object.keys(question.filters).length > 0);
  const names = useFilterNames(...read.map(({ question }) => question.filters));
  const questions = read.map(({ type, question, matches }) => {
    const words = wordsOf(question, table, names);
    const count = trAsked.then(formatCount(matches));
    return { type, question: { ...question, hiddenGroups }, text: words.join(', '), count };
  });
  if (questions.length === 0) return <p className="py-2 text-sm text-muted">{trAsked.noRecent}</p>;
  return <QuestionList label={trAsked.recent} questions={questions} onChosen={onChosen} />;
}
