import { GROUPS } from '../../testing/catalogue';
import { fieldParams } from './row-fields';

const before = {
  ...GROUPS[0]!,
  ...{ key: 'before', title: 'Maçtan önce', on_request: true },
  columns: [{ ...GROUPS[0]!.columns[0]!, field: 'home_form', from: ['home_form'] }],
};

describe('the values that rows are asked for', () => {
  it('are the usual ones while what is shown on request is hidden', () => {
    expect(fieldParams(GROUPS, [])).toEqual({});
    expect(fieldParams([...GROUPS, before], ['ft', 'before'])).toEqual({});
  });

  it('are named one by one once it is shown, those of groups that the visitor hid among them', () => {
    const names = fieldParams([...GROUPS, before], ['ft']).fields!.split(',');
    expect(names).toEqual(expect.arrayContaining(['id', 'winners', 'home_team', 'ft_1_odd', 'home_form']));
    expect(names).not.toContain('ft_score');
    expect(new Set(names).size).toBe(names.length);
  });
});
