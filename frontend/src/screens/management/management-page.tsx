import { Settings2 } from 'lucide-react';
import { useSelector } from 'react-redux';
import { admit } from '../../session/access';
import { SCREENS } from '../../screens';
import { ChoiceCard } from '../../kit/navigation/choice-card';
import { trManagement } from '../../locale/tr-content';
import { trShell } from '../../locale/tr-shell';
import { SiteNotices } from '../../rooms/panel/site-notices';
import { selectSession } from '../../session/session.slice';

/** What stands under the hub in the menu. */
const OFFERED = SCREENS.flatMap(({ path, access, title, menu }) =>
  menu?.under === '/yonetim'
    ? // what the menu calls the entry of picks doesn't say whose it is
      [{ path, access, title: path === '/editorgiris' ? title : menu.label }]
    : [],
);

/** The way to the screens of those who run the site: only to those that the visitor may open. */
export function ManagementPage() {
  const session = useSelector(selectSession);
  return (
    <div className="mx-auto w-full max-w-[62.5rem] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{trShell.titles.management}</h1>
      <p className="mt-1 text-muted">{trManagement.intro}</p>
      {session.role === 'admin' && <SiteNotices className="mt-6" />}
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {OFFERED.filter(({ access }) => admit(access, session) === 'open').map(({ path, title }) => (
          <li key={path}>
            <ChoiceCard
              to={path}
              icon={Settings2}
              title={title}
              text={trManagement.texts[path] ?? ''}
              action={trManagement.open}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
