import { foldText } from '../platform/text/fold';
import type { SavedFilter } from '../modules/filters/entities/saved-filter.entity';
import type { NewRow } from '../platform/database/database';

const DAY = 24 * 60 * 60 * 1000;

interface DemoFilter {
  readonly name: string;
  readonly filter_type: 1 | 2;
  readonly data: Readonly<Record<string, string>>;
  readonly selection: string;
  readonly daysAgo: number;
  readonly tells?: boolean;
}

/** The first one is old enough for a record since it was saved. */
const DEMO_FILTERS: readonly DemoFilter[] = [
  {
    name: 'Favori ev sahibi',
    filter_type: 2,
    data: { ft_1_odd: '%55-65' },
    selection: 'over_25_odd',
    daysAgo: 400,
  },
  {
    name: 'Dengeli maç',
    filter_type: 1,
    data: { ft_1_odd: '2.20-2.80', ft_2_odd: '2.20-2.80' },
    selection: 'bts_yes_odd',
    daysAgo: 120,
    tells: true,
  },
];

/** The saved filters of the demo member. */
export const demoFilters = (
  userId: number,
  now: Date,
): (NewRow<SavedFilter> & Pick<SavedFilter, 'is_demo'>)[] =>
  DEMO_FILTERS.map(({ name, filter_type, data, selection, daysAgo, tells = false }) => ({
    user_id: userId,
    filter_type,
    name,
    name_folded: foldText(name),
    filter_data: JSON.stringify(data),
    hidden_groups: '[]',
    selection,
    alert_enabled: tells,
    created_at: new Date(now.getTime() - daysAgo * DAY),
    is_demo: true,
  }));
