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
import { type ComponentType, lazy } from 'react';
import { trAdmin } from '../../../locale/tr-admin';
import { TAB_SLUGS } from './tab-slugs';

export interface PanelTab {
  slug: string;
  label: string;
  icon: LucideIcon;
  Content: ComponentType;
}

type Key = keyof typeof TAB_SLUGS;

const tab = (key: Key, icon: LucideIcon, load: () => Promise<{ default: ComponentType }>): PanelTab => ({
  slug: TAB_SLUGS[key],
  label: trAdmin.tabs[key],
  icon,
  Content: lazy(load),
});

const plain =
  (name: 'ContactsTab' | 'SubscribersTab' | 'BlogsTab' | 'SubscriptionsTab' | 'WinnersTab') => () =>
    import('../tabs/plain-tabs').then((tabs) => ({ default: tabs[name] }));

/** The specification's seven tabs, in its order. */
export const MAIN_TABS: readonly PanelTab[] = [
  tab('users', Users, () => import('../tabs/users-tab')),
  tab('contacts', Inbox, plain('ContactsTab')),
  tab('subscribers', MailCheck, plain('SubscribersTab')),
  tab('comments', MessageSquare, () => import('../tabs/comments-tab')),
  tab('blogs', Newspaper, plain('BlogsTab')),
  tab('subscriptions', CalendarClock, plain('SubscriptionsTab')),
  tab('winnersclub', Trophy, plain('WinnersTab')),
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
