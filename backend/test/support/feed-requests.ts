import { In } from 'typeorm';
import { Jobs } from '../../src/platform/background/jobs';
import { SessionsService } from '../../src/modules/auth/sessions.service';
import { Import } from '../../src/modules/imports/entities/import.entity';
import type { ImportRow } from '../../src/modules/imports/dto/imports.dto';
import { dumpArchive } from './archive-dump';
import { createTestSite, type TestMember, type TestSite } from './create-test-site';

/** A file of one match with this price of a home win. */
export const priceFile = (price: string): string =>
  `match_date,match_time,country_name,competition_name,home_team,away_team,filter_type,ft_1_odd
2026-05-20,20:00,Türkiye,Örnek Ligi,Beşiktaş,Göztepe,1,${price}`;

/** A site that looks for files only when a test asks it to. */
export async function openFeedSite(
  environment: Record<string, string>,
  beside?: TestSite,
): Promise<TestSite> {
  const opened = await createTestSite(environment, beside);
  await opened.app.get(Jobs).stop('feeds', 'inbox');
  return opened;
}

/** What a suite asks its site, by then opened, about files that arrive by themselves. */
export function feedRequests(site: () => TestSite, admin: () => TestMember) {
  /** Waits until no import waits, runs or is being taken back. */
  const settled = async (): Promise<void> => {
    const pending = () =>
      site().database.manager.countBy(Import, { status: In(['queued', 'running', 'undoing']) });
    await site().run('imports');
    while ((await pending()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const history = async (): Promise<ImportRow[]> => {
    await settled();
    return (await site().http(admin().token).get('/api/imports?order=asc').expect(200)).body as ImportRow[];
  };
  return {
    settled,
    history,
    /** How each import ended, in a word or a sentence. */
    briefly: async () => (await history()).map(({ status, notice, error }) => error ?? notice ?? status),
    prices: async () => (await dumpArchive(site().database)).map(({ opening }) => opening.ft_1_odd),
    setFeeds: (feeds: unknown) => site().http(admin().token).put('/api/feeds').send({ feeds }),
    /** Gives the admin a session, which a clock that goes days ahead ends. */
    logIn: async () => {
      admin().token = await site().app.get(SessionsService).begin(admin().id);
    },
    clear: async () => {
      await settled();
      for (const table of ['matches', 'imports', 'competitions', 'feed_states', 'site_settings']) {
        await site().database.query(`DELETE FROM ${table}`);
      }
    },
  };
}
