import { act, fireEvent, render, screen } from '@testing-library/react';
import { useMenuEvents } from './use-menu-events';

const ask = jest.fn(() => true);
const followed = jest.fn();

function Page({ none = false }: { none?: boolean }) {
  return (
    <div {...useMenuEvents(none ? undefined : ask)}>
      <button onClick={followed}>1,85</button>
    </div>
  );
}

const price = () => screen.getByRole('button');
const touch = { pointerType: 'touch', isPrimary: true, clientX: 10, clientY: 20 };
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** jsdom has no pointer events with these fields. */
function pointer(type: string, init: Partial<typeof touch>) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  Object.assign(event, { pointerType: init.pointerType, isPrimary: init.isPrimary });
  fireEvent(price(), event);
}

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockClear();
  followed.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('a menu of what is pressed', () => {
  it('opens where a finger rests, whose lifting presses nothing', () => {
    render(<Page />);
    pointer('pointerdown', touch);
    pass(499);
    expect(ask).not.toHaveBeenCalled();
    pass(1);
    expect(ask).toHaveBeenCalledWith(price(), { x: 10, y: 20 });
    pointer('pointerup', touch);
    fireEvent.click(price());
    expect(followed).not.toHaveBeenCalled();
    pointer('pointerdown', touch);
    pointer('pointerup', touch);
    fireEvent.click(price());
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('opens for no finger that moves, scrolls or is lifted early, and for no mouse that is held', () => {
    render(<Page />);
    pointer('pointerdown', touch);
    pointer('pointermove', { ...touch, clientY: 40 });
    pass(600);
    pointer('pointerdown', touch);
    pointer('pointercancel', touch);
    pass(600);
    pointer('pointerdown', touch);
    pointer('pointerup', touch);
    pass(600);
    pointer('pointerdown', { ...touch, pointerType: 'mouse' });
    pass(600);
    expect(ask).not.toHaveBeenCalled();
  });

  it('opens once where the browser asks for its own too', () => {
    render(<Page />);
    pointer('pointerdown', touch);
    pass(500);
    expect(fireEvent.contextMenu(price())).toBe(false);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('opens by the right button and by keys, after which a press is a press', () => {
    render(<Page />);
    pointer('pointerdown', { ...touch, pointerType: 'mouse' });
    expect(fireEvent.contextMenu(price(), { clientX: 3, clientY: 4 })).toBe(false);
    expect(ask).toHaveBeenLastCalledWith(price(), { x: 3, y: 4 });
    fireEvent.click(price());
    expect(followed).toHaveBeenCalledTimes(1);
    for (const key of [{ key: 'ContextMenu' }, { key: 'F10', shiftKey: true }])
      expect(fireEvent.keyDown(price(), key)).toBe(false);
    expect(ask).toHaveBeenLastCalledWith(price(), null);
    expect(fireEvent.keyDown(price(), { key: 'F10' })).toBe(true);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is the browser’s where there is none', () => {
    render(<Page none />);
    expect(fireEvent.contextMenu(price())).toBe(true);
    expect(fireEvent.keyDown(price(), { key: 'ContextMenu' })).toBe(true);
  });
});
