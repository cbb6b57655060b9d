/** The sections in which a match's page lists the markets, in order, with their titles. */
const SECTIONS = {
  result: 'Maç sonucu',
  goals: 'Gol sayısı',
  halves: 'İlk ve ikinci yarı',
  teams: 'Takım golleri',
  scores: 'Skor ve ilk gol',
} as const;

/** Key of a section. */
export type MarketSection = keyof typeof SECTIONS;

/** The sections as the API gives them to screens, in order. */
export const LISTED_SECTIONS = Object.entries(SECTIONS).map(([key, title]) => ({
  key: key as MarketSection,
  title,
}));
