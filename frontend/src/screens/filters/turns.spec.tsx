import { act, renderHook } from '@testing-library/react';
import { Turns, useTurn } from './turns';

const waiting = (turns: Turns, wanted = true) =>
  renderHook(({ wanted }: { wanted: boolean }) => useTurn(turns, wanted), { initialProps: { wanted } });

describe('a queue of turns', () => {
  it('gives one at a time its turn, in the order of joining', () => {
    const turns = new Turns();
    const first = waiting(turns);
    const second = waiting(turns);
    const third = waiting(turns);
    const state = () => [first, second, third].map(({ result }) => result.current);
    expect(state()).toEqual([true, false, false]);
    act(() => first.rerender({ wanted: false }));
    expect(state()).toEqual([false, true, false]);
    act(() => second.unmount());
    expect(third.result.current).toBe(true);
  });

  it('lets those go that no longer want it, before it is their turn too', () => {
    const turns = new Turns();
    const first = waiting(turns);
    const second = waiting(turns);
    const third = waiting(turns);
    act(() => second.rerender({ wanted: false }));
    act(() => first.rerender({ wanted: false }));
    expect(second.result.current).toBe(false);
    expect(third.result.current).toBe(true);
  });

  it('puts who wants it again at the end', () => {
    const turns = new Turns();
    const first = waiting(turns);
    const second = waiting(turns);
    act(() => first.rerender({ wanted: false }));
    act(() => first.rerender({ wanted: true }));
    expect([first.result.current, second.result.current]).toEqual([false, true]);
  });
});
