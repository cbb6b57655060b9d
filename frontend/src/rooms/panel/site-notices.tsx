import { Link } from 'react-router-dom';
import { classNames } from '../../lib/class-names';
import { trAdmin } from '../../locale/tr-admin';
import { trSiteState } from '../../locale/tr-site-state';
import { Notice } from '../../kit/feedback/notice';
import { writeView } from './panel-url';
import { HeldCopy } from './held-copy';
import { useReadSiteStateQuery } from '../../api/generated/panel';

const MAILS = writeView(trAdmin.slugs.mails, {});

interface Props {
  className?: string;
  /** Only what can't wait: the rest has been said on the first page. */
  urgentOnly?: boolean;
}

/** What the owner has to know of the site before anything else; nothing where all is well. */
export function SiteNotices({ className, urgentOnly = false }: Props) {
  const { data: state } = useReadSiteStateQuery();
  if (!state) return null;
  const [problems, failing] = urgentOnly ? [[], []] : [state.problems, state.failing];
  if (state.held === null && problems.length + failing.length === 0) return null;
  return (
    <div className={classNames('flex flex-col gap-3', className)}>
      {state.held && (
        <Notice kind="wait" title={trSiteState.held.title}>
          <HeldCopy held={state.held} />
        </Notice>
      )}
      {failing.length > 0 && (
        <Notice kind="wait" title={trSiteState.failing.title}>
          <ul className="list-disc pl-5">
            {failing.map((part) => (
              <li key={part}>{trSiteState.failing[part]}</li>
            ))}
          </ul>
          <Link to={MAILS} className="self-start font-medium underline underline-offset-2">
            {trSiteState.failing.why}
          </Link>
        </Notice>
      )}
      {problems.length > 0 && (
        <Notice kind="wait" title={trSiteState.problems.title}>
          <ul className="list-disc pl-5">
            {problems.map((problem) => (
              <li key={problem}>{trSiteState.problems[problem]}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
