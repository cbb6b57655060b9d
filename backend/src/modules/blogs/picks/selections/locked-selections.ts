import { AppError } from '../../../../platform/errors/app-error';
import { tr } from '../../../../platform/locale/tr';
import { decimalComma } from '../../../../platform/text/decimal-comma';
import type { NewRow } from '../../../../platform/database/database';
import { selectionTitle } from '../../../../archive/catalogue/columns';
import type { OddField } from '../../../../archive/catalogue/odds-groups';
import type { WantedSelection } from '../dto/selections-field';
import type { PickSelection } from '../entities/pick-selection.entity';
import { fixtureColumns, hasBegun, kickOffInstant } from '../../../../archive/rows/fixtures';
import { type LatestPrices, nameOf } from '../fixtures/pick-fixtures';

interface Situation {
  readonly postId: number;
  /** What stands on the post. */
  readonly current: readonly PickSelection[];
  /** The matches that are asked for, with their prices by now; one that isn't there is unknown. */
  readonly fixtures: readonly LatestPrices[];
  readonly now: Date;
}

/**
 * The selections of a post as they are from now on: those that were there keep their price, the others get the latest.
 * @throws AppError VALIDATION_FAILED with a sentence for each that can't be picked, PRICE_CHANGED with one for each
 * whose price isn't the one that the editor saw
 */
export function lockedSelections(
  wanted: readonly WantedSelection[],
  { postId, current, fixtures, now }: Situation,
): NewRow<PickSelection>[] {
  const byId = new Map(fixtures.map((fixture) => [fixture.match.id, fixture]));
  const problems: string[] = [];
  const changed: string[] = [];
  const rows = wanted.flatMap(({ match_id, column, odd: seen }, place): NewRow<PickSelection>[] => {
    const kept = current.find((each) => each.match_id === match_id && each.odds_column === column);
    if (kept) return [{ ...kept, place }];
    const fixture = byId.get(match_id);
    const problem = problemOf(match_id, column, fixture, now);
    if (problem !== null) {
      problems.push(problem);
      return [];
    }
    const { match, prices } = fixture!;
    const odd = prices.get(column)!;
    if (seen !== undefined && Math.round(seen * 100) !== odd)
      changed.push(
        tr.picks.priceChanged(nameOf(match), selectionTitle(column), written(seen), written(odd / 100)),
      );
    const at = { locked_at: now, kick_off: kickOffInstant(match) };
    return [{ post_id: postId, place, match_id, ...fixtureColumns(match), odds_column: column, odd, ...at }];
  });
  if (problems.length > 0)
    throw new AppError('VALIDATION_FAILED', { fields: { selections: problems.join(' ') } });
  if (changed.length > 0) {
    const message = changed.join(' ');
    throw new AppError('PRICE_CHANGED', { message, fields: { selections: message } });
  }
  return rows;
}

function problemOf(
  id: number,
  column: OddField,
  fixture: LatestPrices | undefined,
  now: Date,
): string | null {
  if (fixture === undefined) return tr.picks.noMatch(id);
  const name = nameOf(fixture.match);
  if (hasBegun(fixture.match, now)) return tr.picks.begun(name);
  return fixture.prices.has(column) ? null : tr.picks.noPrice(name, selectionTitle(column));
}

const written = (odd: number): string => decimalComma(odd, 2);
