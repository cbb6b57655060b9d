import { reloadPage } from './browser-location';
import { reloadFor } from './release';
import { followTyping } from './typed-text';

jest.mock('./browser-location', () => ({ reloadPage: jest.fn() }));

beforeAll(followTyping);
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(reloadPage).mockClear();
  document.body.innerHTML = '';
});

describe('a new release', () => {
  it('is reloaded for once', () => {
    reloadFor('b');
    reloadFor('b');
    expect(reloadPage).toHaveBeenCalledTimes(1);
    reloadFor('c');
    expect(reloadPage).toHaveBeenCalledTimes(2);
  });

  it('waits for who is writing', () => {
    document.body.innerHTML = '<textarea></textarea>';
    const box = document.querySelector('textarea')!;
    box.value = 'Yarım kaldı';
    box.dispatchEvent(new Event('input', { bubbles: true }));
    reloadFor('b');
    expect(reloadPage).not.toHaveBeenCalled();
    box.value = '';
    reloadFor('b');
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('is not reloaded for where nobody would remember that it was', () => {
    const closed = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    reloadFor('d');
    closed.mockRestore();
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
