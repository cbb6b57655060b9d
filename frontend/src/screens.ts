import { EDITOR_ROLES } from './session/roles';
import { type Role } from './session/roles';
import { trShell } from './locale/tr-shell';
import type { Access } from './session/access';

/** Where a screen stands in the main menu. */
interface MenuPlace {
  label: string;
  /** Where there is little room: the bar at the bottom of phones. */
  shortLabel?: string;
  /** The address of the hub in whose submenu the screen stands. */
  under?: string;
  /** The screen is a hub: what it is called in its own submenu. */
  asChild?: string;
  /** For whom it stands in view at every width, never behind the button of the rest. */
  stays?: readonly Role[];
  /** Where it stays in view, it is drawn as the button that is meant to be found. */
  filled?: true;
}

interface ScreenData {
  /** `/mac/:id`: a part after a colon is anything. */
  path: string;
  access: Access;
  /** Name of the browser tab. */
  title: string;
  /** The screen names the tab itself, after what it shows; the title stands until then. */
  namesItself?: true;
  /** What search engines and previews of a shared link say about a screen that everybody may find. */
  description?: string;
  /** Why a screen for members needs a membership; without it, for the odds tables. */
  prompt?: string;
  /** The screen is a table or a tool that fills the window: nothing tall stands under it. */
  fillsWindow?: true;
  /** A mail leads here, or a lost password: a session that ends meanwhile must not lead away. */
  keepsVisitor?: true;
  /** The columns of the odds tables are asked for while the code is on its way. */
  showsOddColumns?: true;
  menu?: MenuPlace;
  /** What the footer calls it, beside the screens of the menu; legal pages stand in the low footer, too. */
  footer?: { label: string; legal?: true };
}

const { titles, descriptions, menu, prompts } = trShell;

const LIST = [
  { path: '/', access: 'login', title: titles.home, menu: { label: menu.home } },
  {
    path: '/editor',
    access: 'member',
    title: titles.picks,
    prompt: prompts.picks,
    menu: { label: menu.picks, shortLabel: menu.picksShort },
  },
  {
    path: '/oranlar',
    access: 'role',
    title: titles.odds,
    menu: { label: menu.odds, asChild: menu.oddsHub },
  },
  {
    path: '/acilisoran',
    access: 'member',
    title: titles.opening,
    fillsWindow: true,
    showsOddColumns: true,
    menu: { label: menu.openingOdds, under: '/oranlar' },
  },
  {
    path: '/kapanisoran',
    access: 'member',
    title: titles.closing,
    fillsWindow: true,
    showsOddColumns: true,
    menu: { label: menu.closingOdds, under: '/oranlar' },
  },
  {
    path: '/bulten',
    access: 'member',
    title: titles.bulletin,
    fillsWindow: true,
    menu: { label: menu.bulletin, under: '/oranlar' },
  },
  {
    path: '/tarama',
    access: 'member',
    title: titles.dayScan,
    fillsWindow: true,
    menu: { label: menu.dayScan, under: '/oranlar' },
  },
  {
    path: '/guvenilirlik',
    access: 'member',
    title: titles.reliability,
    menu: { label: menu.reliability, under: '/oranlar' },
  },
  {
    path: '/filtrelerim',
    access: 'member',
    title: titles.myFilters,
    prompt: prompts.myFilters,
    menu: { label: menu.myFilters, under: '/oranlar' },
  },
  {
    path: '/reytingler',
    access: 'role',
    title: titles.ratings,
    menu: { label: menu.ratings, asChild: menu.ratingsHub },
  },
  {
    path: '/acilisreyting',
    access: 'member',
    title: titles.openingRating,
    fillsWindow: true,
    menu: { label: menu.openingRating, under: '/reytingler' },
  },
  {
    path: '/kapanisreyting',
    access: 'member',
    title: titles.closingRating,
    fillsWindow: true,
    menu: { label: menu.closingRating, under: '/reytingler' },
  },
  {
    path: '/kazananlar',
    access: 'member',
    title: titles.winners,
    prompt: prompts.winners,
    menu: { label: menu.winners },
  },
  {
    path: '/urunler',
    access: 'public',
    title: titles.products,
    description: descriptions.products,
    menu: { label: menu.products },
  },
  {
    path: '/satinal',
    access: 'login',
    title: titles.purchase,
    menu: { label: menu.purchase, stays: ['wait'], filled: true },
  },
  {
    path: '/yonetim',
    access: 'editor',
    title: titles.management,
    menu: { label: menu.management, asChild: menu.managementHub, stays: EDITOR_ROLES },
  },
  {
    path: '/admin',
    access: 'admin',
    title: titles.admin,
    fillsWindow: true,
    menu: { label: menu.adminPanel, under: '/yonetim' },
  },
  {
    path: '/editorgiris',
    access: 'editor',
    title: titles.newPick,
    menu: { label: menu.newPick, under: '/yonetim' },
  },
  {
    path: '/about',
    access: 'public',
    title: titles.about,
    description: descriptions.about,
    menu: { label: menu.about },
  },
  {
    path: '/contact',
    access: 'public',
    title: titles.contact,
    description: descriptions.contact,
    menu: { label: menu.contact },
  },
  { path: '/profile', access: 'login', title: titles.profile, menu: { label: menu.profile } },
  {
    path: '/editorler',
    access: 'public',
    title: titles.editors,
    description: descriptions.editors,
    footer: { label: menu.editors },
  },
  {
    path: '/commentsection',
    access: 'member',
    title: titles.comments,
    prompt: prompts.comments,
    footer: { label: menu.recentComments },
  },
  {
    path: '/uyeliksozlesmesi',
    access: 'public',
    title: titles.agreement,
    description: descriptions.agreement,
    footer: { label: menu.agreement, legal: true },
  },
  {
    path: '/kvkk',
    access: 'public',
    title: titles.privacy,
    description: descriptions.privacy,
    footer: { label: menu.privacy, legal: true },
  },
  { path: '/login', access: 'guest', title: titles.login, description: descriptions.login },
  { path: '/register', access: 'public', title: titles.register, description: descriptions.register },
  { path: '/sifremi-unuttum', access: 'public', title: titles.forgotPassword, keepsVisitor: true },
  { path: '/sifre-sifirla', access: 'public', title: titles.resetPassword, keepsVisitor: true },
  { path: '/abonelik-iptal', access: 'public', title: titles.unsubscribe, keepsVisitor: true },
  { path: '/mac/:id', access: 'member', title: titles.match, namesItself: true },
  { path: '/blog/:id', access: 'member', title: titles.picks, namesItself: true, prompt: prompts.picks },
  {
    path: '/editorler/:author',
    access: 'public',
    title: titles.editors,
    namesItself: true,
    description: descriptions.editor,
  },
  {
    path: '/sicil-denetimi',
    access: 'public',
    title: titles.recordCheck,
    description: descriptions.recordCheck,
  },
] as const satisfies readonly ScreenData[];

export type ScreenPath = (typeof LIST)[number]['path'];

export interface Screen extends ScreenData {
  path: ScreenPath;
}

/**
 * Every screen of the site, in the order of the menus. Router, menus, document heads and the build read it; the build
 * leaves addresses, heads and files of the screens for the server, which answers any other address with status 404.
 */
export const SCREENS: readonly Screen[] = LIST;
