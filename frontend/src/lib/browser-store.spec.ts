import { localStore, tabStore } from './browser-store';

const closed = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });

const full = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  for (const store of [localStore, tabStore]) for (const key of store.keys()) store.remove(key);
});

describe('a store of the browser', () => {
  it('is the browser’s own where that is open', () => {
    expect(localStore.write('a', '1')).toBe(true);
    expect(localStorage.getItem('a')).toBe('1');
    expect(localStore.read('a')).toBe('1');
    expect(localStore.outlivesPage('a')).toBe(true);
    localStore.remove('a');
    expect(localStore.read('a')).toBeNull();
    expect(localStorage.getItem('a')).toBeNull();
  });

  it('lasts as long as the page where the browser closes it', () => {
    const closing = closed();
    expect(localStore.read('a')).toBeNull();
    expect(localStore.keys()).toEqual([]);
    expect(localStore.write('a', '1')).toBe(false);
    expect(localStore.read('a')).toBe('1');
    expect(localStore.outlivesPage('a')).toBe(false);
    expect(localStore.keys()).toEqual(['a']);
    localStore.remove('a');
    expect(localStore.read('a')).toBeNull();
    closing.mockRestore();
  });

  it('holds what a full one doesn’t take, and nothing stays there that is no longer true', () => {
    localStorage.setItem('isLoggedIn', 'true');
    const noRoom = full();
    expect(localStore.write('isLoggedIn', 'false')).toBe(false);
    expect(localStore.read('isLoggedIn')).toBe('false');
    expect(localStorage.getItem('isLoggedIn')).toBeNull();
    noRoom.mockRestore();
    expect(localStore.write('isLoggedIn', 'true')).toBe(true);
    expect(localStore.read('isLoggedIn')).toBe('true');
    expect(localStore.outlivesPage('isLoggedIn')).toBe(true);
  });

  it('is of the tab or of all visits', () => {
    tabStore.write('a', 'tab');
    localStore.write('a', 'all');
    expect(tabStore.read('a')).toBe('tab');
    expect(sessionStorage.getItem('a')).toBe('tab');
    expect(localStorage.getItem('a')).toBe('all');
  });
});
