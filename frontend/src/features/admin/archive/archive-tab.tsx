import type { ComponentType } from 'react';
import { trAdmin } from '../../../locale/tr-admin';
import { PartSwitch } from '../panel/part-switch';
import { usePanelView } from '../panel/use-panel-view';
import { tableTab } from '../table/table-tab';
import { COMPETITION_ALIASES, COMPETITIONS, TEAM_ALIASES } from './name-tables';
import { ArchiveUpkeep } from './archive-upkeep';
import { FeedsPart } from './feeds-part';
import { ImportsPart } from './imports-part';
import { StaleSources } from './stale-sources';

const said = trAdmin.archive;
const FEEDS = 'kaynaklar';
const NAMES: Readonly<Record<string, { Table: ComponentType; hint: string }>> = {
  ligler: { Table: tableTab(COMPETITIONS), hint: said.competitionsHint },
  'lig-takma-adlari': { Table: tableTab(COMPETITION_ALIASES), hint: said.competitionAliasesHint },
  'takim-takma-adlari': { Table: tableTab(TEAM_ALIASES), hint: said.teamAliasesHint },
};

/** Match files, and the names under which imports find competitions and teams. */
export default function ArchiveTab() {
  const { view } = usePanelView();
  const names = NAMES[view.part];
  return (
    <>
      <PartSwitch
        label={said.parts}
        current={names || view.part === FEEDS ? view.part : ''}
        parts={[
          ['', said.imports],
          [FEEDS, trAdmin.feeds.part],
          ['ligler', said.competitions],
          ['lig-takma-adlari', said.competitionAliases],
          ['takim-takma-adlari', said.teamAliases],
        ]}
      />
      {names ? (
        <>
          <p className="max-w-prose pb-4 text-sm text-muted">{names.hint}</p>
          <names.Table />
        </>
      ) : (
        <>
          <StaleSources />
          {view.part === FEEDS ? (
            <FeedsPart />
          ) : (
            <>
              <ArchiveUpkeep />
              <ImportsPart />
            </>
          )}
        </>
      )}
    </>
  );
}
