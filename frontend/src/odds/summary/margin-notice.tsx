import { ChevronDown, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { OddsSummary } from '../../api/generated/wire';
import { Notice } from '../../kit/feedback/notice';
import { Button } from '../../kit/form/button';
import { classNames } from '../../lib/class-names';
import { trMargins } from '../../locale/tr-summary';
import type { TableControls } from '../table/use-question';
import { MarginSentence } from './margin-sentence';
import { marginGap, textsByProbability } from './margins';

interface Props {
  summary: OddsSummary;
  controls: Pick<TableControls<never>, 'table' | 'question' | 'replace'>;
  /** The summary is that of the former question. */
  stale: boolean;
  /** It is one line there, which opens. */
  phone: boolean;
}

/** Where the filters' prices say something else in fixtures: that, and the same question by probability at one press. */
export function MarginNotice({ summary, controls, stale, phone }: Props) {
  const { table, question, replace } = controls;
  const gap = marginGap(summary.margins, question.filters);
  if (gap === null) return null;
  const compared = summary.selections.find(({ group }) => group === gap.group)?.compared;
  const sentence = <MarginSentence gap={gap} table={table} compared={compared} />;
  const button = (
    <Button
      look="secondary"
      size="small"
      disabled={stale}
      onClick={() => replace(textsByProbability(summary.margins, question.filters))}
      className="shrink-0 bg-surface text-text"
    >
      {trMargins.ask}
    </Button>
  );
  if (!phone) {
    return (
      <Notice kind="wait" role="note" dense className="mb-2 items-center!">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="tabular-nums">{sentence}</p>
          {button}
        </div>
      </Notice>
    );
  }
  return (
    <FoldedNotice>
      <p className="tabular-nums">{sentence}</p>
      {button}
    </FoldedNotice>
  );
}

/** One line, which opens. */
function FoldedNotice({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const body = useId();
  return (
    <div role="note" className="mb-2 rounded-md border border-wait/40 bg-wait-soft px-3 text-dense text-wait">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? body : undefined}
        onClick={() => setOpen(!open)}
        className="flex min-h-9 w-full items-center gap-2 text-left"
      >
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {trMargins.short}
        <ChevronDown
          aria-hidden
          className={classNames('ml-auto size-4 transition-transform duration-150', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div id={body} className="flex flex-col items-start gap-2 pb-3">
          {children}
        </div>
      )}
    </div>
  );
}
