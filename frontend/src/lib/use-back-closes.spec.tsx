import { act, renderHook } from '@testing-library/react';
import { useBackCloses } from './use-back-closes';

class FakeWatcher {
  static open: FakeWatcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    FakeWatcher.open.push(this);
  }
  destroy() {
    FakeWatcher.open = FakeWatcher.open.filter((each) => each !== this);
  }
}

/** The gesture: the browser asks the latest watcher, which is used up by that. */
function back() {
  const watcher = FakeWatcher.open.pop();
  act(() => watcher?.onclose?.());
}

function onScreen(coarse: boolean) {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: coarse } as MediaQueryList);
  Object.assign(window, { CloseWatcher: FakeWatcher });
}

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(window, { CloseWatcher: undefined });
  FakeWatcher.open = [];
});

describe('the way back of a phone', () => {
  it('closes what is open, each time for what asks first', () => {
    onScreen(true);
    const close = jest.fn();
    const { unmount } = renderHook(() => useBackCloses(close));
    back();
    back();
    expect(close).toHaveBeenCalledTimes(2);
    unmount();
    expect(FakeWatcher.open).toEqual([]);
  });

  it('is left to the browser where Escape is at hand', () => {
    onScreen(false);
    renderHook(() => useBackCloses(jest.fn()));
    expect(FakeWatcher.open).toEqual([]);
  });

  it('is left alone by browsers that do not ask', () => {
    onScreen(true);
    Object.assign(window, { CloseWatcher: undefined });
    expect(() => renderHook(() => useBackCloses(jest.fn()))).not.toThrow();
  });
});
