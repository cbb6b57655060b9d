import type { ComponentType } from 'react';
import { trAdmin } from '../../../locale/tr-admin';
import { PartSwitch } from '../panel/part-switch';
import { usePanelView } from '../panel/use-panel-view';
import { tableTab } from '../table/table-tab';
import { CLUB_SPONSORS, COMPETITION_ALIASES, COMPETITIONS, TEAM_ALIASES } from './name-tables';
import { ArchiveUpkeep } from './archive-upkeep';
import { DoublesPart } from './doubles-part';
import { FeedsPart } from './feeds-part';
import { ImportsPart } from './imports-part';
import { JoinsPart } from './joins-part';
import { DOUBLES_PART, JOINS_PART } from './part-names';
import { StaleSources } from './stale-sources';

const texts = trAdmin.archive;
const FEEDS = 'kaynaklar';
/** Those that are no table of names; the first part is the imports. */
const OTHERS: Readonly<Record<string, ComponentType>> = {
  [FEEDS]: FeedsPart,
  [DOUBLES_PART]: DoublesPart,
  [JOINS_PART]: JoinsPart,
};
const NAMES: Readonly<Record<string, { Table: ComponentType; hint: string }>> = {
  ligler: { Table: tableTab(COMPETITIONS), hint: texts.competitionsHint },
  'lig-takma-adlari': { Table: tableTab(COMPETITION_ALIASES), hint: texts.competitionAliasesHint },
  'takim-takma-adlari': { Table: tableTab(TEAM_ALIASES), hint: texts.teamAliasesHint },
  sponsorlar: { Table: tableTab(CLUB_SPONSORS), hint: texts.sponsorsHint },
};

/** Match files, the names under which imports find competitions and teams, and what turns out to be one. */
export default function ArchiveTab() {
  const { view } = usePanelView();
  const names = NAMES[view.part];
  const Other = OTHERS[view.part] ?? ImportsPart;
  return (
    <>
      <PartSwitch
        label={texts.parts}
        current={names || OTHERS[view.part] ? view.part : ''}
        parts={[
          ['', texts.imports],
          [FEEDS, trAdmin.feeds.part],
          ['ligler', texts.competitions],
          ['lig-takma-adlari', texts.competitionAliases],
          ['takim-takma-adlari', texts.teamAliases],
          ['sponsorlar', texts.sponsors],
          [DOUBLES_PART, texts.doubles],
          [JOINS_PART, texts.joins],
        ]}
      />
      {names ? (
        <>
          <p className="max-w-prose pb-4 text-sm text-muted">{names.hint}</p>
          <names.Table />
        </>
      ) : (
        <>
          {(view.part === '' || view.part === FEEDS) && <StaleSources />}
          {Other === ImportsPart && <ArchiveUpkeep />}
          <Other />
        </>
      )}
    </>
  );
}
