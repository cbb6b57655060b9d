import type { ComponentType } from 'react';
import { lazyPart } from '../components/feedback/lazy-part';
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
  '/': page(() => import('../features/pages/home-page'), 'HomePage'),
  '/editor': page(() => import('../features/blogs/pages/picks-page'), 'PicksPage'),
  '/oranlar': page(() => import('../features/odds/table/odds-hub-page'), 'default'),
  '/acilisoran': page(() => import('../features/odds/table/odds-table'), 'OpeningOddsPage'),
  '/kapanisoran': page(() => import('../features/odds/table/odds-table'), 'ClosingOddsPage'),
  '/bulten': page(() => import('../features/bulletin/pages/bulletin-page'), 'BulletinPage'),
  '/tarama': page(() => import('../features/odds/scan/scan-page'), 'ScanPage'),
  '/guvenilirlik': page(() => import('../features/odds/reliability/reliability-page'), 'ReliabilityPage'),
  '/filtrelerim': page(() => import('../features/filters/pages/my-filters-page'), 'MyFiltersPage'),
  '/reytingler': page(() => import('../features/ratings/pages/rating-hub-page'), 'default'),
  '/acilisreyting': page(() => import('../features/ratings/pages/rating-page'), 'OpeningRatingPage'),
  '/kapanisreyting': page(() => import('../features/ratings/pages/rating-page'), 'ClosingRatingPage'),
  '/kazananlar': page(() => import('../features/winners/pages/winners-page'), 'WinnersPage'),
  '/urunler': page(() => import('../features/membership/pages/products-page'), 'ProductsPage'),
  '/satinal': page(() => import('../features/membership/pages/purchase-page'), 'PurchasePage'),
  '/yonetim': page(() => import('../features/pages/management-page'), 'ManagementPage'),
  '/admin': page(() => import('../features/admin/pages/admin-page'), 'default'),
  '/editorgiris': page(() => import('../features/blogs/pages/new-pick-page'), 'default'),
  '/about': page(() => import('../features/pages/about-page'), 'AboutPage'),
  '/contact': page(() => import('../features/contact/pages/contact-page'), 'ContactPage'),
  '/profile': page(() => import('../features/account/pages/profile-page'), 'ProfilePage'),
  '/editorler': page(() => import('../features/editors/pages/editors-page'), 'default'),
  '/commentsection': page(
    () => import('../features/comments/pages/recent-comments-page'),
    'RecentCommentsPage',
  ),
  '/uyeliksozlesmesi': page(() => import('../features/membership/pages/agreement-page'), 'default'),
  '/kvkk': page(() => import('../features/account/pages/privacy-page'), 'PrivacyPage'),
  '/login': page(() => import('../features/auth/pages/login-page'), 'default'),
  '/register': page(() => import('../features/auth/pages/register-page'), 'default'),
  '/sifremi-unuttum': page(() => import('../features/auth/pages/forgot-password-page'), 'default'),
  '/sifre-sifirla': page(() => import('../features/auth/pages/reset-password-page'), 'default'),
  '/abonelik-iptal': page(() => import('../features/newsletter/pages/unsubscribe-page'), 'default'),
  '/mac/:id': page(() => import('../features/odds/match/match-page'), 'MatchPage'),
  '/blog/:id': page(() => import('../features/blogs/pages/pick-page'), 'PickPage'),
  '/editorler/:author': page(() => import('../features/editors/pages/editor-page'), 'EditorPage'),
  '/sicil-denetimi': page(() => import('../features/editors/pages/record-check-page'), 'default'),
};
