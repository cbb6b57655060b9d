import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { surviveTranslation } from './translated-page';

const natives = { removeChild: Node.prototype.removeChild, insertBefore: Node.prototype.insertBefore };

/** Every text of an element in two nested elements in its place, as browsers translate. */
function translate(element: Element, by: 'replacing' | 'inserting') {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild!.append(`<${text.data}>`);
    if (by === 'replacing') text.replaceWith(outer);
    else {
      text.parentNode!.insertBefore(outer, text);
      text.remove();
    }
  }
}

const div = (...children: ReactNode[]) => createElement('div', null, ...children);

/** Draws one thing, has it translated, and draws the other in its place. */
async function redrawn(before: ReactNode, after: ReactNode, by: 'replacing' | 'inserting' = 'replacing') {
  const page = document.body.appendChild(document.createElement('main'));
  const root = createRoot(page);
  await act(async () => root.render(before));
  translate(page, by);
  await act(async () => root.render(after));
  const shown = page.textContent;
  await act(async () => root.unmount());
  const left = page.textContent;
  page.remove();
  return { shown, left };
}

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  surviveTranslation();
});
afterAll(() => void Object.assign(Node.prototype, natives));

describe.each(['replacing', 'inserting'] as const)('a page that is translated by %s', (by) => {
  it('shows the new text of a node among others, and drops the translation of the old', async () => {
    const { shown, left } = await redrawn(div('12', ' maç'), div('13', ' maç'), by);
    expect(shown).toBe('13< maç>');
    expect(left).toBe('');
  });

  it('shows the new text of an element that holds nothing else', async () => {
    const { shown } = await redrawn(div('12'), div('13'), by);
    expect(shown).toBe('13');
  });

  it('loses a text that is gone, and its translation with it', async () => {
    const { shown } = await redrawn(
      div('12', ' maç', createElement('b', null, '!')),
      div(null, ' maç', createElement('b', null, '!')),
      by,
    );
    expect(shown).toBe('< maç><!>');
  });

  it('takes what comes before a translated text in its place', async () => {
    const { shown } = await redrawn(div(null, 'maç'), div(createElement('i', null, 'yeni '), 'maç'), by);
    expect(shown).toBe('yeni <maç>');
  });
});

describe('a translator that moves elements', () => {
  it('doesn’t keep React from removing them', async () => {
    const page = document.body.appendChild(document.createElement('main'));
    const root = createRoot(page);
    await act(async () => root.render(div('a', createElement('b', null, 'b'), 'c')));
    const font = document.createElement('font');
    const bold = page.querySelector('b')!;
    bold.replaceWith(font);
    font.append(bold);
    await act(async () => root.render(div('a', createElement('i', null, 'i'), 'c')));
    expect(page.querySelector('b')).toBeNull();
    expect(page.textContent).toBe('aic');
    await act(async () => root.unmount());
    page.remove();
  });
});
