/** A number in Turkish writing, with a decimal comma: `1,85`. */
export const decimalComma = (value: number, decimals: number): string =>
  value.toFixed(decimals).replace('.', ',');
