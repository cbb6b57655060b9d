import {
  Banknote,
  CalendarClock,
  Database,
  FileClock,
  Inbox,
  type LucideIcon,
  MailCheck,
  MessageSquare,
  Newspaper,
  Send,
  Settings,
  Star,
  Trophy,
  Users,
} from 'lucide-react';
import { type ComponentType } from 'react';
import { trAdmin } from '../../../locale/tr-admin';
import { lazyPart } from '../../../kit/feedback/lazy-part';

export interface PanelTab {
  slug: string;
  label: string;
  icon: LucideIcon;
  Content: ComponentType;
}

type Key = keyof typeof trAdmin.slugs;

const tab = (key: Key, icon: LucideIcon, load: () => Promise<{ default: ComponentType }>): PanelTab => ({
  slug: trAdmin.slugs[key],
  label: trAdmin.tabs[key],
  icon,
  Content: lazyPart(load, 'page'),
});

/** The specification's seven tabs, in its order. */
export const MAIN_TABS: readonly PanelTab[] = [
  tab('users', Users, () => import('../tabs/users-tab')),
  tab('contacts', Inbox, () => import('../tabs/contacts-tab')),
  tab('subscribers', MailCheck, () => import('../tabs/subscribers-tab')),
  tab('comments', MessageSquare, () => import('../tabs/comments-tab')),
  tab('blogs', Newspaper, () => import('../tabs/blogs-tab')),
  tab('subscriptions', CalendarClock, () => import('../tabs/subscriptions-tab')),
  tab('winnersclub', Trophy, () => import('../tabs/winners-tab')),
];

/** The further ones, after a divider. */
export const MORE_TABS: readonly PanelTab[] = [
  tab('receipts', Banknote, () => import('../receipts/receipts-tab')),
  tab('archive', Database, () => import('../archive/archive-tab')),
  tab('recipes', Star, () => import('../tabs/recipes-tab')),
  tab('settings', Settings, () => import('../settings/settings-tab')),
  tab('audit', FileClock, () => import('../audit/audit-tab')),
  tab('mails', Send, () => import('../tabs/mails-tab')),
];

/** The tab of an address; the first one where it names none. */
export function tabOf(slug: string): PanelTab {
  return [...MAIN_TABS, ...MORE_TABS].find((each) => each.slug === slug) ?? MAIN_TABS[0]!;
}
