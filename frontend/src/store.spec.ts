import { createStore } from './store';

afterEach(() => jest.restoreAllMocks());

describe('the store outside production', () => {
  it('complains of what can not be stored as text', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    createStore().dispatch({ type: 'test', payload: new Map() });
    expect(log.mock.calls[0]?.[0]).toContain('non-serializable');
  });
});
