import { CreditCard, House, type LucideIcon, Newspaper, Settings2, Table2 } from 'lucide-react';
import { trShell } from '../locale/tr-shell';
import { type Access, admit } from './access';
import { EDITOR_ROLES, type Role, ROLES } from '../session/roles';

export interface MenuEntry {
  label: string;
  /** Where there is little room: the bar at the bottom of phones. */
  shortLabel?: string;
  path: string;
  access: Access;
  /** For the bar of phones, which comes with every page; shell/menu-icons.ts has those of the other entries. */
  icon?: LucideIcon;
  /** For whom it stands in view at every width, never behind the button of the rest. */
  stays?: readonly Role[];
  /** Where it stays in view, it is drawn as the button that is meant to be found. */
  filled?: true;
  children?: readonly MenuEntry[];
}

/** The main menu, in order. A screen joins it with one line here. */
export const MENU: readonly MenuEntry[] = [
  { label: trShell.menu.home, path: '/', access: 'login', icon: House },
  {
    label: trShell.menu.picks,
    shortLabel: trShell.menu.picksShort,
    path: '/editor',
    access: ROLES,
    icon: Newspaper,
  },
  {
    label: trShell.menu.odds,
    path: '/oranlar',
    access: ROLES,
    icon: Table2,
    children: [
      { label: trShell.menu.oddsHub, path: '/oranlar', access: ROLES },
      { label: trShell.menu.openingOdds, path: '/acilisoran', access: ROLES },
      { label: trShell.menu.closingOdds, path: '/kapanisoran', access: ROLES },
      { label: trShell.menu.bulletin, path: '/bulten', access: ROLES },
      { label: trShell.menu.dayScan, path: '/tarama', access: ROLES },
      { label: trShell.menu.reliability, path: '/guvenilirlik', access: ROLES },
      { label: trShell.menu.myFilters, path: '/filtrelerim', access: ROLES },
    ],
  },
  {
    label: trShell.menu.ratings,
    path: '/reytingler',
    access: ROLES,
    children: [
      { label: trShell.menu.ratingsHub, path: '/reytingler', access: ROLES },
      { label: trShell.menu.openingRating, path: '/acilisreyting', access: ROLES },
      { label: trShell.menu.closingRating, path: '/kapanisreyting', access: ROLES },
    ],
  },
  { label: trShell.menu.winners, path: '/kazananlar', access: ROLES },
  { label: trShell.menu.products, path: '/urunler', access: 'public' },
  {
    label: trShell.menu.purchase,
    path: '/satinal',
    access: 'login',
    icon: CreditCard,
    stays: ['wait'],
    filled: true,
  },
  {
    label: trShell.menu.management,
    path: '/yonetim',
    access: EDITOR_ROLES,
    icon: Settings2,
    stays: EDITOR_ROLES,
    children: [
      { label: trShell.menu.managementHub, path: '/yonetim', access: EDITOR_ROLES },
      { label: trShell.menu.adminPanel, path: '/admin', access: ['admin'] },
      { label: trShell.menu.newPick, path: '/editorgiris', access: EDITOR_ROLES },
    ],
  },
  { label: trShell.menu.about, path: '/about', access: 'public' },
  { label: trShell.menu.contact, path: '/contact', access: 'public' },
  { label: trShell.menu.profile, path: '/profile', access: 'login' },
];

/** The entries whose screens would open for the visitor. */
export function visibleMenu(menu: readonly MenuEntry[], visitor: Parameters<typeof admit>[1]): MenuEntry[] {
  return menu
    .filter((entry) => admit(entry.access, visitor) === 'open')
    .map((entry) => (entry.children ? { ...entry, children: visibleMenu(entry.children, visitor) } : entry));
}

/** Whether the entry stays in view for the role. */
export const staysFor = (entry: MenuEntry, role: Role | null): boolean =>
  role !== null && (entry.stays?.includes(role) ?? false);

/** Whether the visitor is on the entry's screen or on one under it. */
export function isCurrent(entry: MenuEntry, pathname: string): boolean {
  return entry.path === pathname || (entry.children?.some((child) => isCurrent(child, pathname)) ?? false);
}
