import { Link } from 'react-router-dom';
import { trAsked } from '../../locale/tr-asked';
import type { OddsType } from '../odds-type';
import { type Question, tableAddress } from '../table/question';

/** A question that is asked at one press. */
export interface ListedQuestion {
  type: OddsType;
  question: Question;
  /** In words. */
  text: string;
  /** How many matches it finds, or found, in words. */
  count: string;
}

interface Props {
  label: string;
  questions: readonly ListedQuestion[];
  /** One of them was chosen. */
  onChosen?: () => void;
}

/** Questions as sentences, each with its count; each leads to its table. */
export function QuestionList({ label, questions, onChosen }: Props) {
  return (
    <ul aria-label={label} className="flex flex-col">
      {questions.map(({ type, question, text, count }) => {
        const address = tableAddress(type, question);
        return (
          <li key={address} className="border-b border-line last:border-b-0">
            <Link
              to={address}
              onClick={onChosen}
              className="flex min-h-11 items-center gap-3 py-1.5 text-sm -outline-offset-2 hover:bg-hover md:min-h-9"
            >
              <span className="min-w-0 wrap-anywhere">{text}</span>
              <span className="ml-auto flex shrink-0 flex-col text-right text-dense text-muted tabular-nums md:flex-row md:gap-3">
                <span>{trAsked.sets[type]}</span>
                <span className="md:min-w-24">{count}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
