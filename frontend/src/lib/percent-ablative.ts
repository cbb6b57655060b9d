/** The ending of "than" after the last word of a number, by its last digit. */
const ONES = ['', 'den', 'den', 'ten', 'ten', 'ten', 'dan', 'den', 'den', 'dan'];
/** The same for whole tens. */
const TENS = ['', 'dan', 'den', 'dan', 'tan', 'den', 'tan', 'ten', 'den', 'dan'];

/** A whole percent of 1 to 99 as it stands before "fazla": `%10’dan`, `%5’ten`. */
export function percentAblative(percent: number): string {
  const ending = percent % 10 === 0 ? TENS[percent / 10] : ONES[percent % 10];
  return `%${percent}’${ending}`;
}
