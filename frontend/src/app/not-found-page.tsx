import { Link } from 'react-router-dom';
import { buttonStyle } from '../components/form/button-style';
import { tr } from '../locale/tr';
import { useDocumentTitle } from './use-document-title';

export function NotFoundPage() {
  useDocumentTitle(tr.titles.notFound);
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center gap-4 px-4 py-20 text-center">
      <p aria-hidden className="text-3xl font-semibold text-muted tabular-nums">
        404
      </p>
      <h1 className="text-xl font-semibold">{tr.notFound.title}</h1>
      <p className="text-sm text-muted">{tr.notFound.text}</p>
      <Link to="/" className={buttonStyle('primary')}>
        {tr.notFound.toHome}
      </Link>
    </div>
  );
}
