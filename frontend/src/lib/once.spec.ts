import { once } from './once';

describe('once', () => {
  it('makes the value when it is first asked for, and never again', () => {
    const make = jest.fn(() => null);
    const value = once(make);
    expect(make).not.toHaveBeenCalled();
    expect([value(), value()]).toEqual([null, null]);
    expect(make).toHaveBeenCalledTimes(1);
  });
});
