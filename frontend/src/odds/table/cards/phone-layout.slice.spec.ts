import { phoneLayoutChosen, phoneLayoutSlice } from './phone-layout.slice';

const { reducer } = phoneLayoutSlice;
const start = () => reducer(undefined, { type: 'start' });

describe('how phones draw a table', () => {
  it('is as cards on the first visit, and where something else was stored', () => {
    expect(start()).toEqual({ layout: 'cards' });
    localStorage.setItem('phoneTableLayout', 'liste');
    expect(start()).toEqual({ layout: 'cards' });
  });

  it('is as the visitor chose, also on the next visit', () => {
    expect(reducer(start(), phoneLayoutChosen('table'))).toEqual({ layout: 'table' });
    expect(start()).toEqual({ layout: 'table' });
    reducer(start(), phoneLayoutChosen('cards'));
    expect(start()).toEqual({ layout: 'cards' });
  });
});
