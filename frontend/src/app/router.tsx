import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { NotFoundPage } from './not-found-page';
import { RouteError } from './route-error';
import { RouteGuard } from './route-guard';
import { SCREENS } from './routes/screens';
import { Shell } from './shell/shell';

/** The routes of the site: the shell around every screen, each behind its door. */
export const ROUTES: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    children: [
      ...SCREENS.map((screen) => ({
        path: screen.path,
        element: <RouteGuard screen={screen} key={screen.path} />,
        errorElement: <RouteError />,
      })),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(ROUTES);
}
