import { render, screen, within } from '@testing-library/react';
import AgreementPage from './agreement-page';

it('the membership agreement has eight declarations in one list, and names its version', () => {
  render(<AgreementPage />);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(8);
  expect(screen.getByText('Sözleşme sürümü: 2026-05')).toBeInTheDocument();
});
