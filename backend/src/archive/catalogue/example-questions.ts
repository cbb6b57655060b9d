/** A question that means something in any archive, for those who don't know yet what can be asked. */
export interface ExampleQuestion {
  readonly text: string;
  /** 1 opening, 2 closing odds. */
  readonly filter_type: 1 | 2;
  /** Filter texts by parameter, as a saved filter keeps them. */
  readonly filter_data: Readonly<Record<string, string>>;
}

export const EXAMPLE_QUESTIONS: readonly ExampleQuestion[] = [
  {
    text: 'Ev sahibi 1,50 altı, maç 2,5 üst',
    filter_type: 2,
    filter_data: { ft_1_odd: '<1,50', won: 'over_25_odd' },
  },
  {
    text: 'İlk yarı 0-0, maç 2,5 üst',
    filter_type: 2,
    filter_data: { home_ht_score: '0', away_ht_score: '0', total_goals: '>2' },
  },
  { text: '1/2 ve 2/1 dönüşleri', filter_type: 2, filter_data: { ht_ft_result: '1/2;2/1' } },
  {
    text: 'Deplasman favori ve kazandı',
    filter_type: 2,
    filter_data: { ft_2_odd: '<ft_1_odd', won: 'ft_2_odd' },
  },
  {
    text: '1,30 altı ev sahibi kazanamadı',
    filter_type: 2,
    filter_data: { ft_1_odd: '<1,30', won: '!ft_1_odd' },
  },
  {
    text: 'Cumartesi oynanan, beraberliği 3,20 altı maçlar',
    filter_type: 2,
    filter_data: { weekday: '6', ft_x_odd: '<3,20' },
  },
  {
    text: 'Ev sahibi oranı açılıştan %5’ten fazla düşenler',
    filter_type: 2,
    filter_data: { ft_1_odd: '<açılış*0,95' },
  },
  {
    text: 'Açılışta ev sahibi 2,00 altıydı, deplasman kazandı',
    filter_type: 1,
    filter_data: { ft_1_odd: '<2', won: 'ft_2_odd' },
  },
  {
    text: 'Açılışta 2,5 üst 1,60 altıydı, gol olmadı',
    filter_type: 1,
    filter_data: { over_25_odd: '<1,60', home_ft_score: '0', away_ft_score: '0' },
  },
  {
    text: 'Üç sonucun olasılığı da %25 ile %45 arası',
    filter_type: 2,
    filter_data: { ft_1_odd: '%25-45', ft_x_odd: '%25-45', ft_2_odd: '%25-45' },
  },
];
