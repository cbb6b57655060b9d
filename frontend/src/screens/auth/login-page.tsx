import { CircleCheck } from 'lucide-react';
import { Suspense, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import type { LoginAnswer } from '../../api/generated/wire';
import { lazyPart } from '../../kit/feedback/lazy-part';
import { ownPath } from '../../lib/browser-location';
import { trShell } from '../../locale/tr-shell';
import { isRole } from '../../session/roles';
import { sessionReplaced } from '../../session/session.slice';
import { reloadAt, sessionOutlivesPage, writeStoredSession } from '../../session/stored-session';
import { AuthCard } from './auth-card';
import { LoginForm } from './login-form';

const Offer = lazyPart(() => import('./offer'));

/** The login, and below it what a visitor would get, which is fetched once the form stands. */
export default function LoginPage() {
  const loaded = usePageLoaded();
  return (
    <>
      <Login />
      {loaded && (
        <Suspense>
          <Offer />
        </Suspense>
      )}
    </>
  );
}

/** The login form; afterwards the page reloads where the visitor wanted to go, or the site opens it where a new page would forget them. */
export function Login({ reload = reloadAt }: { reload?: (path: string) => void }) {
  const { state } = useLocation();
  const dispatch = useDispatch();
  const enter = ({ session_token, role, username }: LoginAnswer) => {
    const session = {
      isLoggedIn: true,
      role: isRole(role) ? role : null,
      username,
      token: session_token,
    };
    writeStoredSession(session);
    if (!sessionOutlivesPage()) return void dispatch(sessionReplaced(session));
    reload(ownPath((state as { from?: unknown } | null)?.from));
  };
  return (
    <AuthCard title={trShell.titles.login} intro={trShell.auth.loginIntro} aside={<Pitch />}>
      <LoginForm onLoggedIn={enter} />
      <p className="mt-4 text-sm">
        <Link to="/sifremi-unuttum" className="font-medium text-accent underline underline-offset-2">
          {trShell.auth.forgot}
        </Link>
      </p>
      <p className="mt-2 text-sm text-muted">
        {trShell.auth.noAccount}{' '}
        <Link to="/register" className="font-medium text-accent underline underline-offset-2">
          {trShell.menu.register}
        </Link>
      </p>
    </AuthCard>
  );
}

function Pitch() {
  return (
    <div>
      <h2 className="text-xl font-semibold text-balance sm:text-3xl">{trShell.site.heroTitle}</h2>
      <p className="mt-4 text-muted">{trShell.site.pitch}</p>
      <ul className="mt-6 flex flex-col gap-3 text-sm">
        {trShell.site.pitchPoints.map((point) => (
          <li key={point} className="flex items-start gap-2.5">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {point}
          </li>
        ))}
      </ul>
      <nav aria-label={trShell.auth.publicPages} className="mt-8 border-t border-line pt-5 text-sm">
        <p className="text-muted">{trShell.auth.publicPages}</p>
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
          {PUBLIC_PAGES.map(([path, label]) => (
            <li key={path}>
              <Link to={path} className="font-medium text-accent underline underline-offset-2">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

const PUBLIC_PAGES = [
  ['/urunler', trShell.menu.products],
  ['/editorler', trShell.titles.editors],
  ['/about', trShell.menu.about],
  ['/contact', trShell.menu.contact],
  ['/uyeliksozlesmesi', trShell.menu.agreement],
  ['/kvkk', trShell.titles.privacy],
] as const;

/** Whether everything that the page needs first has come: what may wait begins then. */
function usePageLoaded(): boolean {
  return useSyncExternalStore(onLoad, () => document.readyState === 'complete');
}

function onLoad(changed: () => void): () => void {
  window.addEventListener('load', changed);
  return () => window.removeEventListener('load', changed);
}
