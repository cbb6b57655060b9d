import { CreditCard, House, type LucideIcon, Newspaper, Settings2, Table2 } from 'lucide-react';
import type { Role } from '../session/roles';
import { type Access, admit, type Visitor } from '../session/access';
import { type Screen, SCREENS } from '../screens';

export interface MenuEntry {
  label: string;
  shortLabel?: string;
  path: string;
  access: Access;
  icon?: LucideIcon;
  stays?: readonly Role[];
  filled?: true;
  children?: readonly MenuEntry[];
}

/** For the bar of phones, which comes with every page; phone-menu.tsx has those of the other entries. */
const ICONS: Readonly<Partial<Record<string, LucideIcon>>> = {
  '/': House,
  '/editor': Newspaper,
  '/oranlar': Table2,
  '/satinal': CreditCard,
  '/yonetim': Settings2,
};

/** The main menu, in the order of the screens. */
export const MENU: readonly MenuEntry[] = SCREENS.flatMap(({ path, access, menu }) => {
  if (menu === undefined || menu.under !== undefined) return [];
  const { asChild, ...place } = menu;
  const entry: MenuEntry = { ...place, path, access, icon: ICONS[path] };
  return asChild === undefined
    ? [entry]
    : [{ ...entry, children: [{ label: asChild, path, access }, ...entriesUnder(path)] }];
});

function entriesUnder(hub: string): MenuEntry[] {
  return SCREENS.flatMap(({ path, access, menu }) =>
    menu?.under === hub ? [{ label: menu.label, path, access }] : [],
  );
}

/** The screens that stand in the footer, by what it calls them. */
export const FOOTER_PAGES = footerPages(() => true);
export const LEGAL_PAGES = footerPages(({ footer }) => footer?.legal === true);

function footerPages(stands: (screen: Screen) => boolean): MenuEntry[] {
  return SCREENS.filter(stands).flatMap(({ path, access, footer }) =>
    footer ? [{ label: footer.label, path, access }] : [],
  );
}

/** The entries whose screens the visitor would see, be it as what a membership opens. */
export function visibleMenu(menu: readonly MenuEntry[], visitor: Visitor): MenuEntry[] {
  return menu
    .filter((entry) => ['open', 'prompt'].includes(admit(entry.access, visitor)))
    .map((entry) => (entry.children ? { ...entry, children: visibleMenu(entry.children, visitor) } : entry));
}

/** Whether the entry stays in view for the role. */
export const staysFor = (entry: MenuEntry, role: Role | null): boolean =>
  role !== null && (entry.stays?.includes(role) ?? false);

/** Whether the visitor is on the entry's screen or on one under it. */
export function isCurrent(entry: MenuEntry, pathname: string): boolean {
  return entry.path === pathname || (entry.children?.some((child) => isCurrent(child, pathname)) ?? false);
}
