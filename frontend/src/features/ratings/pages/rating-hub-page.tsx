import { DoorClosed, DoorOpen } from 'lucide-react';
import { ChoiceCard } from '../../../components/navigation/choice-card';
import { tr } from '../../../locale/tr';

/** Choice between the ratings by opening and by closing odds. */
export default function RatingHubPage() {
  return (
    <div className="mx-auto w-full max-w-[1000px] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{tr.titles.ratings}</h1>
      <p className="mt-1 max-w-prose text-muted">{tr.ratings.intro}</p>
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <ChoiceCard
          to="/acilisreyting"
          icon={DoorOpen}
          title={tr.ratings.openingTitle}
          text={tr.ratings.openingText}
          action={tr.ratings.open}
        />
        <ChoiceCard
          to="/kapanisreyting"
          icon={DoorClosed}
          title={tr.ratings.closingTitle}
          text={tr.ratings.closingText}
          action={tr.ratings.open}
        />
      </div>
    </div>
  );
}
