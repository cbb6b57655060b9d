import { Bookmark, CalendarSearch, ChartScatter, Newspaper, DoorClosed, DoorOpen } from 'lucide-react';
import { ChoiceCard } from '../../../components/navigation/choice-card';
import { TABLE_PATHS } from '../../../components/table/table-paths';
import { tr } from '../../../locale/tr';
import { trMyFilters } from '../../../locale/tr-my-filters';
import { CLOSING, OPENING } from '../odds-type';

/** Choice between the two odds tables, the bulletin, the scan of a day, the reliability of odds and one's own filters. */
export default function OddsHubPage() {
  return (
    <div className="mx-auto w-full max-w-[1000px] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{tr.titles.odds}</h1>
      <p className="mt-1 text-muted">{tr.odds.hubIntro}</p>
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <ChoiceCard
          to={TABLE_PATHS[OPENING]}
          icon={DoorOpen}
          title={tr.odds.opening}
          text={tr.odds.openingText}
          action={tr.odds.open}
        />
        <ChoiceCard
          to={TABLE_PATHS[CLOSING]}
          icon={DoorClosed}
          title={tr.odds.closing}
          text={tr.odds.closingText}
          action={tr.odds.open}
        />
        <ChoiceCard
          to="/bulten"
          icon={Newspaper}
          title={tr.bulletin.title}
          text={tr.bulletin.hubText}
          action={tr.bulletin.open}
        />
        <ChoiceCard
          to="/tarama"
          icon={CalendarSearch}
          title={tr.scan.title}
          text={tr.scan.hubText}
          action={tr.scan.open}
        />
        <ChoiceCard
          to="/guvenilirlik"
          icon={ChartScatter}
          title={tr.titles.reliability}
          text={tr.odds.reliabilityText}
          action={tr.odds.openReliability}
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
