import type { CalibrationDetails, CalibrationDto } from '../api/generated/wire';

/** For tests: a judged market of 30,012 matches in three bins, one of them of few selections. */
export function calibrationWith(change: Partial<CalibrationDto> = {}): CalibrationDto {
  return {
    group: 'ft',
    filter_type: 2,
    from: '2020-08-07',
    to: '2026-05-17',
    matches: 30_012,
    overround: 1.0512,
    method: 'learned',
    methods: [
      { method: 'proportional', log_loss: 0.996871, brier: 0.594123 },
      { method: 'power', log_loss: 0.996283, brier: 0.593912 },
      { method: 'shin', log_loss: 0.996302, brier: 0.593918 },
      { method: 'learned', log_loss: 0.996381, brier: 0.593935 },
    ],
    bins: [
      { low: 0, high: 0.1, n: 4120, stated: 0.0712, actual: 0.0498, ci_low: 0.0436, ci_high: 0.0569 },
      { low: 0.6, high: 0.7, n: 3319, stated: 0.6482, actual: 0.6613, ci_low: 0.645, ci_high: 0.6772 },
      { low: 0.8, high: 0.9, n: 12, stated: 0.8231, actual: 0.6667, ci_low: 0.3906, ci_high: 0.8619 },
      { low: 0.9, high: 1, n: 0, stated: null, actual: null, ci_low: null, ci_high: null },
    ],
    selections: [
      {
        column: 'ft_1_odd',
        bins: [
          { low: 0.6, high: 0.7, n: 2100, stated: 0.6481, actual: 0.6601, ci_low: 0.6396, ci_high: 0.6801 },
        ],
      },
      {
        column: 'ft_x_odd',
        bins: [
          { low: 0.2, high: 0.3, n: 22_878, stated: 0.2559, actual: 0.2668, ci_low: 0.2611, ci_high: 0.2726 },
        ],
      },
      {
        column: 'ft_2_odd',
        bins: [{ low: 0.6, high: 0.7, n: 12, stated: 0.6483, actual: 0.75, ci_low: 0.4677, ci_high: 0.9111 }],
      },
    ],
    learned_at: '2026-05-17T18:45:00.000Z',
    learning: false,
    ...change,
  };
}

/** For tests: the details of the same market. */
export function calibrationDetailsWith(change: Partial<CalibrationDetails> = {}): CalibrationDetails {
  return {
    group: 'ft',
    filter_type: 2,
    from: '2020-08-07',
    to: '2026-05-17',
    matches: 30_012,
    overrounds: [
      {
        season: '2025-2026',
        sources: ['football-data'],
        bookmakers: ['Bet365'],
        matches: 4321,
        overround: 1.0487,
      },
      {
        season: '2025-2026',
        sources: ['iddaa-wide', 'native'],
        bookmakers: [],
        matches: 210,
        overround: 1.2104,
      },
      {
        season: '2024-2025',
        sources: ['football-data'],
        bookmakers: ['En yüksek'],
        matches: 3987,
        overround: 0.9952,
      },
    ],
    price_bands: [
      {
        low: 1,
        high: 1.2,
        n: 640,
        proportional: 0.83,
        stated: 0.862,
        actual: 0.871,
        ci_low: 0.843,
        ci_high: 0.895,
      },
      { low: 10, high: null, n: 9, proportional: 0.06, stated: 0.04, actual: 0, ci_low: 0, ci_high: 0.299 },
    ],
    movements: [
      { low: null, high: -0.1, n: 812, stated: 0.482, actual: 0.5012, ci_low: 0.4669, ci_high: 0.5355 },
      { low: 0.1, high: null, n: 17, stated: 0.3, actual: 0.2353, ci_low: 0.0956, ci_high: 0.4726 },
    ],
    ...change,
  };
}
