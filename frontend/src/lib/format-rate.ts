import { once } from './once';
const percent = (places: number) =>
  new Intl.NumberFormat('tr-TR', {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });

const onePlace = once(() => percent(1));

const signed = (places: number) =>
  new Intl.NumberFormat('tr-TR', {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    signDisplay: 'exceptZero',
  });

const signedTenths = once(() => signed(1));
const signedWhole = once(() => signed(0));

/** A rate of 0-1 as `%49,6`; a missing one is a dash. */
export function formatRate(rate: number | null | undefined): string {
  return rate == null ? '-' : onePlace().format(rate);
}

const wholePercent = once(() => percent(0));

/** A rate of 0-1 as `%50`; a missing one is a dash. */
export function formatWholeRate(rate: number | null | undefined): string {
  return rate == null ? '-' : wholePercent().format(rate);
}

/** A gain or loss of 1 = 100 % as `+%3,2` or `-%8,6`; a missing one is a dash. */
export function formatSignedRate(rate: number | null | undefined): string {
  return rate == null ? '-' : signedTenths().format(rate);
}

/** An interval of rates of 0-1 as `%46,6–52,5`; a dash while either end is missing. */
export function formatRateRange(low: number | null | undefined, high: number | null | undefined): string {
  if (low == null || high == null) return '-';
  return `${onePlace().format(low)}–${onePlace().format(high).replace('%', '')}`;
}

/** Gains and losses closer together than this need their decimal to look different. */
const NARROW = 0.05;

/**
 * An interval of gains and losses of 1 = 100 %: `-%12 … +%4`, with a decimal where it is narrower than five points; a
 * dash while either end is missing.
 */
export function formatSignedRange(low: number | null | undefined, high: number | null | undefined): string {
  if (low == null || high == null) return '-';
  const format = high - low < NARROW ? signedTenths() : signedWhole();
  return `${format.format(low)} … ${format.format(high)}`;
}

const decimalFormat = once(() => new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 }));

/** A number with at most one decimal: `6,5`. */
export function formatDecimal(value: number): string {
  return decimalFormat().format(value);
}

const hundredths = once(
  () => new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** A weight with two decimals: `0,12`, `-0,05`. */
export function formatWeight(value: number): string {
  return hundredths().format(value);
}

const unitsFormat = once(
  () =>
    new Intl.NumberFormat('tr-TR', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'exceptZero',
    }),
);

/** Units won or lost: `+12,40`, `-1.130,05`. */
export function formatUnits(units: number): string {
  return unitsFormat().format(units);
}
