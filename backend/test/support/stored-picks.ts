import type { EntityManager } from 'typeorm';
import { Blog } from '../../src/modules/blogs/entities/blog.entity';
import { postColumns } from '../../src/modules/blogs/posts/post-values';
import { PickSelection } from '../../src/modules/blogs/picks/entities/pick-selection.entity';
import { kickOffInstant } from '../../src/archive/rows/fixtures';

export interface StoredPick {
  match_id: number;
  odds_column: string;
  /** In hundredths. */
  odd: number;
  match_date: string;
  match_time: string | null;
  home_team: string;
  away_team: string;
}

/** Puts a post with selections into the database, as the editor's form does; its id. */
export async function storePost(
  manager: EntityManager,
  { author, date }: { author: string; date: Date },
  picks: readonly StoredPick[],
): Promise<number> {
  const values = { blogname: 'Kupon', feedback: 'Metin', author, date, image_filename: null };
  const { identifiers } = await manager.insert(Blog, { ...postColumns(values), edited_at: null });
  const post_id = (identifiers[0] as { id: number }).id;
  const rows = picks.map((pick, place) => ({
    ...{ ...pick, post_id, place, locked_at: date, kick_off: kickOffInstant(pick) },
  }));
  await manager.insert(PickSelection, rows);
  return post_id;
}
