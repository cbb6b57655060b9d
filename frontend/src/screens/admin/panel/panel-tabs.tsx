import { Link } from 'react-router-dom';
import { Select } from '../../../kit/form/select';
import { classNames } from '../../../lib/class-names';
import { trAdmin } from '../../../locale/tr-admin';
import { writeView } from '../../../rooms/panel/panel-url';
import { MAIN_TABS, MORE_TABS, type PanelTab } from './tabs';

interface Props {
  /** Slug of the tab that is shown. */
  current: string;
  onChoose: (slug: string) => void;
}

/** The panel's tabs: a column beside the table, a select where there is no room for one. */
export function PanelTabs({ current, onChoose }: Props) {
  return (
    <>
      <div className="lg:hidden">
        <Select
          label={trAdmin.chooseSection}
          labelled="above"
          options={[...MAIN_TABS.map(option), null, ...MORE_TABS.map(option)]}
          value={current}
          onChange={onChoose}
          className="h-11 text-base"
        />
      </div>
      <nav aria-label={trAdmin.sections} className="hidden lg:block">
        <div className="sticky top-[calc(var(--header-height)+1rem)] flex flex-col gap-3">
          <TabList tabs={MAIN_TABS} current={current} />
          <hr className="border-line" />
          <TabList tabs={MORE_TABS} current={current} />
        </div>
      </nav>
    </>
  );
}

const option = ({ slug, label }: PanelTab) => [slug, label] as const;

function TabList({ tabs, current }: { tabs: readonly PanelTab[]; current: string }) {
  return (
    <ul className="flex flex-col gap-0.5">
      {tabs.map(({ slug, label, icon: Icon }) => (
        <li key={slug}>
          <Link
            to={writeView(slug, {})}
            aria-current={slug === current ? 'page' : undefined}
            className={classNames(
              'flex h-9 items-center gap-2.5 rounded-md px-2.5 text-sm transition-colors duration-150',
              slug === current ? 'bg-accent-soft font-medium text-accent-strong' : 'hover:bg-raised',
            )}
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
