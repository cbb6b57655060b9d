/** What jsdom lacks and the components call; set before any module under test loads. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) as MediaQueryList;

window.ResizeObserver ??= SilentObserver as unknown as typeof ResizeObserver;
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.releasePointerCapture ??= () => {};
URL.createObjectURL ??= () => 'blob:preview';
URL.revokeObjectURL ??= () => {};
window.IntersectionObserver ??= SilentObserver as unknown as typeof IntersectionObserver;
