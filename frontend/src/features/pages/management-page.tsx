import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChoiceCard } from '../../components/navigation/choice-card';
import { trManagement } from '../../locale/tr-content';
import { trShell } from '../../locale/tr-shell';

export interface ManagementEntry {
  path: string;
  title: string;
  text: string;
  icon: LucideIcon;
}

/** The way to the screens of those who run the site: only to those that the visitor may open. */
export function ManagementPage({
  entries,
  notices,
}: {
  entries: readonly ManagementEntry[];
  notices: ReactNode;
}) {
  return (
    <div className="mx-auto w-full max-w-[1000px] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{trShell.titles.management}</h1>
      <p className="mt-1 text-muted">{trManagement.intro}</p>
      {notices}
      <ul className="mt-6 grid gap-4 sm:grid-cols-2">
        {entries.map(({ path, title, text, icon }) => (
          <li key={path}>
            <ChoiceCard to={path} icon={icon} title={title} text={text} action={trManagement.open} />
          </li>
        ))}
      </ul>
    </div>
  );
}
