import { trAdmin } from '../../../locale/tr-admin';
import { PartSwitch } from '../panel/part-switch';
import { usePanelView } from '../panel/use-panel-view';
import { TableTab } from '../table/table-tab';
import type { TableDefinition } from '../table/table-types';
import { COMPETITION_ALIASES, COMPETITIONS, TEAM_ALIASES } from './name-tables';
import { FeedsPart } from './feeds-part';
import { ImportsPart } from './imports-part';

const said = trAdmin.archive;
const FEEDS = 'kaynaklar';
const NAMES: Readonly<Record<string, { definition: TableDefinition; hint: string }>> = {
  ligler: { definition: COMPETITIONS, hint: said.competitionsHint },
  'lig-takma-adlari': { definition: COMPETITION_ALIASES, hint: said.competitionAliasesHint },
  'takim-takma-adlari': { definition: TEAM_ALIASES, hint: said.teamAliasesHint },
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
          <TableTab key={view.part} definition={names.definition} />
        </>
      ) : view.part === FEEDS ? (
        <FeedsPart />
      ) : (
        <ImportsPart />
      )}
    </>
  );
}
