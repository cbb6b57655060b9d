import { Settings2 } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectSession } from '../../session/session.slice';
import { SiteNotices } from '../../features/admin/site-state/site-notices';
import { ManagementPage } from '../../features/pages/management-page';
import { trManagement } from '../../locale/tr-content';
import { trShell } from '../../locale/tr-shell';
import { MENU, visibleMenu } from '../menu';

const HUB = '/yonetim';

/** What the hub calls a screen where the menu has another word. */
const TITLES: Readonly<Record<string, string>> = { '/editorgiris': trShell.titles.newPick };

/** Offers what the menu has under the hub. */
export default function ManagementRoute() {
  const session = useSelector(selectSession);
  const menu = visibleMenu(MENU, session);
  const entries = menu.find((entry) => entry.path === HUB)?.children ?? [];
  return (
    <ManagementPage
      notices={session.role === 'admin' && <SiteNotices className="mt-6" />}
      entries={entries
        .filter((entry) => entry.path !== HUB)
        .map(({ path, label, icon = Settings2 }) => ({
          path,
          title: TITLES[path] ?? label,
          text: trManagement.texts[path] ?? '',
          icon,
        }))}
    />
  );
}
