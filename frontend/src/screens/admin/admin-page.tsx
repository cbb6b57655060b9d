import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { trAdmin } from '../../locale/tr-admin';
import { useReadSiteStateQuery } from '../../api/generated/panel';
import { SiteNotices } from '../../rooms/panel/site-notices';
import { DeleteProvider } from './deleting/delete-context';
import { UndoBar } from './deleting/undo-bar';
import { writeView } from '../../rooms/panel/panel-url';
import { PanelTabs } from './panel/panel-tabs';
import { MAIN_TABS, tabOf } from './panel/tabs';
import { usePanelView } from './panel/use-panel-view';

/** The admin panel: tabs at its side, the chosen one beside them, the site's version below. */
export default function AdminPage() {
  const { tab: slug } = usePanelView();
  const { Content, ...tab } = tabOf(slug);
  const navigate = useNavigate();
  const { data: state } = useReadSiteStateQuery();
  return (
    <DeleteProvider>
      <div className="flex grow flex-col gap-5 px-4 py-5 lg:px-6">
        <header>
          <h1 className="text-xl font-semibold">{trAdmin.title}</h1>
          <p className="text-sm text-muted">{trAdmin.welcome}</p>
        </header>
        <SiteNotices urgentOnly={tab.slug !== MAIN_TABS[0]!.slug} />
        <div className="grid grow grid-cols-1 content-start gap-5 lg:grid-cols-[11.875rem_minmax(0,1fr)]">
          <PanelTabs current={tab.slug} onChoose={(wanted) => void navigate(writeView(wanted, {}))} />
          <section aria-labelledby="panel-heading" className="min-w-0">
            <h2 id="panel-heading" className="pb-3 text-lg font-semibold">
              {tab.label}
            </h2>
            <Suspense fallback={<p role="status">{trAdmin.table.loading}</p>}>
              <Content key={tab.slug} />
            </Suspense>
          </section>
        </div>
        <footer className="min-h-4 text-right text-xs text-muted">
          {state && trAdmin.version(state.version.running)}
        </footer>
      </div>
      <UndoBar />
    </DeleteProvider>
  );
}
