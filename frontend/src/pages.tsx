import type { ComponentType } from 'react';
import { lazyPart } from './kit/feedback/lazy-part';
import type { ScreenPath } from './screens';

/** A screen's component, by its name in a module that is loaded when the screen opens, once more when that fails. */
function page<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  return lazyPart(async () => ({ default: (await load())[name] }), 'page');
}

/** What is drawn at each address. The build reads here which files a screen needs (vite.config.ts). */
export const PAGES: Readonly<Record<ScreenPath, ComponentType>> = {
  '/': page(() => import('./screens/home/home-page'), 'HomePage'),
  '/editor': page(() => import('./screens/picks/picks-page'), 'PicksPage'),
  '/oranlar': page(() => import('./screens/table/odds-hub-page'), 'default'),
  '/acilisoran': page(() => import('./screens/table/odds-table'), 'OpeningOddsPage'),
  '/kapanisoran': page(() => import('./screens/table/odds-table'), 'ClosingOddsPage'),
  '/bulten': page(() => import('./screens/table/bulletin-page'), 'BulletinPage'),
  '/tarama': page(() => import('./screens/scan/scan-page'), 'ScanPage'),
  '/guvenilirlik': page(() => import('./screens/reliability/reliability-page'), 'ReliabilityPage'),
  '/filtrelerim': page(() => import('./screens/filters/my-filters-page'), 'MyFiltersPage'),
  '/reytingler': page(() => import('./screens/ratings/rating-hub-page'), 'default'),
  '/acilisreyting': page(() => import('./screens/ratings/rating-page'), 'OpeningRatingPage'),
  '/kapanisreyting': page(() => import('./screens/ratings/rating-page'), 'ClosingRatingPage'),
  '/kazananlar': page(() => import('./screens/winners/winners-page'), 'WinnersPage'),
  '/urunler': page(() => import('./screens/buying/products-page'), 'ProductsPage'),
  '/satinal': page(() => import('./screens/buying/purchase-page'), 'PurchasePage'),
  '/yonetim': page(() => import('./screens/management/management-page'), 'ManagementPage'),
  '/admin': page(() => import('./screens/admin/admin-page'), 'default'),
  '/editorgiris': page(() => import('./screens/picks/new-pick-page'), 'default'),
  '/about': page(() => import('./screens/about/about-page'), 'AboutPage'),
  '/contact': page(() => import('./screens/contact/contact-page'), 'ContactPage'),
  '/profile': page(() => import('./screens/account/profile-page'), 'ProfilePage'),
  '/editorler': page(() => import('./screens/editors/editors-page'), 'default'),
  '/commentsection': page(() => import('./screens/comments/recent-comments-page'), 'RecentCommentsPage'),
  '/uyeliksozlesmesi': page(() => import('./screens/buying/agreement-page'), 'default'),
  '/kvkk': page(() => import('./screens/account/privacy-page'), 'PrivacyPage'),
  '/login': page(() => import('./screens/auth/login-page'), 'default'),
  '/register': page(() => import('./screens/auth/register-page'), 'default'),
  '/sifremi-unuttum': page(() => import('./screens/auth/forgot-password-page'), 'default'),
  '/sifre-sifirla': page(() => import('./screens/auth/reset-password-page'), 'default'),
  '/abonelik-iptal': page(() => import('./screens/newsletter/unsubscribe-page'), 'default'),
  '/mac/:id': page(() => import('./screens/match/match-page'), 'MatchPage'),
  '/blog/:id': page(() => import('./screens/picks/pick-page'), 'PickPage'),
  '/editorler/:author': page(() => import('./screens/editors/editor-page'), 'EditorPage'),
  '/sicil-denetimi': page(() => import('./screens/editors/record-check-page'), 'default'),
};
