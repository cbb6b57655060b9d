/** What the menu of a cell offers. */
export const trCellMenu = {
  menuOf: (column: string, shown: string) => `${column}: ${shown}`,
  only: 'Bu değerle filtrele',
  not: 'Hariç tut',
  near: '±0,02',
  sameProbability: (percent: string) => `Aynı olasılık (${percent} ±1)`,
  askingProbability: 'Aynı olasılık…',
  copy: 'Kopyala',
  copied: (text: string) => `Kopyalandı: ${text}`,
  notCopied: 'Kopyalanamadı.',
  toMatch: 'Maça git',
} as const;
