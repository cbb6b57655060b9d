import { Suspense } from 'react';
import LoginPage from '../../features/auth/pages/login-page';
import { usePageLoaded } from '../../lib/use-page-loaded';
import { lazyPart } from '../../components/feedback/lazy-part';

const Offer = lazyPart(() => import('./offer'));

/** The form, and below it what a visitor would get, which is fetched once the form stands. */
export default function LoginRoute() {
  const loaded = usePageLoaded();
  return (
    <>
      <LoginPage />
      {loaded && (
        <Suspense>
          <Offer />
        </Suspense>
      )}
    </>
  );
}
