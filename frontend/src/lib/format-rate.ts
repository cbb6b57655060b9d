const percent = (places: number) =>
  new Intl.NumberFormat('tr-TR', {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });

const ONE_PLACE = percent(1);

const signed = (places: number) =>
  new Intl.NumberFormat('tr-TR', {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    signDisplay: 'exceptZero',
  });

const SIGNED = signed(1);
const SIGNED_WHOLE = signed(0);

/** A rate of 0-1 as `%49,6`; a missing one is a dash. */
export function formatRate(rate: number | null | undefined): string {
  return rate == null ? '-' : ONE_PLACE.format(rate);
}

const WHOLE = percent(0);

/** A rate of 0-1 as `%50`; a missing one is a dash. */
export function formatWholeRate(rate: number | null | undefined): string {
  return rate == null ? '-' : WHOLE.format(rate);
}

/** A gain or loss of 1 = 100 % as `+%3,2` or `-%8,6`; a missing one is a dash. */
export function formatSignedRate(rate: number | null | undefined): string {
  return rate == null ? '-' : SIGNED.format(rate);
}

/** An interval of rates of 0-1 as `%46,6–52,5`; a dash while either end is missing. */
export function formatRateRange(low: number | null | undefined, high: number | null | undefined): string {
  if (low == null || high == null) return '-';
  return `${ONE_PLACE.format(low)}–${ONE_PLACE.format(high).replace('%', '')}`;
}

/** Gains and losses closer together than this need their decimal to look different. */
const NARROW = 0.05;

/**
 * An interval of gains and losses of 1 = 100 %: `-%12 … +%4`, with a decimal where it is narrower than five points; a
 * dash while either end is missing.
 */
export function formatSignedRange(low: number | null | undefined, high: number | null | undefined): string {
  if (low == null || high == null) return '-';
  const format = high - low < NARROW ? SIGNED : SIGNED_WHOLE;
  return `${format.format(low)} … ${format.format(high)}`;
}

const DECIMAL = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** A number with at most one decimal: `6,5`. */
export function formatDecimal(value: number): string {
  return DECIMAL.format(value);
}

const UNITS = new Intl.NumberFormat('tr-TR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

/** Units won or lost: `+12,40`, `-1.130,05`. */
export function formatUnits(units: number): string {
  return UNITS.format(units);
}
