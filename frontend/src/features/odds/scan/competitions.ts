import type { ScannedMatchDto } from '../../../api/generated/wire';

type Place = Pick<ScannedMatchDto, 'country_name' | 'competition_name'>;

/** A competition's name with its country's: several countries have a `Premier Lig`. */
export function competitionOf({ country_name, competition_name }: Place): string {
  return `${country_name} · ${competition_name}`;
}

/** The competitions of a day with their numbers of matches, in Turkish order; the chosen one even without a match. */
export function competitionsOf(
  matches: readonly Place[],
  chosen: string | undefined,
): [competition: string, matches: number][] {
  const counts = new Map<string, number>();
  if (chosen !== undefined) counts.set(chosen, 0);
  for (const match of matches) {
    const name = competitionOf(match);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b, 'tr'));
}
