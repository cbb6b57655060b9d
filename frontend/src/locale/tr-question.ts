/** What a question says beside the columns, and the sheet that asks it. */
export const trQuestion = {
  none: (values: string) => `hariç ${values}`,
  and: ' ve ',
  or: ' veya ',
  competition: 'Lig',
  competitions: (count: number) => `${count} lig`,
  team: 'Takım',
  season: 'Sezon',
  weekday: 'Gün',
  month: 'Ay',
  time: 'Saat',
  won: 'Kazanan',
  opening: 'açılış',
  closing: 'kapanış',
} as const;
