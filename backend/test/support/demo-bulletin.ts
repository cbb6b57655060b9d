import { addDays } from '../../src/common/time/istanbul';
import { COUPON_DAYS, DemoBulletin } from '../../src/database/demo/demo-bulletin';
import { DemoMatchModel } from '../../src/database/demo/demo-match';
import { demoSchedule } from '../../src/database/demo/demo-schedule';
import { ODD_FIELDS } from '../../src/archive/catalogue/columns';

/** The bulletin of the demo archive without a database: all of its matches are played. */
export function demoBulletin(from: string, to: string): DemoBulletin {
  const model = new DemoMatchModel();
  const schedule = demoSchedule(addDays(from, -COUPON_DAYS), addDays(to, COUPON_DAYS));
  return new DemoBulletin(
    schedule.map((match, at) => {
      const { date, time, home, away, competition } = match;
      const { closing } = model.odds(match);
      const prices = Object.fromEntries(ODD_FIELDS.map((field, place) => [field, closing[place] ?? null]));
      return {
        id: at + 1,
        date,
        time,
        competition: competition.name,
        home,
        away,
        prices,
        scores: model.result(match),
      };
    }),
  );
}
