import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { OddsSearch, SummarySearch } from '../../api/endpoints';
import { keepAsked } from '../../session/asked-questions';
import { selectSession } from '../../session/session.slice';
import type { OddsType } from '../odds-type';
import { useFoundTotal } from '../summary/use-odds-summary';
import { type Question, writeQuestion } from '../table/question';

interface Props {
  type: OddsType;
  /** What is asked of the table. */
  asked: Question;
  /** What the summary is asked about, and its query. */
  search: OddsSearch | null;
  question: SummarySearch | null;
  /** The summary counts the matches that are asked for. */
  counted: boolean;
}

/**
 * Keeps what is asked of a table among the account's last questions, once it is answered; a table without filters answers
 * none. It draws nothing, so that the answer draws nothing else again.
 */
export function AskedKeeper({ type, asked, search, question, counted }: Props) {
  const { username } = useSelector(selectSession);
  const total = useFoundTotal(search, question);
  const matches = counted ? total : undefined;
  const filtered = Object.keys(asked.filters).length > 0;
  const form = filtered ? writeQuestion({ ...asked, hiddenGroups: [] }) : null;
  useEffect(() => {
    if (form !== null && matches !== undefined) keepAsked(username, { type, search: form, matches });
  }, [username, type, form, matches]);
  return null;
}
