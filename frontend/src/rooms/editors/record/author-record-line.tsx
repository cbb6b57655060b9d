import { useId } from 'react';
import { Link } from 'react-router-dom';
import { readApiError } from '../../../api/api-error';
import { useReadEditorSummaryQuery } from '../../../api/generated/screens';
import type { EditorFiguresDto } from '../../../api/generated/wire';
import { isFew } from '../../../lib/enough';
import { FewBadge } from '../../../odds/backtest/few-badge';
import { formatCount } from '../../../lib/format';
import { formatSignedRange, formatSignedRate } from '../../../lib/format-rate';
import { trBacktest } from '../../../locale/tr-backtest';
import { trEditors } from '../../../locale/tr-editors';
import { trShell } from '../../../locale/tr-shell';
import { editorPath } from '../editor-path';

const texts = trEditors.line;

/** An author's record in short, with the way to all of it; the last two lines of room are kept while it loads. */
export function AuthorRecordLine({ author }: { author: string }) {
  const { currentData, error, isFetching, refetch } = useReadEditorSummaryQuery(author);
  return (
    <div
      role="group"
      aria-label={texts.label(author)}
      aria-busy={isFetching}
      className="flex min-h-12 flex-wrap content-center items-baseline gap-x-4 text-dense tabular-nums sm:min-h-6"
    >
      {currentData ? (
        <Short figures={currentData} />
      ) : error && !isFetching ? (
        <Failed status={readApiError(error).status} onRetry={() => void refetch()} />
      ) : null}
    </div>
  );
}

function Short({ figures }: { figures: EditorFiguresDto }) {
  const { author, picks, plays, coupons } = figures;
  if (picks === 0) return <span className="text-muted">{texts.none}</span>;
  // what followers play comes first
  const { settled, return_rate, return_low, return_high } = plays === 'coupons' ? coupons : figures;
  const returned = plays === 'coupons' ? texts.couponReturned : texts.returned;
  return (
    <>
      {settled > 0 && (
        <span>
          <span className="font-semibold">{returned(formatSignedRate(return_rate))}</span>{' '}
          <span className="text-muted">
            ({trBacktest.interval(formatSignedRange(return_low, return_high))})
          </span>{' '}
          {isFew({ bets: settled }) && <FewBadge />}
        </span>
      )}
      {plays === 'coupons' && <span>{texts.coupons(formatCount(settled))}</span>}
      <span>{texts.counts(formatCount(picks), formatCount(figures.settled))}</span>
      <Link to={editorPath(author)} aria-label={texts.wholeOf(author)} className={link}>
        {texts.whole}
      </Link>
    </>
  );
}

/** Posts may name an author who has no record. */
function Failed({ status, onRetry }: { status: number | null; onRetry: () => void }) {
  if (status === 404) return <span className="text-muted">{texts.none}</span>;
  return (
    <>
      <span role="alert">{texts.failed}</span>
      <button type="button" onClick={onRetry} className={link}>
        {trShell.errors.retry}
      </button>
    </>
  );
}

/** The same with a title, for a post of the author's. */
export function AuthorRecord({ author }: { author: string }) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-base font-semibold">
        {texts.title}
      </h2>
      <AuthorRecordLine author={author} />
    </section>
  );
}

const link = 'inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-2';
