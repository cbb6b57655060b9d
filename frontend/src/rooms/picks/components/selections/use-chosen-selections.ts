import { useCallback, useState } from 'react';
import type { ApiError } from '../../../../api/api-error';
import type { PricedFixtureDto } from '../../../../api/generated/wire';
import { trPicks } from '../../../../locale/tr-picks';
import { type ChosenSelection, withFixture } from '../../rules/chosen-selections';

/** The selections in the form of a post, and why the server refused them. */
export function useChosenSelections(initial: () => readonly ChosenSelection[]) {
  const [chosen, setChosen] = useState(initial);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    chosen,
    refusal,
    change: (next: readonly ChosenSelection[]) => {
      setRefusal(null);
      setChosen(next);
    },
    /** Takes over the present prices of a fixture. */
    refresh: useCallback((fixture: PricedFixtureDto) => setChosen((list) => withFixture(list, fixture)), []),
    /** Keeps what a failed request says of the selections; null before the next one. */
    refuse: (error: ApiError | null) => setRefusal(error && refusalOf(error)),
  };
}

export type ChosenSelections = ReturnType<typeof useChosenSelections>;

function refusalOf({ code, message, fields }: ApiError): string | null {
  if (code === 'PRICE_CHANGED') return `${fields.selections ?? message} ${trPicks.newPrices}`;
  return fields.selections ?? (code === 'PICK_LOCKED' ? message : null);
}
