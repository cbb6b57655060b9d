import { rangesOf } from './ranges';

/** @param counted how many there are of each value */
const ranges = (counted: Record<number, number>) =>
  rangesOf(Object.keys(counted).map(Number), (value) => counted[value]!).map(({ low, high }) =>
    low === high ? String(low) : `${low}-${high}`,
  );

describe('ranges of values', () => {
  it('are the values themselves where they are few', () => {
    expect(ranges({ 120: 3, 185: 1, 4000: 2 })).toEqual(['120', '185', '4000']);
    expect(ranges({})).toEqual([]);
  });

  it('are equal steps between what is rare at either end', () => {
    const counted: Record<number, number> = { 105: 1, 9_000: 1 };
    for (let value = 150; value < 350; value++) counted[value] = 10;
    expect(ranges(counted)).toEqual([
      ...['105-149', '150-159', '160-169', '170-179', '180-189', '190-199', '200-209', '210-219', '220-229'],
      ...['230-239', '240-249', '250-259', '260-269', '270-279', '280-289', '290-299', '300-309', '310-319'],
      ...['320-329', '330-339', '340-349', '350-9000'],
    ]);
  });

  it('leave out steps in which there is nothing', () => {
    const counted: Record<number, number> = {};
    for (let value = 100; value < 120; value++) counted[value] = counted[value + 300] = 1;
    expect(ranges(counted)).toEqual(['100-119', '400-419']);
  });
});
