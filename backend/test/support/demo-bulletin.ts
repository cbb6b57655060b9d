import { addDays } from '../../src/platform/time/istanbul';
import { type BulletinMatch, COUPON_DAYS } from '../../src/demo/demo-bulletin';
import { DemoMatchModel } from '../../src/demo/demo-match';
import { demoSchedule } from '../../src/demo/demo-schedule';
import { DEMO_COMPETITIONS } from '../../src/platform/database/invented/demo-competitions';
import { ODD_FIELDS } from '../../src/archive/catalogue/columns';

/** What posts of these days choose from, without a database: all matches are played. */
export function demoBulletin(from: string, to: string): BulletinMatch[] {
  const model = new DemoMatchModel();
  return demoSchedule(DEMO_COMPETITIONS, from, addDays(to, COUPON_DAYS)).map((match, at) => {
    const { date, time, home, away } = match;
    const { closing } = model.odds(match, 'demo');
    const prices = Object.fromEntries(ODD_FIELDS.map((field, place) => [field, closing[place] ?? null]));
    return {
      id: at + 1,
      date,
      time,
      home,
      away,
      prices,
      scores: model.result(match),
    };
  });
}
