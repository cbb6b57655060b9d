/** What is said of questions: those asked last, and examples. */
export const trAsked = {
  condition: (title: string, text: string) => `${title}: ${text}`,
  examples: 'Örnek sorular',
  examplesHint: 'Her biri bir dokunuşla sorulur; yanında bugün kaç maça uyduğu yazar.',
  recent: 'Son sorular',
  noRecent: 'Henüz bir soru sormadınız.',
  matches: (count: string) => `${count} maç`,
  then: (count: string) => `sorulduğunda ${count} maç`,
  sets: { 1: 'Açılış', 2: 'Kapanış' },
} as const;
