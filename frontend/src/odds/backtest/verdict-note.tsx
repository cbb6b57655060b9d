import { Disclosure } from '../../kit/layout/disclosure';
import { trBacktest } from '../../locale/tr-backtest';
import type { VerdictText } from './verdict-text';

interface Props {
  text: VerdictText;
  /** What it is about, where it stands among others. */
  of?: string;
}

/** What figures say and how much of it luck explains, in words; the tests behind it for who asks. */
export function VerdictNote({ text: { headline, sentences, details }, of }: Props) {
  const { title } = trBacktest.verdict;
  const label = of === undefined ? title : `${of}: ${title}`;
  return (
    <section
      aria-label={label}
      className="max-w-prose rounded-md border-l-4 border-control bg-raised px-3 py-2 text-sm"
    >
      <p>
        <strong className="font-semibold">{headline}.</strong> {sentences.join(' ')}
      </p>
      {details.length > 0 && (
        <Disclosure
          summary={trBacktest.verdict.details}
          label={`${label} ${trBacktest.verdict.details}`}
          lazily
          summaryClassName="inline-flex min-h-8 items-center text-muted decoration-line"
        >
          <p className="text-muted">{details.join(' ')}</p>
        </Disclosure>
      )}
    </section>
  );
}
