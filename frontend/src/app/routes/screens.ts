import type { ComponentType } from 'react';
import { EDITOR_ROLES, ROLES } from '../../session/roles';
import { trShell } from '../../locale/tr-shell';
import type { Access } from '../access';
import { SCREEN_HEADS } from './screen-heads';
import type { ScreenPath } from './screen-paths';
import { lazyPart } from '../../components/feedback/lazy-part';

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

function screen(load: () => Promise<{ default: ComponentType }>): ComponentType {
  return lazyPart(load, 'page');
}

/** Every screen of the site: address, who may see it, title, and the code that is loaded when it opens. */
export const SCREENS: readonly Screen[] = [
  { path: '/', access: 'login', title: trShell.titles.home, Page: screen(() => import('./home-route')) },
  {
    path: '/login',
    access: 'guest',
    ...SCREEN_HEADS['/login'],
    Page: screen(() => import('./login-route')),
  },
  {
    path: '/register',
    access: 'public',
    ...SCREEN_HEADS['/register'],
    Page: screen(() => import('../../features/auth/pages/register-page')),
  },
  {
    path: '/oranlar',
    access: ROLES,
    title: trShell.titles.odds,
    Page: screen(() => import('../../features/odds/table/odds-hub-page')),
  },
  {
    path: '/acilisoran',
    fillsWindow: true,
    access: ROLES,
    title: trShell.titles.opening,
    showsOddColumns: true,
    Page: screen(() => import('./opening-odds-route')),
  },
  {
    path: '/kapanisoran',
    fillsWindow: true,
    access: ROLES,
    title: trShell.titles.closing,
    showsOddColumns: true,
    Page: screen(() => import('./closing-odds-route')),
  },
  {
    path: '/tarama',
    fillsWindow: true,
    access: ROLES,
    title: trShell.titles.dayScan,
    Page: screen(() => import('./day-scan-route')),
  },
  {
    path: '/guvenilirlik',
    access: ROLES,
    title: trShell.titles.reliability,
    Page: screen(() => import('./reliability-route')),
  },
  {
    path: '/bulten',
    fillsWindow: true,
    access: ROLES,
    title: trShell.titles.bulletin,
    Page: screen(() => import('./bulletin-route')),
  },
  {
    path: '/filtrelerim',
    access: ROLES,
    title: trShell.titles.myFilters,
    Page: screen(() => import('./my-filters-route')),
  },
  {
    path: '/reytingler',
    access: ROLES,
    title: trShell.titles.ratings,
    Page: screen(() => import('../../features/ratings/pages/rating-hub-page')),
  },
  {
    path: '/acilisreyting',
    fillsWindow: true,
    access: ROLES,
    title: trShell.titles.openingRating,
    Page: screen(() => import('./opening-rating-route')),
  },
  {
    path: '/kapanisreyting',
    fillsWindow: true,
    access: ROLES,
    title: trShell.titles.closingRating,
    Page: screen(() => import('./closing-rating-route')),
  },
  {
    path: '/mac/:id',
    access: ROLES,
    title: null,
    Page: screen(() => import('./match-route')),
  },
  {
    path: '/sifremi-unuttum',
    access: 'public',
    keepsVisitor: true,
    title: trShell.titles.forgotPassword,
    Page: screen(() => import('../../features/auth/pages/forgot-password-page')),
  },
  {
    path: '/sifre-sifirla',
    access: 'public',
    keepsVisitor: true,
    title: trShell.titles.resetPassword,
    Page: screen(() => import('../../features/auth/pages/reset-password-page')),
  },
  {
    path: '/profile',
    access: 'login',
    title: trShell.titles.profile,
    Page: screen(() => import('./profile-route')),
  },
  {
    path: '/urunler',
    access: 'public',
    ...SCREEN_HEADS['/urunler'],
    Page: screen(() => import('./products-route')),
  },
  {
    path: '/kvkk',
    access: 'public',
    ...SCREEN_HEADS['/kvkk'],
    Page: screen(() => import('./privacy-route')),
  },
  {
    path: '/satinal',
    access: 'login',
    title: trShell.titles.purchase,
    Page: screen(() => import('./purchase-route')),
  },
  {
    path: '/uyeliksozlesmesi',
    access: 'public',
    ...SCREEN_HEADS['/uyeliksozlesmesi'],
    Page: screen(() => import('../../features/membership/pages/agreement-page')),
  },
  {
    path: '/editor',
    access: ROLES,
    title: trShell.titles.picks,
    Page: screen(() => import('./picks-route')),
  },
  {
    path: '/blog/:id',
    access: ROLES,
    title: null,
    Page: screen(() => import('./pick-route')),
  },
  {
    path: '/editorler',
    access: 'public',
    ...SCREEN_HEADS['/editorler'],
    Page: screen(() => import('../../features/editors/pages/editors-page')),
  },
  {
    path: '/editorler/:author',
    access: 'public',
    title: null,
    description: trShell.descriptions.editor,
    Page: screen(() => import('./editor-route')),
  },
  {
    path: '/sicil-denetimi',
    access: 'public',
    ...SCREEN_HEADS['/sicil-denetimi'],
    Page: screen(() => import('../../features/editors/pages/record-check-page')),
  },
  {
    path: '/editorgiris',
    access: EDITOR_ROLES,
    title: trShell.titles.newPick,
    Page: screen(() => import('../../features/blogs/pages/new-pick-page')),
  },
  {
    path: '/commentsection',
    access: ROLES,
    title: trShell.titles.comments,
    Page: screen(() => import('./recent-comments-route')),
  },
  {
    path: '/kazananlar',
    access: ROLES,
    title: trShell.titles.winners,
    Page: screen(() => import('./winners-route')),
  },
  {
    path: '/yonetim',
    access: EDITOR_ROLES,
    title: trShell.titles.management,
    Page: screen(() => import('./management-route')),
  },
  {
    path: '/admin',
    fillsWindow: true,
    access: ['admin'],
    title: trShell.titles.admin,
    Page: screen(() => import('../../features/admin/pages/admin-page')),
  },
  {
    path: '/about',
    access: 'public',
    ...SCREEN_HEADS['/about'],
    Page: screen(() => import('./about-route')),
  },
  {
    path: '/contact',
    access: 'public',
    ...SCREEN_HEADS['/contact'],
    Page: screen(() => import('./contact-route')),
  },
  {
    path: '/abonelik-iptal',
    access: 'public',
    keepsVisitor: true,
    title: trShell.titles.unsubscribe,
    Page: screen(() => import('../../features/newsletter/pages/unsubscribe-page')),
  },
];
