import { Link } from 'react-router-dom';
import { trEditors } from '../../../locale/tr-editors';
import { trShell } from '../../../locale/tr-shell';
import { RECORD_CHECK_PATH } from '../editor-path';

/** What a record is not, and how it can be checked. */
export function AnalysisNote() {
  return (
    <footer className="border-t border-line pt-4 text-dense text-muted">
      <p className="max-w-prose">
        {trShell.site.analysisOnly} {trShell.site.rights}
      </p>
      <Link
        to={RECORD_CHECK_PATH}
        className="mt-1 inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-2"
      >
        {trEditors.record.toCheck}
      </Link>
    </footer>
  );
}
