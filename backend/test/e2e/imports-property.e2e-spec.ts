import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Jobs } from '../../src/platform/background/jobs';
import { foldText } from '../../src/platform/text/fold';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { archiveImage, imageDifferences, type MatchImage } from '../support/archive-image';
import { resultsByHand, type WrittenFile, writeContradictingFiles } from '../support/contradicting-files';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { FreshArchives } from '../support/fresh-archives';
import { importRequests } from '../support/import-requests';
import { Random } from '../support/random-archive';
import { seasonFile, seasonRow } from '../support/season-rows';
import { DATABASE_NAME } from '../support/test-database';

const SEED = 20261125;
const SEQUENCES = 50;
const STEPS = 8;
/** Of a sequence; fewer than steps, so that files come again. */
const FILES = 4;

/** An import of a file, or the undoing of an earlier step. */
type Step = { readonly file: WrittenFile } | { readonly undo: Step };

describe(`what the archive believes on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  let folder: string;
  let fresh: FreshArchives;
  const { clear, imported, row, undo } = importRequests(
    () => site,
    () => admin,
  );

  beforeAll(async () => {
    site = await createTestSite();
    // they would only look for what nobody asks for here
    await site.app.get(Jobs).stop('alerts', 'picks');
    admin = await site.member('admin');
    folder = mkdtempSync(join(tmpdir(), 'sequences-'));
    fresh = await FreshArchives.open(site.clock.now());
  });

  afterEach(() => clear());

  afterAll(async () => {
    await site?.close();
    fresh?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe('in random sequences of imports, repeats and undoing', () => {
    it.each(Array.from({ length: SEQUENCES }, (_, sequence) => sequence))(
      `is always what the files that remain give in the order of their import (seed ${SEED}, %i)`,
      async (sequence) => {
        const steps = randomSteps(new Random(SEED, sequence), `${sequence}`);
        const wrong = await firstDifference(steps);
        if (wrong === null) return;
        const shortest = await shrunk(steps);
        throw new Error(`${await firstDifference(shortest)}\n\n${written(shortest)}`);
      },
    );

    function randomSteps(random: Random, name: string): Step[] {
      const files = writeContradictingFiles(folder, name, FILES, random);
      const steps: Step[] = [];
      const standing: Step[] = [];
      while (steps.length < STEPS) {
        const takesBack = standing.length > 1 && random.chance(0.35);
        const step: Step = takesBack ? { undo: random.pick(standing) } : { file: random.pick(files) };
        if ('undo' in step) standing.splice(standing.indexOf(step.undo), 1);
        else standing.push(step);
        steps.push(step);
      }
      return steps;
    }

    /** Takes the steps in an empty archive; tells the first one after which it isn't what a fresh archive is. */
    async function firstDifference(steps: readonly Step[]): Promise<string | null> {
      await clear();
      const standing = new Map<Step, { id: number; file: WrittenFile }>();
      for (const [at, step] of steps.entries()) {
        if ('undo' in step) {
          const { id } = standing.get(step.undo)!;
          await undo(id);
          expect((await row(id)).status).toBe('undone');
          standing.delete(step.undo);
        } else {
          const { file } = step;
          const { importId, status, error } = await site.app.get(ImportsService).importFile(file.path);
          expect([status, error]).toEqual(['done', null]);
          standing.set(step, { id: importId, file });
        }
        const files = [...standing.values()].map(({ file }) => file);
        const image = await archiveImage(site.database);
        const differences = [
          ...imageDifferences(await fresh.imageOf(files.map(({ path }) => path)), image),
          ...wrongResults(files, image),
        ];
        if (differences.length > 0) return [`After step ${at + 1}:`, ...differences].join('\n');
      }
      return null;
    }

    /** What is wrong by {@link resultsByHand}: a fresh archive would make the same mistake. */
    function wrongResults(files: readonly WrittenFile[], image: readonly MatchImage[]): string[] {
      return [...resultsByHand(files)].flatMap(([away, result]) => {
        const found = image.filter((match) => foldText(match.away).startsWith(foldText(away)));
        const scores = found.map(({ fullTime }) => fullTime ?? 'no result').join(', ');
        const wanted = result ?? 'no result';
        return scores === wanted ? [] : [`${away}: ${wanted} by hand, ${scores || 'no match'} found`];
      });
    }

    /** The same failure in as few steps as leaving out one after the other leads to. */
    async function shrunk(steps: readonly Step[]): Promise<readonly Step[]> {
      for (const out of steps) {
        const fewer = steps.filter((step) => step !== out && !('undo' in step && step.undo === out));
        if ((await firstDifference(fewer)) !== null) return shrunk(fewer);
      }
      return steps;
    }

    function written(steps: readonly Step[]): string {
      const names = steps.map((step, at) =>
        'undo' in step
          ? `${at + 1}. undo step ${steps.indexOf(step.undo) + 1}`
          : `${at + 1}. import ${basename(step.file.path)}`,
      );
      const files = new Set(steps.flatMap((step) => ('file' in step ? [step.file] : [])));
      return [...names, ...[...files].map(({ path, content }) => `${basename(path)}:\n${content}`)].join(
        '\n',
      );
    }
  });

  it('is one match for as long as something is said of the day between two others', async () => {
    const on = (day: number) => seasonFile(seasonRow('Besiktas', 'Goztep', { date: `${day}/02/2026` }));
    const days = async () => (await archiveImage(site.database)).map(({ date }) => date);
    await imported(on(20));
    await imported(on(22));
    expect(await days()).toEqual(['2026-02-20', '2026-02-22']);
    const { id } = await imported(on(21));
    expect(await days()).toEqual(['2026-02-21']);
    await undo(id);
    expect(await days()).toEqual(['2026-02-20', '2026-02-22']);
  });

  describe('of a result that was corrected by mistake and corrected back', () => {
    const right = seasonFile('T1,17/05/2024,19:00,Besiktas,Goztep,2,1,H,1,0,H,1.85,3.4,4.2,1.8,3.5,4.4');
    const mistaken = seasonFile('T1,17/05/2024,19:00,Besiktas,Goztep,2,2,D,1,0,H,1.95,3.4,4.2,1.9,3.5,4.4');
    let weeks: number[];

    /** Result, opening and closing price of the home side. */
    const shown = async () => {
      const image = await archiveImage(site.database);
      expect(image).toHaveLength(1);
      const [{ fullTime, opening, closing }] = image as [(typeof image)[number]];
      return [fullTime, opening.values.ft_1_odd, closing.values.ft_1_odd];
    };
    const RIGHT = ['2-1', 185, 180];
    const MISTAKEN = ['2-2', 195, 190];

    beforeEach(async () => {
      weeks = [];
      const outcomes: number[][] = [];
      for (const content of [right, mistaken, right]) {
        const { id, inserted, updated, unchanged } = await imported(content);
        weeks.push(id);
        outcomes.push([inserted, updated, unchanged]);
      }
      expect(outcomes).toEqual([
        [1, 0, 0],
        [0, 1, 0],
        [0, 1, 0],
      ]);
    });

    it('is the right one again, and said to be when it is repeated', async () => {
      expect(await shown()).toEqual(RIGHT);
      expect(await imported(right)).toMatchObject({ updated: 0, unchanged: 1 });
      expect(await shown()).toEqual(RIGHT);
    });

    it('stays the right one when the mistake is undone, or the first week', async () => {
      await undo(weeks[1]!);
      expect(await shown()).toEqual(RIGHT);
      await undo(weeks[0]!);
      expect(await shown()).toEqual(RIGHT);
    });

    it('stays the right one when the first week is undone before the mistake', async () => {
      await undo(weeks[0]!);
      expect(await shown()).toEqual(RIGHT);
      await undo(weeks[2]!);
      expect(await shown()).toEqual(MISTAKEN);
    });

    it('is the mistaken one when the last week is undone, and the right one when the second is as well', async () => {
      await undo(weeks[2]!);
      expect(await shown()).toEqual(MISTAKEN);
      await undo(weeks[1]!);
      expect(await shown()).toEqual(RIGHT);
    });

    it('is nothing any more when all weeks are undone', async () => {
      for (const id of weeks) await undo(id);
      expect(await archiveImage(site.database)).toEqual([]);
    });
  });
});
