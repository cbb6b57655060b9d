import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';
import { lazyPart } from './lazy-part';

type Load = () => Promise<{ default: ComponentType<{ name: string }> }>;

const part = { default: ({ name }: { name: string }) => <p>Merhaba {name}</p> };
const gone = () => Promise.reject(new TypeError('Failed to fetch'));

function open(load: Load) {
  const Part = lazyPart(load);
  render(
    <ErrorBoundary fallback={(error) => <p>Bozuk: {(error as Error).message}</p>}>
      <input aria-label="Yorum" />
      <Suspense fallback="Yükleniyor">
        <Part name="Ayşe" />
      </Suspense>
    </ErrorBoundary>,
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => jest.restoreAllMocks());

describe('a part whose code is loaded late', () => {
  it('is drawn once it is there', async () => {
    open(() => Promise.resolve(part));
    expect(await screen.findByText('Merhaba Ayşe')).toBeInTheDocument();
  });

  it('leaves the rest of the page alone when it can’t be had, and comes when it is asked for again', async () => {
    const load = jest.fn<ReturnType<Load>, []>(gone);
    open(load);
    await userEvent.type(screen.getByLabelText('Yorum'), 'Uzun emek');
    expect(await screen.findByRole('alert')).toHaveTextContent('Sunucuya ulaşılamadı.');
    expect(screen.getByLabelText('Yorum')).toHaveValue('Uzun emek');
    load.mockResolvedValue(part);
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByText('Merhaba Ayşe')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Yorum')).toHaveValue('Uzun emek');
  });

  it('comes by itself with the connection', async () => {
    const load = jest.fn<ReturnType<Load>, []>(gone);
    open(load);
    await screen.findByRole('alert');
    load.mockResolvedValue(part);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Merhaba Ayşe')).toBeInTheDocument();
  });

  it('leaves its own errors to the boundary around it', async () => {
    const broken = () => {
      throw new Error('içeride');
    };
    open(() => Promise.resolve({ default: broken }));
    expect(await screen.findByText('Bozuk: içeride')).toBeInTheDocument();
  });
});
