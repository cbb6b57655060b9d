import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from './not-found-page';
import { RouteGuard } from './route-guard';
import { SCREENS } from './routes/screens';
import { Shell } from './shell/shell';

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
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
