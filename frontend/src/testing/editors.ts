import type {
  EditorFiguresDto,
  EditorPickDto,
  EditorRecordDto,
  EditorSummaryDto,
} from '../api/generated/wire';

const FIGURES: EditorFiguresDto = {
  author: 'editör',
  picks: 130,
  settled: 120,
  won: 66,
  mean_odd: 1.9,
  profit: 5.4,
  return_rate: 0.045,
  return_low: -0.12,
  return_high: 0.21,
  plays: 'singles',
  coupons: {
    ...{ settled: 20, won: 4, profit: -3.2, return_rate: -0.16, return_low: -0.71, return_high: 0.62 },
  },
};

/** For tests: what the selections of an editor came to. */
export const editorWith = (change: Partial<EditorFiguresDto> = {}): EditorFiguresDto => ({
  ...FIGURES,
  ...change,
});

/** For tests: the same with the curve that everybody sees. */
export const editorSummaryWith = (change: Partial<EditorSummaryDto> = {}): EditorSummaryDto => ({
  ...FIGURES,
  curve: [
    { date: '2026-01-10', bets: 1, profit: 0.9 },
    { date: '2026-05-17', bets: 120, profit: 5.4 },
  ],
  ...change,
});

/** For tests: the record that members see. */
export const editorRecordWith = (change: Partial<EditorRecordDto> = {}): EditorRecordDto => ({
  ...editorSummaryWith(),
  evidence: { value: 3.2, needed: 40 },
  closing_line: {
    ...{ n: 101, mean: 0.021, low: 0.004, high: 0.038 },
    ...{ against_price: 0.061, against_low: 0.043, against_high: 0.079 },
  },
  ...{ withdrawn: 2, repeated: 3, untimed: 0 },
  months: [
    { month: '2026-04', picks: 60, settled: 60, won: 30, profit: -2 },
    { month: '2026-05', picks: 70, settled: 60, won: 36, profit: 7.4 },
  ],
  ...change,
});

/** For tests: a lost selection of 16 Mayıs 2026 that stands in the record. */
export const editorPickWith = (change: Partial<EditorPickDto> = {}): EditorPickDto => ({
  match_id: 100,
  column: 'ft_1_odd',
  odd: 1.85,
  home_team: 'Ankara',
  away_team: 'Bursa',
  state: 'kaybetti',
  locked_at: '2026-05-16T11:02:00.000Z',
  ...{ odd_at: '2026-05-16T10:50:00.000Z', source: 'nesine-snapshot', repeated: false, old_rules: false },
  match_date: '2026-05-16',
  match_time: '20:00',
  home_ft_score: 0,
  away_ft_score: 1,
  seq: 1012,
  post_id: 7,
  ...change,
});

/** For tests: the record of `editör`, which their posts show. */
export const AUTHOR_RECORD = {
  'GET /api/editors/edit%C3%B6r/summary': [200, editorSummaryWith()],
} as const;
