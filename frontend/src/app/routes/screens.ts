import { type ComponentType, lazy } from 'react';
import { EDITOR_ROLES, ROLES } from '../../lib/roles';
import { trShell } from '../../locale/tr-shell';
import type { Access } from '../access';
import { SCREEN_HEADS } from './screen-heads';
import type { ScreenPath } from './screen-paths';

export interface Screen {
  path: ScreenPath;
  access: Access;
  /** Name of the browser tab; null = the screen names it itself, after what it shows. */
  title: string | null;
  /** What search engines say about a public screen. */
  description?: string;
  /** The screen is a table or a tool that fills the window: nothing tall stands under it. */
  fillsWindow?: true;
  /** A mail leads here, or a lost password: a session that ends meanwhile must not lead away. */
  keepsVisitor?: true;
  /** Members are shown the columns of the odds tables first: they are asked for while the code is on its way. */
  showsOddColumns?: true;
  Page: ComponentType;
}

/** Every screen of the site: address, who may see it, title, and the code that is loaded when it opens. */
export const SCREENS: readonly Screen[] = [
  { path: '/', access: 'login', title: trShell.titles.home, Page: lazy(() => import('./home-route')) },
  {
    path: '/login',
    access: 'guest',
    ...SCREEN_HEADS['/login'],
    Page: lazy(() => import('./login-route')),
  },
  {
    path: '/register',
    access: 'public',
    ...SCREEN_HEADS['/register'],
    Page: lazy(() => import('../../features/auth/pages/register-page')),
  },
  {
    path: '/oranlar',
    access: ROLES,
    title: trShell.titles.odds,
    Page: lazy(() => import('../../features/odds/table/odds-hub-page')),
  },
  {
    path: '/acilisoran',
    fillsWindow: true,
    access: ROLES,
    title: trShell.titles.opening,
    showsOddColumns: true,
    Page: lazy(() => import('./opening-odds-route')),
  },
  {
    path: '/kapanisoran',
    fillsWindow: true,
    access: ROLES,
    title: trShell.titles.closing,
    showsOddColumns: true,
    Page: lazy(() => import('./closing-odds-route')),
  },
  {
    path: '/tarama',
    fillsWindow: true,
    access: ROLES,
    title: trShell.titles.dayScan,
    Page: lazy(() => import('./day-scan-route')),
  },
  {
    path: '/guvenilirlik',
    access: ROLES,
    title: trShell.titles.reliability,
    Page: lazy(() => import('./reliability-route')),
  },
  {
    path: '/bulten',
    fillsWindow: true,
    access: ROLES,
    title: trShell.titles.bulletin,
    Page: lazy(() => import('./bulletin-route')),
  },
  {
    path: '/filtrelerim',
    access: ROLES,
    title: trShell.titles.myFilters,
    Page: lazy(() => import('./my-filters-route')),
  },
  {
    path: '/reytingler',
    access: ROLES,
    title: trShell.titles.ratings,
    Page: lazy(() => import('../../features/ratings/pages/rating-hub-page')),
  },
  {
    path: '/acilisreyting',
    fillsWindow: true,
    access: ROLES,
    title: trShell.titles.openingRating,
    Page: lazy(() => import('./opening-rating-route')),
  },
  {
    path: '/kapanisreyting',
    fillsWindow: true,
    access: ROLES,
    title: trShell.titles.closingRating,
    Page: lazy(() => import('./closing-rating-route')),
  },
  {
    path: '/mac/:id',
    access: ROLES,
    title: null,
    Page: lazy(() => import('./match-route')),
  },
  {
    path: '/sifremi-unuttum',
    access: 'public',
    keepsVisitor: true,
    title: trShell.titles.forgotPassword,
    Page: lazy(() => import('../../features/auth/pages/forgot-password-page')),
  },
  {
    path: '/sifre-sifirla',
    access: 'public',
    keepsVisitor: true,
    title: trShell.titles.resetPassword,
    Page: lazy(() => import('../../features/auth/pages/reset-password-page')),
  },
  {
    path: '/profile',
    access: 'login',
    title: trShell.titles.profile,
    Page: lazy(() => import('./profile-route')),
  },
  {
    path: '/urunler',
    access: 'public',
    ...SCREEN_HEADS['/urunler'],
    Page: lazy(() => import('./products-route')),
  },
  {
    path: '/kvkk',
    access: 'public',
    ...SCREEN_HEADS['/kvkk'],
    Page: lazy(() => import('./privacy-route')),
  },
  {
    path: '/satinal',
    access: 'login',
    title: trShell.titles.purchase,
    Page: lazy(() => import('./purchase-route')),
  },
  {
    path: '/uyeliksozlesmesi',
    access: 'public',
    ...SCREEN_HEADS['/uyeliksozlesmesi'],
    Page: lazy(() => import('../../features/membership/pages/agreement-page')),
  },
  {
    path: '/editor',
    access: ROLES,
    title: trShell.titles.picks,
    Page: lazy(() => import('./picks-route')),
  },
  {
    path: '/blog/:id',
    access: ROLES,
    title: null,
    Page: lazy(() => import('./pick-route')),
  },
  {
    path: '/editorler',
    access: 'public',
    ...SCREEN_HEADS['/editorler'],
    Page: lazy(() => import('../../features/editors/pages/editors-page')),
  },
  {
    path: '/editorler/:author',
    access: 'public',
    title: null,
    description: trShell.descriptions.editor,
    Page: lazy(() => import('./editor-route')),
  },
  {
    path: '/sicil-denetimi',
    access: 'public',
    ...SCREEN_HEADS['/sicil-denetimi'],
    Page: lazy(() => import('../../features/editors/pages/record-check-page')),
  },
  {
    path: '/editorgiris',
    access: EDITOR_ROLES,
    title: trShell.titles.newPick,
    Page: lazy(() => import('../../features/blogs/pages/new-pick-page')),
  },
  {
    path: '/commentsection',
    access: ROLES,
    title: trShell.titles.comments,
    Page: lazy(() => import('./recent-comments-route')),
  },
  {
    path: '/kazananlar',
    access: ROLES,
    title: trShell.titles.winners,
    Page: lazy(() => import('./winners-route')),
  },
  {
    path: '/yonetim',
    access: EDITOR_ROLES,
    title: trShell.titles.management,
    Page: lazy(() => import('./management-route')),
  },
  {
    path: '/admin',
    fillsWindow: true,
    access: ['admin'],
    title: trShell.titles.admin,
    Page: lazy(() => import('../../features/admin/pages/admin-page')),
  },
  {
    path: '/about',
    access: 'public',
    ...SCREEN_HEADS['/about'],
    Page: lazy(() => import('./about-route')),
  },
  {
    path: '/contact',
    access: 'public',
    ...SCREEN_HEADS['/contact'],
    Page: lazy(() => import('./contact-route')),
  },
  {
    path: '/abonelik-iptal',
    access: 'public',
    keepsVisitor: true,
    title: trShell.titles.unsubscribe,
    Page: lazy(() => import('../../features/newsletter/pages/unsubscribe-page')),
  },
];
