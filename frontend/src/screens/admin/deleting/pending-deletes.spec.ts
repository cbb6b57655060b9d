import { type PendingDelete, PendingDeletes, UNDO_TIME } from './pending-deletes';

const ROW: PendingDelete = { table: 'contacts', id: 7, name: 'mesaj' };
const OTHER: PendingDelete = { table: 'users', id: 7, name: 'kullanıcı' };

function make() {
  const sent: PendingDelete[] = [];
  const deletes = new PendingDeletes(async ({ table, id, name }) => void sent.push({ table, id, name }));
  return { deletes, sent };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a deletion', () => {
  it('is sent when its time is over, once', async () => {
    const { deletes, sent } = make();
    deletes.add(ROW);
    expect(deletes.list()).toEqual([ROW]);
    await jest.advanceTimersByTimeAsync(UNDO_TIME - 1);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect([sent, deletes.list()]).toEqual([[ROW], []]);
    deletes.flush();
    await jest.runAllTimersAsync();
    expect(sent).toEqual([ROW]);
  });

  it('is never sent once it was taken back', async () => {
    const { deletes, sent } = make();
    deletes.add(ROW);
    deletes.add(OTHER);
    deletes.undo(ROW);
    expect(deletes.list()).toEqual([OTHER]);
    await jest.runAllTimersAsync();
    expect(sent).toEqual([OTHER]);
  });

  it('waits while somebody is at the button', async () => {
    const { deletes, sent } = make();
    deletes.add(ROW);
    await jest.advanceTimersByTimeAsync(UNDO_TIME - 1000);
    deletes.pause();
    await jest.advanceTimersByTimeAsync(UNDO_TIME * 3);
    expect(sent).toEqual([]);
    deletes.resume();
    await jest.advanceTimersByTimeAsync(999);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([ROW]);
  });

  it('happens at once when the panel is left', async () => {
    const { deletes, sent } = make();
    deletes.add(ROW);
    deletes.add(OTHER);
    deletes.flush();
    await Promise.resolve();
    expect(sent).toEqual([ROW, OTHER]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('notifies its listeners of every change', async () => {
    const { deletes } = make();
    const seen: number[] = [];
    const leave = deletes.subscribe(() => seen.push(deletes.list().length));
    deletes.add(ROW);
    await jest.runAllTimersAsync();
    leave();
    deletes.add(ROW);
    expect(seen).toEqual([1, 0]);
  });
});
