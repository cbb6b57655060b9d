import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFetchFile } from './use-fetch-file';
import { WithStore } from '../testing/with-store';
import { StoppableButton } from '../kit/form/stoppable-button';

/** What came of each download. */
let ends: string[];

function Download({ path }: { path: string }) {
  const { busy, fetch, stop } = useFetchFile();
  const download = async () => {
    const result = await fetch(path);
    ends.push(result === null ? 'stopped' : result.file ? await result.file.text() : 'failed');
  };
  return <StoppableButton label="CSV indir" busy={busy} onStart={() => void download()} onStop={stop} />;
}

/** A server that answers when it is told to. */
function slowServer() {
  const requests: { signal: AbortSignal; answer: (text: string) => Promise<void> }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { signal } = input as Request;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      requests.push({ signal, answer: (text) => act(async () => resolve(new Response(text))) });
    });
  });
  return requests;
}

beforeEach(() => (ends = []));
afterEach(() => jest.restoreAllMocks());

const open = () => render(<Download path="/api/odd-export" />, { wrapper: WithStore });
const start = () => screen.getByRole('button', { name: 'CSV indir' });
const cancel = () => screen.getByRole('button', { name: 'İptal: CSV indir' });

describe('a download', () => {
  it('is cancelled by the button that began it, which then begins another', async () => {
    const requests = slowServer();
    open();
    await userEvent.click(start());
    await userEvent.click(cancel());
    expect(requests[0]!.signal.aborted).toBe(true);
    expect(ends).toEqual(['stopped']);
    await userEvent.click(start());
    await requests[1]!.answer('1;2');
    expect(ends).toEqual(['stopped', '1;2']);
    expect(start()).toBeInTheDocument();
  });

  it('ends with its screen', async () => {
    const requests = slowServer();
    const { unmount } = open();
    await userEvent.click(start());
    unmount();
    expect(requests[0]!.signal.aborted).toBe(true);
  });

  it('is not cancelled by the second press of a double click', async () => {
    const requests = slowServer();
    open();
    await userEvent.dblClick(start());
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false]);
    expect(cancel()).toBeInTheDocument();
  });
});
