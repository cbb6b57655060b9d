import { followStyles, loadPart, MissingPart } from './load-part';

const PAGE =
  '<!doctype html><script src="/theme-init.js"></script><script type="module" src="/assets/NAME"></script>';

beforeAll(followStyles);

/** A server with this release; null = nobody answers. */
function serveRelease(script: string | null) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (script === null) throw new TypeError('Failed to fetch');
    return new Response(PAGE.replace('NAME', script));
  });
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reasonOf = (load: () => Promise<unknown>) =>
  loadPart(load).then(
    () => null,
    (error: MissingPart) => error.reason,
  );

beforeEach(() => {
  document.head.innerHTML = PAGE.replace('<!doctype html>', '').replace('NAME', 'index-a.js');
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.innerHTML = '';
});

describe('a part of the site', () => {
  it('is asked for once more when it doesn’t come', async () => {
    const load = jest
      .fn(gone)
      .mockImplementationOnce(gone)
      .mockResolvedValueOnce('part' as never);
    expect(await loadPart(load)).toBe('part');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is asked for twice at most, and says whether the server has a new release', async () => {
    serveRelease('index-b.js');
    const load = jest.fn(gone);
    expect(await reasonOf(load)).toEqual({
      kind: 'new-release',
      release: '/theme-init.js /assets/index-b.js',
    });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('failed where the release is the same', async () => {
    serveRelease('index-a.js');
    expect(await reasonOf(gone)).toEqual({ kind: 'failed' });
  });

  it('is missing for want of a connection where the server doesn’t answer', async () => {
    serveRelease(null);
    expect(await reasonOf(gone)).toEqual({ kind: 'no-connection' });
  });

  it('gets its style sheet anew, which would be asked for only once', async () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/assets/calendar.css';
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
    const load = jest
      .fn(gone)
      .mockImplementationOnce(gone)
      .mockResolvedValueOnce('part' as never);
    const loaded = loadPart(load);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(load).toHaveBeenCalledTimes(1);
    const again = document.head.querySelector('link[rel="stylesheet"]')!;
    expect(again).not.toBe(link);
    again.dispatchEvent(new Event('load'));
    expect(await loaded).toBe('part');
  });
});
