import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { notify } from '../kit/feedback/notices';
import { useLogoutMutation } from '../api/generated/shell';
import { loggedOut } from './session.slice';
import { forgetTyped } from './drafts';
import { trShell } from '../locale/tr-shell';

/** Ends the session on the server and here. Here it ends even when the server can't be reached. */
export function useLogout(): () => Promise<void> {
  const [logout] = useLogoutMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return async () => {
    await logout();
    dispatch(loggedOut());
    notify({ kind: 'success', text: trShell.access.loggedOut });
    // In place of the entry left behind: a quick step back would find a redirect that has already run.
    await navigate('/login', { replace: true });
    forgetTyped();
  };
}
