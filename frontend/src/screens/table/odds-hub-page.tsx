import { Bookmark, CalendarSearch, ChartScatter, Newspaper, DoorClosed, DoorOpen } from 'lucide-react';
import { ChoiceCard } from '../../kit/navigation/choice-card';
import { TABLE_PATHS } from '../../odds/table/question';
import { trBulletin, trOdds } from '../../locale/tr-odds';
import { trScan } from '../../locale/tr-scan';
import { trShell } from '../../locale/tr-shell';
import { trMyFilters } from '../../locale/tr-my-filters';
import { CLOSING, OPENING } from '../../odds/odds-type';

/** Choice between the two odds tables, the bulletin, the scan of a day, the reliability of odds and one's own filters. */
export default function OddsHubPage() {
  return (
    <div className="mx-auto w-full max-w-[62.5rem] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{trShell.titles.odds}</h1>
      <p className="mt-1 text-muted">{trOdds.hubIntro}</p>
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <ChoiceCard
          to={TABLE_PATHS[OPENING]}
          icon={DoorOpen}
          title={trOdds.opening}
          text={trOdds.openingText}
          action={trOdds.open}
        />
        <ChoiceCard
          to={TABLE_PATHS[CLOSING]}
          icon={DoorClosed}
          title={trOdds.closing}
          text={trOdds.closingText}
          action={trOdds.open}
        />
        <ChoiceCard
          to="/bulten"
          icon={Newspaper}
          title={trBulletin.title}
          text={trBulletin.hubText}
          action={trBulletin.open}
        />
        <ChoiceCard
          to="/tarama"
          icon={CalendarSearch}
          title={trScan.title}
          text={trScan.hubText}
          action={trScan.open}
        />
        <ChoiceCard
          to="/guvenilirlik"
          icon={ChartScatter}
          title={trShell.titles.reliability}
          text={trOdds.reliabilityText}
          action={trOdds.openReliability}
        />
        <ChoiceCard
          to="/filtrelerim"
          icon={Bookmark}
          title={trMyFilters.title}
          text={trMyFilters.hubText}
          action={trMyFilters.open}
        />
      </div>
    </div>
  );
}
