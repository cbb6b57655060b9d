import { ImportsService } from '../../src/modules/imports/imports.service';
import { isOddField, ODD_FIELDS, oddColumn } from '../../src/archive/catalogue/columns';
import { CalibrationKeeper } from '../../src/modules/odds/learning/calibration-keeper';
import type {
  EditorPicksPage,
  EditorRecordDto,
  EditorSummaryDto,
} from '../../src/modules/blogs/picks/dto/editors.dto';
import type { PickState } from '../../src/modules/blogs/picks/settling/pick-state';
import { addArchivedMatches } from '../support/archived-matches';
import { expectNear, expectThinned } from '../support/brute-backtest';
import { bruteClosingLine, bruteRecord } from '../support/brute-record';
import { storedLearning } from '../support/learned-archive';
import { type ArchivedMatch, Random, scoresOf } from '../support/random-archive';
import { describeWithRealData, seasonFiles } from '../support/real-data';
import { addRecorded, type RecordedPick } from '../support/recorded-picks';
import { seasonsArchive } from '../support/seasons-archive';
import { archiveCaughtUp } from '../support/site-archive';
import { readStoredMatches } from '../support/stored-matches';
import { DATABASE_NAME } from '../support/test-database';
import { TwoSites } from '../support/two-sites';

const SEED = 20261123;
const PICKS = 4_000;
/** The day on which the clocks of tests stand. */
const TODAY = '2026-05-17';

/** Spellings of each author; of the last one there are few selections. */
const AUTHORS = [['Şule', 'ŞULE', 'sule'], ['Ali Kemal'], ['Yeni']];

function stateOf(match: ArchivedMatch, column: string, random: Random): PickState {
  if (random.chance(0.05)) return 'open';
  const won = isOddField(column) ? oddColumn(column).settle(scoresOf(match)) : null;
  if (won === null || random.chance(0.05)) return 'void';
  return won ? 'won' : 'lost';
}

/** Selections on random matches, at a price like those that the match had; several on most posts. */
function randomPicks(random: Random, matches: readonly ArchivedMatch[]): RecordedPick[] {
  const picks: RecordedPick[] = [];
  for (let post_id = 1; picks.length < PICKS; post_id++) {
    const author = random.pick(random.chance(0.01) ? AUTHORS[2]! : random.pick(AUTHORS.slice(0, 2)));
    for (let count = 1 + random.below(4); count > 0; count--) {
      const match = random.pick(matches);
      const priced = ODD_FIELDS.filter((field) => (match.closing[field] ?? match.opening[field]) !== null);
      const column = priced.length === 0 ? 'ft_1_odd' : random.pick(priced);
      const near = match.opening[column] ?? match.closing[column] ?? 200;
      const { match_date, match_time, home_team, away_team } = match;
      picks.push({
        ...{ post_id, author, match_date, match_time, away_team, odds_column: column },
        // now and then the match has another id by now, or is gone
        match_id: random.chance(0.1) ? 10_000_000 + picks.length : match.id,
        home_team: random.chance(0.02) ? 'Kayıp Spor' : home_team,
        odd: Math.max(101, Math.round((near * (90 + random.below(21))) / 100)),
        state: stateOf(match, column, random),
      });
    }
  }
  return picks;
}

/** Holds the records of all authors, as both sites answer them, against the definitions. */
async function expectRecords(sites: TwoSites): Promise<void> {
  const { database } = sites.byIndex;
  await sites.byIndex.app.get(CalibrationKeeper).run();
  await sites.bySql.app.get(CalibrationKeeper).state();
  const learned = await storedLearning(database);
  const matches = await readStoredMatches(database);
  const picks = randomPicks(new Random(SEED), matches);
  await addRecorded(database, picks);
  const records = AUTHORS.map((spellings) =>
    bruteRecord(picks.filter(({ author }) => spellings.includes(author))),
  );
  const evidence = { value: 1, needed: 20 * records.filter(({ settled }) => settled >= 30).length };
  for (const spellings of AUTHORS) {
    const ofAuthor = picks.filter(({ author }) => spellings.includes(author));
    const { curve: wantedCurve, ...wanted } = bruteRecord(ofAuthor);
    const closing_line = bruteClosingLine(ofAuthor, matches, learned, TODAY);
    expect(closing_line.n).toBeGreaterThan(0);
    const path = `/api/editors/${encodeURIComponent(spellings[0]!)}`;
    for (const { curve, author, ...figures } of await sites.askEach<EditorRecordDto>(`${path}/record`)) {
      expect(spellings).toContain(author);
      expectNear(figures, { ...wanted, evidence, closing_line, withdrawn: 0 }, path);
      expectThinned(curve, wantedCurve, path);
    }
    const { months: _1, repeated: _2, untimed: _3, ...open } = wanted;
    for (const { curve, author, ...figures } of await sites.askEach<EditorSummaryDto>(`${path}/summary`)) {
      expect(spellings).toContain(author);
      expectNear(figures, open, path);
      expectThinned(curve, wantedCurve, path);
    }
  }
}

describe(`records of editors over an archive of its own on the ${DATABASE_NAME}`, () => {
  let sites: TwoSites;
  beforeAll(async () => {
    sites = await TwoSites.open();
    const archive = seasonsArchive(new Random(SEED), 900, 7, ['ft', 'uo_25', 'bts', 'ht_dc']);
    await addArchivedMatches(sites.byIndex.database, archive);
    await archiveCaughtUp(sites.byIndex);
  });
  afterAll(() => sites?.close());

  it(`agree with ${PICKS} random selections looked at one by one, by index and by SQL`, async () => {
    await expectRecords(sites);
  });
});

describeWithRealData('football-data', `records of editors on the ${DATABASE_NAME}`, (folder) => {
  let sites: TwoSites;
  beforeAll(async () => {
    sites = await TwoSites.open();
    const imports = sites.byIndex.app.get(ImportsService);
    // closing prices stand in season files since 2019
    const files = seasonFiles(folder).filter((file) => /\/(1920|2122|2324)\/(T1|E0|SP1)\.csv$/.test(file));
    for (const file of files) expect((await imports.importFile(file)).status).toBe('done');
    await archiveCaughtUp(sites.byIndex);
  });
  afterAll(() => sites?.close());

  it(`agree over real files with ${PICKS} random selections looked at one by one, by index and by SQL`, async () => {
    await expectRecords(sites);
  });

  it('have all selections on their pages, the latest kick-off first', async () => {
    const pages: EditorPicksPage['picks'] = [];
    for (let page = 1; ; page++) {
      const { picks, total } = await sites.ask<EditorPicksPage>('/api/editors/sule/picks', {
        ...{ page, per_page: 100 },
      });
      pages.push(...picks);
      if (picks.length === 0) {
        expect(pages).toHaveLength(total);
        break;
      }
    }
    const rows = await sites.byIndex.database.query<{ seq: number }[]>(
      "SELECT seq FROM pick_record WHERE author IN ('Şule', 'ŞULE', 'sule')" +
        ' ORDER BY match_date DESC, match_time DESC, seq DESC',
    );
    expect(pages.map(({ seq }) => seq)).toEqual(rows.map(({ seq }) => seq));
  });
});
