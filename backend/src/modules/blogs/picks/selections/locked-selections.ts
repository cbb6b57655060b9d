import { AppError } from '../../../../platform/errors/app-error';
import { tr } from '../../../../platform/locale/tr';
import { decimalComma } from '../../../../platform/text/decimal-comma';
import type { NewRow } from '../../../../platform/database/database';
import { selectionTitle } from '../../../../archive/catalogue/columns';
import type { OddField } from '../../../../archive/catalogue/odds-groups';
import type { WantedSelection } from '../dto/selections-field';
import type { PickSelection } from '../entities/pick-selection.entity';
import type { Picked } from '../entities/picked.entity';
import type { WithdrawnPick } from '../entities/withdrawn-pick.entity';
import { fixtureColumns, hasBegun, kickOffInstant } from '../../../../archive/rows/fixtures';
import { type LatestPrices, nameOf } from '../fixtures/pick-fixtures';

interface Situation {
  readonly postId: number;
  /** What stands on the post. */
  readonly current: readonly PickSelection[];
  /** What was taken out of it: put back, it has its first price again. */
  readonly withdrawn: readonly WithdrawnPick[];
  /** When the post's first selections were published; now where there were none. */
  readonly publishedAt: Date;
  /** A price of which nothing was heard for longer can't be picked. */
  readonly priceHours: number;
  /** The matches that are asked for, with their prices by now; one that isn't there is unknown. */
  readonly fixtures: readonly LatestPrices[];
  readonly now: Date;
}

/**
 * The selections of a post as they are from now on: those that were there keep their price, the others get the latest.
 * @throws AppError VALIDATION_FAILED with a sentence for each that can't be picked, PRICE_TOO_OLD with one for each whose price
 * is, PRICE_CHANGED with one for each whose price isn't the one that the editor saw
 */
export function lockedSelections(
  wanted: readonly WantedSelection[],
  { postId, current, withdrawn, publishedAt, priceHours, fixtures, now }: Situation,
): NewRow<PickSelection>[] {
  const byId = new Map(fixtures.map((fixture) => [fixture.match.id, fixture]));
  const problems: string[] = [];
  const tooOld: string[] = [];
  const changed: string[] = [];
  const rows = wanted.flatMap(({ match_id, column, odd: seen }, place): NewRow<PickSelection>[] => {
    const isIt = (each: Picked): boolean => each.match_id === match_id && each.odds_column === column;
    const kept = current.find(isIt);
    if (kept) return [{ ...kept, place }];
    const fixture = byId.get(match_id);
    const problem = problemOf(match_id, column, fixture, now);
    if (problem !== null) {
      problems.push(problem);
      return [];
    }
    const { match, prices } = fixture!;
    const where = { post_id: postId, place, published_at: publishedAt, kick_off: kickOffInstant(match) };
    const before = withdrawn.find(isIt);
    if (before) {
      const { odd, locked_at, odd_at, source, probability } = before;
      const first = { odd, locked_at, odd_at, source, probability };
      return [{ ...where, match_id, ...fixtureColumns(match), odds_column: column, ...first }];
    }
    const { odd, sighting, age, isTooOld, probability } = prices.get(column)!;
    if (isTooOld)
      tooOld.push(
        tr.picks.priceTooOld(
          nameOf(match),
          selectionTitle(column),
          writtenAge(age!),
          tr.picks.hours(priceHours),
        ),
      );
    if (seen !== undefined && Math.round(seen * 100) !== odd)
      changed.push(
        tr.picks.priceChanged(nameOf(match), selectionTitle(column), written(seen), written(odd / 100)),
      );
    const odd_at = sighting.at === null ? null : new Date(sighting.at);
    const price = { odd, locked_at: now, odd_at, source: sighting.source, probability };
    return [{ ...where, match_id, ...fixtureColumns(match), odds_column: column, ...price }];
  });
  if (problems.length > 0)
    throw new AppError('VALIDATION_FAILED', { fields: { selections: problems.join(' ') } });
  if (tooOld.length > 0) {
    const message = tooOld.join(' ');
    throw new AppError('PRICE_TOO_OLD', { message, fields: { selections: message } });
  }
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

const MINUTE = 60_000;

/** `6 saat 20 dakika` */
function writtenAge(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  return tr.picks.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}

const written = (odd: number): string => decimalComma(odd, 2);
