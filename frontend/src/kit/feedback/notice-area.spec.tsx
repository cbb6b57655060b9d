import { act, fireEvent, render, screen } from '@testing-library/react';
import { NoticeArea } from './notice-area';
import { notify } from './notices';

const say = (text: string, name?: string) => act(() => notify({ kind: 'info', text, name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const texts = () =>
  [...screen.getByRole('region', { name: 'Bildirim alanı' }).querySelectorAll('p')].map((p) => p.textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the place of notices', () => {
  it('shows what was said before it was there, and each for four seconds', () => {
    notify({ kind: 'error', text: 'Önce' });
    render(<NoticeArea />);
    expect(texts()).toEqual(['Önce']);
    wait(2_000);
    say('Sonra');
    expect(texts()).toEqual(['Önce', 'Sonra']);
    wait(2_000);
    expect(texts()).toEqual(['Sonra']);
    wait(2_000);
    expect(texts()).toEqual([]);
  });

  it('replaces a notice by the next of its name, which stays as long as any', () => {
    render(<NoticeArea />);
    say('Bir', 'rol');
    say('Başka');
    wait(3_000);
    say('İki', 'rol');
    expect(texts()).toEqual(['İki', 'Başka']);
    wait(3_000);
    expect(texts()).toEqual(['İki']);
  });

  it('lets the oldest go when there are more than fit', () => {
    render(<NoticeArea />);
    for (const text of ['1', '2', '3', '4']) say(text);
    expect(texts()).toEqual(['2', '3', '4']);
  });

  it('keeps what the pointer or the focus is on, and closes what is to be closed', () => {
    render(<NoticeArea />);
    say('Dur');
    const area = screen.getByRole('region', { name: 'Bildirim alanı' });
    fireEvent.pointerEnter(area);
    wait(60_000);
    expect(texts()).toEqual(['Dur']);
    fireEvent.pointerLeave(area);
    act(() => screen.getByRole('button', { name: 'Kapat' }).focus());
    wait(60_000);
    expect(texts()).toEqual(['Dur']);
    fireEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    expect(texts()).toEqual([]);
    say('Geçer');
    wait(4_000);
    expect(texts()).toEqual([]);
  });
});
