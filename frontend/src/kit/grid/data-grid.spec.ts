import type { MouseEvent } from 'react';
import { plainClickPath } from './data-grid';

function click(change: Partial<MouseEvent> & { on: string }): MouseEvent {
  document.body.innerHTML = '<a href="/mac/7"><span id="in">A</span></a><p id="out">B</p>';
  const { on, ...rest } = change;
  return { button: 0, target: document.getElementById(on), ...rest } as unknown as MouseEvent;
}

describe('a plain click', () => {
  it('on anything inside a link leads to its path', () => {
    expect(plainClickPath(click({ on: 'in' }))).toBe('/mac/7');
  });

  it('outside a link leads nowhere', () => {
    expect(plainClickPath(click({ on: 'out' }))).toBeUndefined();
  });

  it('is not one with another button or a held key: those open tabs', () => {
    for (const held of [{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
      expect(plainClickPath(click({ on: 'in', ...held }))).toBeUndefined();
    }
  });
});
