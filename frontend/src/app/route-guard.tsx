import { Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { shellApi } from '../api/generated/shell';
import { notify } from '../components/feedback/notices';
import { PageLoader } from '../components/feedback/page-loader';
import { selectRole, selectSession } from '../session/session.slice';
import { ownPath } from '../lib/browser-location';
import { MEMBER_ROLES } from '../session/roles';
import { trShell } from '../locale/tr-shell';
import { admit } from './access';
import type { Screen } from './routes/screens';
import type { AppStore } from './store';
import { useDocumentMeta } from './use-document-meta';
import { useDocumentTitle } from './use-document-title';

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
  const { Page, title, access, description, showsOddColumns } = screen;
  const dispatch = useDispatch<AppStore['dispatch']>();
  const role = useSelector(selectRole);
  const member = role !== null && MEMBER_ROLES.includes(role);
  useEffect(() => {
    // the columns are asked for ahead of the screen's files
    if (showsOddColumns && member)
      void dispatch(shellApi.endpoints.listOddColumns.initiate(undefined, { subscribe: false }));
  }, [showsOddColumns, member, dispatch]);
  useDocumentTitle(title);
  useDocumentMeta({ description, indexed: access === 'public' || access === 'guest' });
  return (
    <Suspense fallback={<PageLoader />}>
      <Page />
    </Suspense>
  );
}

function Forbidden() {
  useEffect(() => {
    notify({ kind: 'error', text: trShell.access.forbidden, name: 'forbidden' });
  }, []);
  return <Navigate to="/" replace />;
}
