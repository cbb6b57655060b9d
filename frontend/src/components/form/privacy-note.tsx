import { Link } from 'react-router-dom';
import { classNames } from '../../lib/class-names';
import { tr } from '../../locale/tr';

/** Where a form that takes personal data says what happens to it. */
export function PrivacyNote({ className }: { className?: string }) {
  const { before, link, after } = tr.auth.privacyNote;
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
