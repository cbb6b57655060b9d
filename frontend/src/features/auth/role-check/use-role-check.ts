import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { recheckRole, ROLE_CHECK_INTERVAL_MS, type SessionDispatch } from './role-check';

/** Checks the role at start, every hour, and whenever the visitor comes back to the window. */
export function useRoleCheck(): void {
  const dispatch = useDispatch<SessionDispatch>();
  useEffect(() => {
    const check = () => void dispatch(recheckRole());
    // on phones this is the only event after a return from another app
    const checkWhenSeen = () => document.visibilityState === 'visible' && check();
    check();
    const timer = setInterval(check, ROLE_CHECK_INTERVAL_MS);
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', checkWhenSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', checkWhenSeen);
    };
  }, [dispatch]);
}
