import { Link } from 'react-router-dom';
import { buttonStyle } from '../components/form/button-style';
import { trShell } from '../locale/tr-shell';
import { useDocumentTitle } from './use-document-title';

export function NotFoundPage() {
  useDocumentTitle(trShell.titles.notFound);
  return (
    <div className="m-auto flex max-w-prose flex-col items-center gap-4 px-4 pt-16 pb-28 text-center">
      <p aria-hidden className="text-3xl font-semibold text-muted tabular-nums">
        404
      </p>
      <h1 className="text-xl font-semibold">{trShell.notFound.title}</h1>
      <p className="text-sm text-muted">{trShell.notFound.text}</p>
      <Link to="/" className={buttonStyle('primary')}>
        {trShell.notFound.toHome}
      </Link>
    </div>
  );
}
