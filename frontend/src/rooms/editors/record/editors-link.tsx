import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classNames } from '../../../lib/class-names';
import { trShell } from '../../../locale/tr-shell';
import { EDITORS_PATH } from '../editor-path';

/** The way to the record of all editors, for pages that are about something else. */
export function EditorsLink({ className }: { className?: string }) {
  return (
    <p className={classNames('text-sm', className)}>
      <Link
        to={EDITORS_PATH}
        className="inline-flex min-h-6 items-center gap-1.5 font-medium text-accent underline underline-offset-2"
      >
        {trShell.site.toEditors}
        <ArrowRight aria-hidden className="size-4 shrink-0" />
      </Link>
    </p>
  );
}
