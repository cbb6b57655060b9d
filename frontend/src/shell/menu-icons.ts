import {
  CircleUserRound,
  Gauge,
  type LucideIcon,
  Mail,
  Package,
  PenLine,
  SlidersHorizontal,
  Trophy,
  UserRound,
} from 'lucide-react';

/** Icons of entries that only the sheet of phones shows, by path: they are loaded with it. */
export const MENU_ICONS: Readonly<Partial<Record<string, LucideIcon>>> = {
  '/reytingler': Gauge,
  '/kazananlar': Trophy,
  '/urunler': Package,
  '/admin': SlidersHorizontal,
  '/editorgiris': PenLine,
  '/about': CircleUserRound,
  '/contact': Mail,
  '/profile': UserRound,
};
