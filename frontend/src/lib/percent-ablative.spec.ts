import { percentAblative } from './percent-ablative';

it.each([
  [1, '%1’den'],
  [3, '%3’ten'],
  [5, '%5’ten'],
  [6, '%6’dan'],
  [9, '%9’dan'],
  [10, '%10’dan'],
  [20, '%20’den'],
  [30, '%30’dan'],
  [40, '%40’tan'],
  [50, '%50’den'],
  [60, '%60’tan'],
  [70, '%70’ten'],
  [75, '%75’ten'],
  [80, '%80’den'],
  [90, '%90’dan'],
])('“more than %i percent” ends as its last word does', (percent, written) => {
  expect(percentAblative(percent)).toBe(written);
});
