import {
  CircleUserRound,
  CreditCard,
  Gauge,
  House,
  type LucideIcon,
  Mail,
  Newspaper,
  Package,
  PenLine,
  Settings2,
  SlidersHorizontal,
  Table2,
  Trophy,
  UserRound,
} from 'lucide-react';
import { tr } from '../locale/tr';
import { type Access, admit } from './access';
import { EDITOR_ROLES, ROLES } from '../lib/roles';

export interface MenuEntry {
  label: string;
  /** Where there is little room: the bar at the bottom of phones. */
  shortLabel?: string;
  path: string;
  access: Access;
  icon?: LucideIcon;
  children?: readonly MenuEntry[];
}

/** The main menu, in order. A screen joins it with one line here. */
export const MENU: readonly MenuEntry[] = [
  { label: tr.menu.home, path: '/', access: 'login', icon: House },
  {
    label: tr.menu.picks,
    shortLabel: tr.menu.picksShort,
    path: '/editor',
    access: ROLES,
    icon: Newspaper,
  },
  {
    label: tr.menu.odds,
    path: '/oranlar',
    access: ROLES,
    icon: Table2,
    children: [
      { label: tr.menu.oddsHub, path: '/oranlar', access: ROLES },
      { label: tr.menu.openingOdds, path: '/acilisoran', access: ROLES },
      { label: tr.menu.closingOdds, path: '/kapanisoran', access: ROLES },
      { label: tr.menu.bulletin, path: '/bulten', access: ROLES },
      { label: tr.menu.dayScan, path: '/tarama', access: ROLES },
    ],
  },
  {
    label: tr.menu.ratings,
    path: '/reytingler',
    access: ROLES,
    icon: Gauge,
    children: [
      { label: tr.menu.ratingsHub, path: '/reytingler', access: ROLES },
      { label: tr.menu.openingRating, path: '/acilisreyting', access: ROLES },
      { label: tr.menu.closingRating, path: '/kapanisreyting', access: ROLES },
    ],
  },
  { label: tr.menu.winners, path: '/kazananlar', access: ROLES, icon: Trophy },
  { label: tr.menu.products, path: '/urunler', access: 'public', icon: Package },
  { label: tr.menu.purchase, path: '/satinal', access: 'login', icon: CreditCard },
  {
    label: tr.menu.management,
    path: '/yonetim',
    access: EDITOR_ROLES,
    icon: Settings2,
    children: [
      { label: tr.menu.managementHub, path: '/yonetim', access: EDITOR_ROLES },
      { label: tr.menu.adminPanel, path: '/admin', access: ['admin'], icon: SlidersHorizontal },
      { label: tr.menu.newPick, path: '/editorgiris', access: EDITOR_ROLES, icon: PenLine },
    ],
  },
  { label: tr.menu.about, path: '/about', access: 'public', icon: CircleUserRound },
  { label: tr.menu.contact, path: '/contact', access: 'public', icon: Mail },
  { label: tr.menu.profile, path: '/profile', access: 'login', icon: UserRound },
];

/** The entries whose screens would open for the visitor. */
export function visibleMenu(menu: readonly MenuEntry[], visitor: Parameters<typeof admit>[1]): MenuEntry[] {
  return menu
    .filter((entry) => admit(entry.access, visitor) === 'open')
    .map((entry) => (entry.children ? { ...entry, children: visibleMenu(entry.children, visitor) } : entry));
}

/** Whether the visitor is on the entry's screen or on one under it. */
export function isCurrent(entry: MenuEntry, pathname: string): boolean {
  return entry.path === pathname || (entry.children?.some((child) => isCurrent(child, pathname)) ?? false);
}
