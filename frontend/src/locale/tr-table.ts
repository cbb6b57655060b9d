/** What the tables of matches say about which matches they show, in which order, and about their columns. */
export const trTable = {
  played: 'Hangi maçlar',
  playedOptions: { played: 'Oynanmış', upcoming: 'Yaklaşan', all: 'Tümü' },
  summaryOfPlayed: 'Özet, bu filtrelere uyan oynanmış maçlarındır.',
  time: 'Saat',
  sortBy: (column: string) => `${column} sütununa göre sırala`,
  sort: 'Sırala',
  sortHint: 'Sütun seçilmezse maçlar tarihe göre sıralanır.',
  order: 'Sıra',
  orders: { asc: 'Artan', desc: 'Azalan' },
  findHint: 'Sütun ara ( / )',
  goToFilter: (filter: string) => `${filter} sütununa git`,
  pin: 'Sabitle',
  pinFiltered: 'Filtreli sütunları sabitle',
  emptyGroups: (count: number) => `${count} boş grup`,
  emptyGroupsHint: 'İlk maçlarda hiç fiyatı olmayan gruplar. Basınca açılır veya kapanır.',
  columnKey: '/ tuşu “Sütun ara” kutusuna götürür.',
  columnKeySwitch: '/ kısayolu açık',
  onPaper: (rows: number, columns: number, all: number) =>
    `Kâğıda listenin ilk ${rows} satırı ve ${all} sütunun sığan ilk ${columns} tanesi basıldı. Başka sütunlar için bazı grupları gizleyip yeniden yazdırın.`,
} as const;
