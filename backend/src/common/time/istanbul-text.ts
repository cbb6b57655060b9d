const FORMAT = new Intl.DateTimeFormat('tr-TR', {
  timeZone: 'Europe/Istanbul',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant as Turkish readers write it, in Europe/Istanbul: `17 Mayıs 2026 15:00`. */
export function istanbulText(instant: Date): string {
  return FORMAT.format(instant);
}
