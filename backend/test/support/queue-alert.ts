import { foldText } from '../../src/platform/text/fold';
import { AlertHit } from '../../src/modules/alerts/entities/alert-hit.entity';
import type { FilterMatches } from '../../src/modules/alerts/message/alert-message';
import { SavedFilter } from '../../src/modules/filters/entities/saved-filter.entity';
import { Match } from '../../src/modules/odds/entities/match.entity';
import { Outbox } from '../../src/modules/delivery/outbox/queue/outbox';
import type { TestSite } from './create-test-site';
import { addMatches } from './matches';

/**
 * Queues a Telegram message to a member as a search does that has found these matches: saves the filters, adds the
 * matches that aren't there, and notes what fits.
 * @param message names it: a member doesn't get another one of that name
 */
export async function queueAlert(
  { app, database }: TestSite,
  userId: number,
  filters: readonly FilterMatches[],
  message: string,
): Promise<void> {
  const { manager } = database;
  for (const filter of filters) {
    const filter_id = await filterOf(database, userId, filter);
    for (const match of filter.matches) {
      const { id, date, time, home, away } = match;
      const isThere = await manager.existsBy(Match, { id });
      if (!isThere) await addMatches(database, [{ id, date, time, home, away }]);
      else await manager.update(Match, { id }, { match_date: date, match_time: time });
      const hit = { filter_id, match_id: id, user_id: userId, message };
      if (!(await manager.existsBy(AlertHit, { filter_id, match_id: id })))
        await manager.insert(AlertHit, {
          ...{ ...hit, prices: JSON.stringify(match.prices), found_at: new Date() },
        });
    }
  }
  await app.get(Outbox).add({
    ...{ channel: 'telegram', template: 'filter-matches', user_id: userId, priority: 1 },
    ...{ data: { message }, once_key: `alert ${message}` },
  });
}

async function filterOf(
  { manager }: TestSite['database'],
  user_id: number,
  { name, filterType, selection }: FilterMatches,
): Promise<number> {
  const key = { user_id, filter_type: filterType, name_folded: foldText(name) };
  const known = await manager.findOneBy(SavedFilter, key);
  if (known !== null) return known.id;
  await manager.insert(SavedFilter, {
    ...{ ...key, name, selection, alert_enabled: true, created_at: new Date() },
    // a search finds nothing more
    ...{ filter_data: '{"ft_1_odd":"999"}', hidden_groups: '[]' },
  });
  return (await manager.findOneByOrFail(SavedFilter, key)).id;
}
