import { DoorClosed, DoorOpen } from 'lucide-react';
import { ChoiceCard } from '../../kit/navigation/choice-card';
import { trRatings } from '../../locale/tr-ratings';
import { trShell } from '../../locale/tr-shell';

/** Choice between the ratings by opening and by closing odds. */
export default function RatingHubPage() {
  return (
    <div className="mx-auto w-full max-w-[62.5rem] px-4 py-8 sm:py-12">
      <h1 className="text-xl font-semibold sm:text-3xl">{trShell.titles.ratings}</h1>
      <p className="mt-1 max-w-prose text-muted">{trRatings.intro}</p>
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <ChoiceCard
          to="/acilisreyting"
          icon={DoorOpen}
          title={trRatings.openingTitle}
          text={trRatings.openingText}
          action={trRatings.open}
        />
        <ChoiceCard
          to="/kapanisreyting"
          icon={DoorClosed}
          title={trRatings.closingTitle}
          text={trRatings.closingText}
          action={trRatings.open}
        />
      </div>
    </div>
  );
}
