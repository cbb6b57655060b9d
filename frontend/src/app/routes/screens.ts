import { type ComponentType, lazy } from 'react';
import { EDITOR_ROLES, ROLES } from '../../lib/roles';
import { tr } from '../../locale/tr';
import type { Access } from '../access';

export interface Screen {
  path: string;
  access: Access;
  /** Name of the browser tab; null = the screen names it itself, after what it shows. */
  title: string | null;
  /** What search engines say about a public screen. */
  description?: string;
  /** A mail leads here, or a lost password: a session that ends meanwhile must not lead away. */
  keepsVisitor?: true;
  Page: ComponentType;
}

/** Every screen of the site: address, who may see it, title, and the code that is loaded when it opens. */
export const SCREENS: readonly Screen[] = [
  { path: '/', access: 'login', title: tr.titles.home, Page: lazy(() => import('./home-route')) },
  {
    path: '/login',
    access: 'guest',
    title: tr.titles.login,
    description: tr.descriptions.login,
    Page: lazy(() => import('../../features/auth/pages/login-page')),
  },
  {
    path: '/register',
    access: 'public',
    title: tr.titles.register,
    description: tr.descriptions.register,
    Page: lazy(() => import('../../features/auth/pages/register-page')),
  },
  {
    path: '/oranlar',
    access: ROLES,
    title: tr.titles.odds,
    Page: lazy(() => import('../../features/odds/pages/odds-hub-page')),
  },
  {
    path: '/acilisoran',
    access: ROLES,
    title: tr.titles.opening,
    Page: lazy(() => import('./opening-odds-route')),
  },
  {
    path: '/kapanisoran',
    access: ROLES,
    title: tr.titles.closing,
    Page: lazy(() => import('./closing-odds-route')),
  },
  {
    path: '/tarama',
    access: ROLES,
    title: tr.titles.dayScan,
    Page: lazy(() => import('./day-scan-route')),
  },
  {
    path: '/bulten',
    access: ROLES,
    title: tr.titles.bulletin,
    Page: lazy(() => import('./bulletin-route')),
  },
  {
    path: '/reytingler',
    access: ROLES,
    title: tr.titles.ratings,
    Page: lazy(() => import('../../features/ratings/pages/rating-hub-page')),
  },
  {
    path: '/acilisreyting',
    access: ROLES,
    title: tr.titles.openingRating,
    Page: lazy(() => import('./opening-rating-route')),
  },
  {
    path: '/kapanisreyting',
    access: ROLES,
    title: tr.titles.closingRating,
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
    title: tr.titles.forgotPassword,
    Page: lazy(() => import('../../features/auth/pages/forgot-password-page')),
  },
  {
    path: '/sifre-sifirla',
    access: 'public',
    keepsVisitor: true,
    title: tr.titles.resetPassword,
    Page: lazy(() => import('../../features/auth/pages/reset-password-page')),
  },
  {
    path: '/profile',
    access: 'login',
    title: tr.titles.profile,
    Page: lazy(() => import('./profile-route')),
  },
  {
    path: '/urunler',
    access: 'public',
    title: tr.titles.products,
    description: tr.descriptions.products,
    Page: lazy(() => import('./products-route')),
  },
  {
    path: '/kvkk',
    access: 'public',
    title: tr.titles.privacy,
    description: tr.descriptions.privacy,
    Page: lazy(() => import('./privacy-route')),
  },
  {
    path: '/satinal',
    access: 'login',
    title: tr.titles.purchase,
    Page: lazy(() => import('./purchase-route')),
  },
  {
    path: '/uyeliksozlesmesi',
    access: 'public',
    title: tr.titles.agreement,
    description: tr.descriptions.agreement,
    Page: lazy(() => import('../../features/membership/pages/agreement-page')),
  },
  {
    path: '/editor',
    access: ROLES,
    title: tr.titles.picks,
    Page: lazy(() => import('./picks-route')),
  },
  {
    path: '/blog/:id',
    access: ROLES,
    title: null,
    Page: lazy(() => import('./pick-route')),
  },
  {
    path: '/editorgiris',
    access: EDITOR_ROLES,
    title: tr.titles.newPick,
    Page: lazy(() => import('../../features/blogs/pages/new-pick-page')),
  },
  {
    path: '/commentsection',
    access: ROLES,
    title: tr.titles.comments,
    Page: lazy(() => import('./recent-comments-route')),
  },
  {
    path: '/kazananlar',
    access: ROLES,
    title: tr.titles.winners,
    Page: lazy(() => import('./winners-route')),
  },
  {
    path: '/yonetim',
    access: EDITOR_ROLES,
    title: tr.titles.management,
    Page: lazy(() => import('./management-route')),
  },
  {
    path: '/admin',
    access: ['admin'],
    title: tr.titles.admin,
    Page: lazy(() => import('../../features/admin/pages/admin-page')),
  },
  {
    path: '/about',
    access: 'public',
    title: tr.titles.about,
    description: tr.descriptions.about,
    Page: lazy(() => import('./about-route')),
  },
  {
    path: '/contact',
    access: 'public',
    title: tr.titles.contact,
    description: tr.descriptions.contact,
    Page: lazy(() => import('./contact-route')),
  },
  {
    path: '/abonelik-iptal',
    access: 'public',
    keepsVisitor: true,
    title: tr.titles.unsubscribe,
    Page: lazy(() => import('../../features/newsletter/pages/unsubscribe-page')),
  },
];
