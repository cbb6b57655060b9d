import { Disclosure } from '../../kit/layout/disclosure';
import { trBacktest } from '../../locale/tr-backtest';
import type { VerdictText } from './verdict-text';

/** What figures say and how much of it luck explains, in words; the tests behind it for who asks. */
export function VerdictNote({ text: { headline, sentences, details } }: { text: VerdictText }) {
  return (
    <section
      aria-label={trBacktest.verdict.title}
      className="max-w-prose rounded-md border-l-4 border-control bg-raised px-3 py-2 text-sm"
    >
      <p>
        <strong className="font-semibold">{headline}.</strong> {sentences.join(' ')}
      </p>
      {details.length > 0 && (
        <Disclosure
          summary={trBacktest.verdict.details}
          label={`${trBacktest.verdict.title}: ${trBacktest.verdict.details}`}
          lazily
          summaryClassName="inline-flex min-h-8 items-center text-muted decoration-line"
        >
          <p className="text-muted">{details.join(' ')}</p>
        </Disclosure>
      )}
    </section>
  );
}
