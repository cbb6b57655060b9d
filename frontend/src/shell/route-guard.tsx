import { Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { shellApi } from '../api/generated/shell';
import { lazyPart } from '../kit/feedback/lazy-part';
import { notify } from '../kit/feedback/notices';
import { PageLoader } from '../kit/feedback/page-loader';
import { selectSession } from '../session/session.slice';
import { useDocumentTitle } from '../rooms/site/use-document-title';
import { ownPath } from '../lib/browser-location';
import { trShell } from '../locale/tr-shell';
import { admit } from '../session/access';
import { PAGES } from '../pages';
import type { Screen } from '../screens';
import type { AppStore } from '../store';
import { useDocumentMeta } from './use-document-meta';

const MembershipPrompt = lazyPart(async () => ({
  default: (await import('../rooms/membership/components/membership-prompt')).MembershipPrompt,
}));

/** Opens a screen to those who may see it and sends everybody else where they belong. */
export function RouteGuard({ screen }: { screen: Screen }) {
  const session = useSelector(selectSession);
  const admission = admit(screen.access, session);
  const { pathname, search, state } = useLocation();
  // After a logout there is no way back: the next login may be another member's.
  const wayBack = session.endReason === 'loggedOut' ? null : { from: pathname + search };
  switch (admission) {
    case 'open':
      return <OpenScreen screen={screen} />;
    case 'prompt':
      return <ClosedScreen screen={screen} />;
    case 'toLogin':
      return <Navigate to="/login" replace state={wayBack} />;
    case 'toHome':
      // where a login led that didn't reload the page, or that was made in another tab
      return <Navigate to={ownPath((state as { from?: unknown } | null)?.from)} replace />;
    case 'forbidden':
      return <Forbidden />;
  }
}

function OpenScreen({ screen }: { screen: Screen }) {
  const { path, title, namesItself, showsOddColumns } = screen;
  const Page = PAGES[path];
  const dispatch = useDispatch<AppStore['dispatch']>();
  useEffect(() => {
    // the columns are asked for ahead of the screen's files
    if (showsOddColumns)
      void dispatch(shellApi.endpoints.listOddColumns.initiate(undefined, { subscribe: false }));
  }, [showsOddColumns, dispatch]);
  useDocumentTitle(namesItself ? null : title);
  useScreenMeta(screen);
  return (
    <Suspense fallback={<PageLoader />}>
      <Page />
    </Suspense>
  );
}

/** Members' data is for members; who waits for a membership is told so, and nothing is asked of the server for them. */
function ClosedScreen({ screen }: { screen: Screen }) {
  useDocumentTitle(screen.title);
  useScreenMeta(screen);
  return (
    <Suspense fallback={<PageLoader />}>
      <MembershipPrompt title={screen.title} text={screen.prompt} />
    </Suspense>
  );
}

const useScreenMeta = ({ description, access }: Screen) =>
  useDocumentMeta({ description, indexed: access === 'public' || access === 'guest' });

function Forbidden() {
  useEffect(() => {
    notify({ kind: 'error', text: trShell.access.forbidden, name: 'forbidden' });
  }, []);
  return <Navigate to="/" replace />;
}
