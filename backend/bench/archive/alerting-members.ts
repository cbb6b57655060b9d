import type { EntityManager } from 'typeorm';
import type { SeededRandom } from '../../src/demo/random';
import { AlertChoices } from '../../src/modules/alerts/entities/alert-choices.entity';
import { SavedFilter } from '../../src/modules/filters/entities/saved-filter.entity';
import { accountNames } from '../../src/modules/users/names/account-names';
import { User } from '../../src/modules/users/entities/user.entity';
import type { ImportedFixture } from './fixture-file';

/** A filter of closing prices, and what it means without the filter language. */
interface PlannedFilter {
  readonly data: Record<string, string>;
  readonly fits: (fixture: ImportedFixture) => boolean;
}

/** A filter whose owner is told. */
export interface AlertingPlan extends PlannedFilter {
  readonly id: number;
  readonly userId: number;
}

/** No whole market: one of any prices would not be believed. */
const COLUMNS = ['ft_1_odd', 'ft_x_odd', 'ht_1_odd', 'over_25_odd', 'bts_yes_odd'] as const;

const hundredths = (price: number): number => Math.round(price * 100);
const text = (price: number): string => (price / 100).toFixed(2);

/** Fixtures with prices between 1.30 and 3.30. */
export function randomFixtures(random: SeededRandom, names: string, count: number): ImportedFixture[] {
  return Array.from({ length: count }, (_, n) => ({
    home: `${names} ${n}`,
    prices: Object.fromEntries(COLUMNS.map((column) => [column, (130 + random.below(201)) / 100])),
  }));
}

/** One or two conditions on prices; about one fixture in fifteen fits. */
function randomFilter(random: SeededRandom): PlannedFilter {
  const column = COLUMNS[random.below(COLUMNS.length)]!;
  const low = 130 + random.below(190);
  const priceOf = (name: string, { prices }: ImportedFixture): number => hundredths(prices![name]!);
  switch (random.below(3)) {
    case 0: {
      const high = low + random.below(20);
      return {
        data: { [column]: `${text(low)}-${text(high)}` },
        fits: (fixture) => priceOf(column, fixture) >= low && priceOf(column, fixture) <= high,
      };
    }
    case 1: {
      // the beginning of the written price: ten prices
      const tenth = Math.floor(low / 10);
      return {
        data: { [column]: (tenth / 10).toFixed(1) },
        fits: (fixture) => Math.floor(priceOf(column, fixture) / 10) === tenth,
      };
    }
    default: {
      const other = COLUMNS[(COLUMNS.indexOf(column) + 1) % COLUMNS.length]!;
      return {
        data: { [column]: '<1.70', [other]: `>${text(low)}` },
        fits: (fixture) => priceOf(column, fixture) < 170 && priceOf(other, fixture) > low,
      };
    }
  }
}

/** Adds members without quiet hours, `each` with so many alerting filters; ids in order of the members. */
export async function addAlertingMembers(
  manager: EntityManager,
  random: SeededRandom,
  { members, each, now }: { members: number; each: number; now: Date },
): Promise<AlertingPlan[]> {
  const plans: AlertingPlan[] = [];
  for (let n = 0; n < members; n++) {
    const account = accountNames({ username: `alici${n}`, email: `alici${n}@example.com` });
    const made = await manager.insert(User, { ...account, role: 'user', created_at: now, is_blocked: false });
    const { id: user_id } = made.identifiers[0] as { id: number };
    await manager.insert(AlertChoices, {
      ...{ user_id, email: true, telegram: false },
      ...{ quiet_from: '00:00', quiet_to: '00:00' },
    });
    for (let f = 0; f < each; f++) {
      const plan = randomFilter(random);
      const saved = await manager.insert(SavedFilter, {
        user_id,
        filter_type: 2,
        ...{ name: `Filtre ${f}`, name_folded: `filtre ${f}` },
        filter_data: JSON.stringify(plan.data),
        hidden_groups: '[]',
        alert_enabled: true,
        created_at: now,
      });
      plans.push({ ...plan, id: (saved.identifiers[0] as { id: number }).id, userId: user_id });
    }
  }
  return plans;
}
