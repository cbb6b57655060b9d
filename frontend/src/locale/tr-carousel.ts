/** The carousel of logos in the footer, where there are any. */
export const trCarousel = {
  logos: 'Logolar',
  carousel: 'karusel',
  slide: 'slayt',
  slideLabel: (number: number, count: number, name: string) => `${number} / ${count}: ${name}`,
  pause: 'Logo geçişini durdur',
  play: 'Logo geçişini başlat',
  previousLogo: 'Önceki logo',
  nextLogo: 'Sonraki logo',
} as const;
