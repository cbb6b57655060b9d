import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../kit/feedback/notices';
import { endReasonShown, selectEndReason } from '../session/session.slice';
import { trShell } from '../locale/tr-shell';
import { SCREENS } from '../screens';

/** Sends the visitor to the login page when the session ended by itself, and says why; some screens keep them. */
export function useSessionEnd(): void {
  const reason = useSelector(selectEndReason);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (reason === null) return;
    if (reason === 'loggedOut') {
      // who logs out is on the way there already
      if (pathname === '/login') dispatch(endReasonShown());
      return;
    }
    if (SCREENS.some((screen) => screen.path === pathname && screen.keepsVisitor)) {
      dispatch(endReasonShown());
      return;
    }
    const text = reason === 'roleChanged' ? trShell.access.roleChanged : trShell.access.sessionEnded;
    notify({ kind: 'info', text, name: 'session-end' });
    dispatch(endReasonShown());
    void navigate('/login', { replace: true, state: { from: pathname + search } });
  }, [reason, dispatch, navigate, pathname, search]);
}
