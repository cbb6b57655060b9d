import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyPart } from '../kit/feedback/lazy-part';
import { PageLoader } from '../kit/feedback/page-loader';
import { RouteGuard } from './route-guard';
import { SCREENS } from '../screens';
import { Shell } from './shell';

const NotFoundPage = lazyPart(() => import('./not-found-page'), 'page');

/** The routes of the site: the shell around every screen, each behind its door. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        {SCREENS.map((screen) => (
          <Route
            key={screen.path}
            path={screen.path}
            element={<RouteGuard screen={screen} key={screen.path} />}
          />
        ))}
        <Route
          path="*"
          element={
            <Suspense fallback={<PageLoader />}>
              <NotFoundPage />
            </Suspense>
          }
        />
      </Route>
    </Routes>
  );
}
