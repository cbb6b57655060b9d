import { Link } from 'react-router-dom';
import { buttonStyle } from '../kit/form/button-style';
import { trNotFound } from '../locale/tr-not-found';
import { useDocumentTitle } from '../rooms/site/use-document-title';

export default function NotFoundPage() {
  useDocumentTitle(trNotFound.tab);
  return (
    <div className="m-auto flex max-w-prose flex-col items-center gap-4 px-4 pt-16 pb-28 text-center">
      <p aria-hidden className="text-3xl font-semibold text-muted tabular-nums">
        404
      </p>
      <h1 className="text-xl font-semibold">{trNotFound.title}</h1>
      <p className="text-sm text-muted">{trNotFound.text}</p>
      <Link to="/" className={buttonStyle('primary')}>
        {trNotFound.toHome}
      </Link>
    </div>
  );
}
