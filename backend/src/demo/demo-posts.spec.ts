import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { demoBulletin } from '../../test/support/demo-bulletin';
import { ODD_FIELDS } from '../archive/catalogue/columns';
import { DEMO_COMPETITIONS } from '../platform/database/invented/demo-competitions';
import { addDays, istanbulDate, istanbulParts } from '../platform/time/istanbul';
import { hasWon } from './demo-bulletin';
import { DemoMatchModel } from './demo-match';
import {
  DEMO_FIELDS,
  DEMO_PICKS,
  DEMO_WINNERS,
  type DemoPick,
  EARLIEST_HOURS_AGO,
  earlierPicks,
  latestPicks,
} from './demo-posts';
import { demoSchedule } from './demo-schedule';

const WEEK = [11, 12, 13, 14, 15, 16, 17].map((day) => `2026-05-${day}T11:00:00Z`);
const OLDEST_DAYS_AGO = 18;

const daysUntil = (now: Date, days: number) => {
  const today = istanbulDate(now);
  return demoBulletin(addDays(today, -days), today);
};

/** A pick's matches kick off after it, none is there twice. */
function expectPlayable({ date, selections }: DemoPick): void {
  const posted = istanbulParts(date);
  for (const { match } of selections)
    expect(`${match.date} ${match.time}` > `${posted.date} ${posted.time}`).toBe(true);
  expect(new Set(selections.map(({ match }) => match.id)).size).toBe(selections.length);
}

describe('the latest demo picks', () => {
  it.each(WEEK)('at %s have a match for each of their selections', (instant) => {
    const now = new Date(instant);
    for (const [at, pick] of latestPicks(daysUntil(now, OLDEST_DAYS_AGO), now).entries()) {
      expectPlayable(pick);
      expect([pick.blogname, pick.selections.map(({ field }) => field).sort()]).toEqual([
        DEMO_PICKS[at]!.blogname,
        [...DEMO_PICKS[at]!.selections].sort(),
      ]);
    }
  });

  it('name matches of the archive with their closing prices', () => {
    const now = new Date(WEEK[6]!);
    const model = new DemoMatchModel();
    const archive = demoSchedule(DEMO_COMPETITIONS, '2026-05-17', '2026-05-21');
    for (const { match, field, price } of latestPicks(daysUntil(now, OLDEST_DAYS_AGO), now)[0]!.selections) {
      const found = archive.find(({ date, home }) => date === match.date && home === match.home)!;
      expect(model.odds(found, 'demo').closing[ODD_FIELDS.indexOf(field)]).toBe(price);
    }
  });

  it('are the same whenever they are asked for, and others on another day', () => {
    const selections = (instant: string) => {
      const now = new Date(instant);
      return latestPicks(daysUntil(now, OLDEST_DAYS_AGO), now).map((pick) =>
        pick.selections.map(({ match }) => match.home),
      );
    };
    expect(selections(WEEK[6]!)).toEqual(selections(WEEK[6]!));
    expect(selections(WEEK[0]!)).not.toEqual(selections(WEEK[6]!));
  });
});

describe.each(['2026-05-17T12:00:00Z', '2027-01-10T21:30:00Z'])('the earlier demo picks at %s', (instant) => {
  const now = new Date(instant);
  const picks = earlierPicks(daysUntil(now, EARLIEST_HOURS_AGO / 24 + 1), now);
  const outcomes = (author: string) =>
    picks
      .filter((pick) => pick.author === author)
      .flatMap(({ selections }) => selections)
      .map(({ match, field, price }) => ({ won: hasWon(match, field), price }));

  it.each([
    ['editor', 0.12, 0.4],
    ['demo.yazar', -0.4, -0.12],
  ])('give %s at least 150 settled selections and a yield between %d and %d', (author, low, high) => {
    const settled = outcomes(author).filter(({ won }) => won !== null);
    const profit = settled.reduce((sum, { won, price }) => sum + (won ? price / 100 : 0) - 1, 0);
    expect(settled.length).toBeGreaterThanOrEqual(150);
    expect(profit / settled.length).toBeGreaterThan(low);
    expect(profit / settled.length).toBeLessThan(high);
  });

  it.each([
    ['editor', 2],
    ['demo.yazar', 1],
  ])('give %s %i won coupons', (author, count) => {
    const won = picks.filter(
      (pick) =>
        pick.author === author &&
        pick.selections.length > 1 &&
        pick.selections.every(({ match, field }) => hasWon(match, field) === true),
    );
    expect(won).toHaveLength(count);
  });

  it('have one selection each that is void', () => {
    for (const author of ['editor', 'demo.yazar'])
      expect(outcomes(author).filter(({ won }) => won === null)).toHaveLength(1);
  });

  it('chose from matches that had not kicked off, no match twice', () => {
    picks.forEach(expectPlayable);
  });
});

describe('the file of demo posts', () => {
  it('names selections of the catalogue', () => {
    expect(DEMO_FIELDS.filter((field) => !ODD_FIELDS.includes(field))).toEqual([]);
  });

  it('names pictures that are there, cards of 4:5', async () => {
    const earlier = earlierPicks([], new Date()).map(({ picture }) => picture);
    const names = [...DEMO_PICKS, ...DEMO_WINNERS].map(({ picture }) => picture);
    for (const name of new Set([...names, ...earlier.filter((each) => each !== null)])) {
      const path = join(__dirname, 'pictures', name);
      expect([name, existsSync(path)]).toEqual([name, true]);
      const { format, width, height } = await sharp(path).metadata();
      expect([name, format, width! / height!]).toEqual([name, 'webp', 0.8]);
    }
  });
});
