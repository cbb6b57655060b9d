import { filterFailure } from './filter-failure';

describe('why a saved filter failed', () => {
  it('is shown in the server’s own words, the field’s before the general ones', () => {
    const data = { error: 'Form eksik.', fields: { filter_name: 'Filtre adı zorunlu.' } };
    expect(filterFailure({ status: 400, data }, 'x')).toBe('Filtre adı zorunlu.');
    expect(filterFailure({ status: 404, data: { error: 'Böyle bir filtreniz yok.' } }, 'x')).toBe(
      'Böyle bir filtreniz yok.',
    );
  });

  it('is the network without an answer', () => {
    expect(filterFailure({ status: 'FETCH_ERROR', error: 'TypeError' }, 'x')).toBe('Network hatası');
  });

  it('is what failed, where the server says nothing of its own', () => {
    expect(filterFailure({ status: 500, data: {} }, 'Filtre silme başarısız')).toBe('Filtre silme başarısız');
  });
});
