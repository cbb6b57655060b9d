import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../store';
import { baseApi } from './base-api';

const { useCountQuery, usePagesInfiniteQuery, endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    count: build.query<number, string>({ query: (filter) => `/api/count?of=${filter}` }),
    pages: build.infiniteQuery<number, string, number>({
      infiniteQueryOptions: { initialPageParam: 1, getNextPageParam: (last) => last + 1 },
      query: ({ queryArg, pageParam }) => `/api/pages?of=${queryArg}&page=${pageParam}`,
    }),
    change: build.mutation<number, string>({
      query: (name) => ({ url: `/api/change?of=${name}`, method: 'POST' }),
    }),
  }),
});

/** A server that answers when it is told to; a request that is aborted fails as in browsers. */
function slowServer() {
  const asked: { of: string; signal: AbortSignal; answer: (value: number) => Promise<void> }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { url, signal } = input as Request;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      asked.push({
        of: new URL(url).searchParams.get('of')!,
        signal,
        answer: (value) => {
          resolve(Response.json(value));
          return passed(20);
        },
      });
    });
  });
  return asked;
}

const passed = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Count({ of }: { of: string }) {
  const { currentData, error } = useCountQuery(of);
  return <p>{error ? `failed: ${JSON.stringify(error)}` : (currentData ?? 'pending')}</p>;
}

function Pages() {
  const { data, error, fetchNextPage } = usePagesInfiniteQuery('x');
  return <button onClick={fetchNextPage}>{error ? 'failed' : (data?.pages.join(',') ?? 'pending')}</button>;
}

const pressButton = () => act(async () => screen.getByRole('button').click());

/** Shows what it is given in a store that stays the same. */
async function screens() {
  const asked = slowServer();
  const store = createStore();
  const { rerender } = render(<Provider store={store} children={null} />);
  const show = (content: React.ReactNode) =>
    act(async () => rerender(<Provider store={store}>{content}</Provider>));
  return { asked, store, show };
}

describe('requests that nobody waits for any more', () => {
  it('are aborted when the question changes', async () => {
    const { asked, show } = await screens();
    await show(<Count of="a" />);
    await show(<Count of="b" />);
    await show(<Count of="c" />);
    await passed(1000);
    expect(asked.map(({ of, signal }) => [of, signal.aborted])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
    await asked[2]!.answer(3);
    expect(screen.getByText('3')).toBeInTheDocument();
  });

  it('are aborted when their screen is left, and asked anew without an error when somebody comes back', async () => {
    const { asked, show } = await screens();
    await show(<Count of="a" />);
    await show(null);
    await passed(1000);
    expect(asked[0]!.signal.aborted).toBe(true);
    await show(<Count of="a" />);
    expect(screen.getByText('pending')).toBeInTheDocument();
    await asked[1]!.answer(4);
    expect(screen.getByText('4')).toBeInTheDocument();
  });

  it('are asked anew by a subscriber that comes in the moment of the abort', async () => {
    const { asked, store, show } = await screens();
    await show(<Count of="a" />);
    await show(null);
    jest.advanceTimersByTime(100);
    const again = store.dispatch(endpoints.count.initiate('a'));
    await passed(0);
    await asked[1]!.answer(5);
    expect((await again).data).toBe(5);
  });

  it('go on while another part of the screen waits for the same', async () => {
    const { asked, show } = await screens();
    const second = <Count key="second" of="a" />;
    await show([<Count key="first" of="a" />, second]);
    await show([second]);
    await passed(1000);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
  });

  it('go on when another part takes them over a moment later, and in strict mode', async () => {
    const { asked, show } = await screens();
    await show(
      <StrictMode>
        <Count of="a" />
      </StrictMode>,
    );
    await show(null);
    await passed(50);
    await show(<Count key="other" of="a" />);
    await passed(1000);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
  });

  it('leave the pages that a list had before its next one', async () => {
    const { asked, show } = await screens();
    await show(<Pages />);
    await asked[0]!.answer(1);
    await pressButton();
    await show(null);
    await passed(1000);
    expect(asked[1]!.signal.aborted).toBe(true);
    await show(<Pages />);
    expect(screen.getByText('1')).toBeInTheDocument();
    expect(asked).toHaveLength(2);
    await pressButton();
    await asked[2]!.answer(2);
    expect(screen.getByText('1,2')).toBeInTheDocument();
  });

  it('leave answers that came in time', async () => {
    const { asked, show } = await screens();
    await show(<Count of="a" />);
    await asked[0]!.answer(1);
    await show(<Count of="b" />);
    await passed(1000);
    await show(<Count of="a" />);
    expect(screen.getByText('1')).toBeInTheDocument();
    expect(asked.map(({ of }) => of)).toEqual(['a', 'b']);
  });

  it('never are writes, nor what was asked ahead of its screen', async () => {
    const { asked, store, show } = await screens();
    void store.dispatch(endpoints.change.initiate('write'));
    void store.dispatch(endpoints.count.initiate('ahead', { subscribe: false }));
    await show(<Count of="a" />);
    await show(null);
    await passed(1000);
    expect(asked.map(({ of, signal }) => [of, signal.aborted])).toEqual([
      ['write', false],
      ['ahead', false],
      ['a', true],
    ]);
  });
});
