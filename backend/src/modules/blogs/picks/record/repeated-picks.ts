import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../../platform/database/database';
import { foldText } from '../../../../platform/text/fold';
import { Blog } from '../../entities/blog.entity';
import { PickRecordRow } from '../entities/pick-record-row.entity';
import { PickSelection } from '../entities/pick-selection.entity';

type Any = PickRecordRow | PickSelection;

/** Tells which selections repeat an opinion that their author had published before: those count as no single. */
@Injectable()
export class RepeatedPicks {
  constructor(private readonly database: Database) {}

  /** Those of some selections that are not the first of their author, match and column. */
  async among<Selection extends Any>(selections: readonly Selection[]): Promise<ReadonlySet<Selection>> {
    if (selections.length === 0) return new Set();
    const { manager } = this.database;
    const where = { match_id: In([...new Set(selections.map(({ match_id }) => match_id))]) };
    const rows = await manager.findBy(PickRecordRow, where);
    const open = await manager.findBy(PickSelection, where);
    const posts = await manager.find(Blog, {
      select: { id: true, author: true },
      where: { id: In([...new Set([...open, ...selections].flatMap(({ post_id }) => post_id ?? []))]) },
    });
    const authorOf = new Map(posts.map(({ id, author }) => [id, author]));
    const opinionOf = (each: Any): string => {
      const author = each instanceof PickRecordRow ? each.author : (authorOf.get(each.post_id) ?? '');
      return `${foldText(author)}\n${each.match_id} ${each.odds_column}`;
    };
    const firsts = new Map<string, Any>();
    for (const each of [...rows, ...open].sort(byPublication)) {
      const opinion = opinionOf(each);
      if (!firsts.has(opinion)) firsts.set(opinion, each);
    }
    return new Set(
      selections.filter((each) => {
        // an editor may have taken it out since it was read
        const first = firsts.get(opinionOf(each)) ?? each;
        return !isSame(first, each);
      }),
    );
  }
}

/** Of selections that were chosen at one instant those of the earlier post, and on it the earlier one. */
function byPublication(one: Any, other: Any): number {
  return one.locked_at.getTime() - other.locked_at.getTime() || one.post_id - other.post_id;
}

const isSame = (one: Any, other: Any): boolean =>
  one.post_id === other.post_id && one.match_id === other.match_id && one.odds_column === other.odds_column;
