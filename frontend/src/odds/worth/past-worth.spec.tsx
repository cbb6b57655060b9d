import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScanRecord } from '../../api/generated/wire';
import { serveApi } from '../../testing/fake-api';
import { NOTHING_COMPARED, SCAN_RECORD } from '../../testing/scan-record';
import { WithStore } from '../../testing/with-store';
import { PastWorth } from './past-worth';

const show = (look: 'sentence' | 'whole', record: Partial<ScanRecord> = {}) => {
  serveApi({ 'GET /api/scan-record': [200, { ...SCAN_RECORD, ...record }] });
  return render(
    <WithStore>
      <PastWorth look={look} />
    </WithStore>,
  );
};

describe('what the past has been worth', () => {
  it('is said in figures, with no more than was measured', async () => {
    show('whole');
    expect(
      await screen.findByText(
        /^Son 400 maç gününde geçmişi beklenenden açıkça yüksek 1\.904 seçenek vardı: geçmiş %42,8, kendi oranları %35,7 diyordu; gelen %37,1 oldu\./,
      ),
    ).toHaveTextContent('bugüne kadar orana bir şey katmadı.');
    await userEvent.setup().click(screen.getByText('ayrıntı'));
    expect(screen.getByText(/^Ağırlık 0,12 ± 0,06/)).toBeInTheDocument();
    expect(screen.getByText('Öbürleri:').parentElement).toHaveTextContent(
      'Öbürleri: 40.000 seçenek, geçmiş %40,0, oran %40,0, gelen %40,0 (%95 aralık %38,0–42,0), kapanış oranıyla getiri -%6,0 (-%12 … +%1)',
    );
  });

  it('is one sentence where there is less room', async () => {
    show('sentence', { weight: 0.2, weight_se: 0.05 });
    expect(
      await screen.findByText(
        /^Son 400 maç gününde .* gelen %37,1 oldu\. Yani .* yaklaşık %20 kadarı gerçekleşti\.$/,
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText('ayrıntı')).toBeNull();
  });

  it('follows the weight where it is all, or the opposite', async () => {
    const { unmount } = show('sentence', { weight: 1.1, weight_se: 0.1 });
    expect(await screen.findByText(/olduğu gibi gerçekleşti\.$/)).toBeInTheDocument();
    unmount();
    show('sentence', { weight: -0.3, weight_se: 0.1 });
    expect(await screen.findByText(/ters yönde gerçekleşti\.$/)).toBeInTheDocument();
  });

  it('says what is known where nothing lay clearly above', async () => {
    show('sentence', { above: NOTHING_COMPARED });
    expect(await screen.findByText(/^Yani .* bir şey katmadı\.$/)).toBeInTheDocument();
  });

  it('says at the head of the scan that nothing is measured yet, and nothing elsewhere', async () => {
    const unmeasured = { weight: null, weight_se: null };
    const { unmount } = show('whole', unmeasured);
    expect(await screen.findByText(/^Geçmişteki sapmaların ne değer taşıdığı/)).toBeInTheDocument();
    unmount();
    const { container } = show('sentence', unmeasured);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(container).toBeEmptyDOMElement();
  });
});
