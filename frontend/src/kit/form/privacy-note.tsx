import { Link } from 'react-router-dom';
import { classNames } from '../../lib/class-names';
import { trShell } from '../../locale/tr-shell';

/** Where a form that takes personal data says what happens to it. */
export function PrivacyNote({ className }: { className?: string }) {
  const { before, link, after } = trShell.auth.privacyNote;
  return (
    <p className={classNames('text-dense text-muted', className)}>
      {before}
      <Link to="/kvkk" target="_blank" className="text-accent underline underline-offset-2">
        {link}
      </Link>
      {after}
    </p>
  );
}
