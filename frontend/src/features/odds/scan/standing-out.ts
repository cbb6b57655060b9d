import type { ScannedMarketDto, ScannedMatchDto, ScannedSelectionDto } from '../../../api/generated/wire';

export interface StandingOut {
  market: ScannedMarketDto;
  selection: ScannedSelectionDto;
}

/** The selections of a match whose whole interval lies on one side of what their price says. */
export function standingOut(match: ScannedMatchDto): StandingOut[] {
  return match.results.flatMap((market) =>
    market.selections
      .filter((selection) => selection.direction !== null)
      .map((selection) => ({ market, selection })),
  );
}
