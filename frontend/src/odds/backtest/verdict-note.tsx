import { trBacktest } from '../../locale/tr-backtest';
import type { Judged } from './verdict';
import { verdictText } from './verdict-text';

interface Props {
  figures: Judged;
  /** See {@link verdictText}. */
  questions: number | null;
}

/** What the figures say, and how much of it luck explains. */
export function VerdictNote({ figures, questions }: Props) {
  return (
    <p className="max-w-prose rounded-md border-l-4 border-control bg-raised px-3 py-2 text-sm">
      <span className="font-semibold">{trBacktest.verdict.title}</span>{' '}
      {verdictText(figures, questions).join(' ')}
    </p>
  );
}
