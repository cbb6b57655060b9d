import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PrivacyNotice } from './privacy-page';

const CONTROLLER = { name: 'Deneme Ltd.', address: 'Deneme Sokak 1' };

describe('the privacy notice', () => {
  it('names who is responsible, as the settings have it, and where to write', () => {
    render(
      <MemoryRouter>
        <PrivacyNotice controller={CONTROLLER} supportEmail="destek@example.com" />
      </MemoryRouter>,
    );
    expect(screen.getByText(CONTROLLER.name)).toBeInTheDocument();
    expect(screen.getByText(CONTROLLER.address)).toBeInTheDocument();
    for (const link of screen.getAllByRole('link', { name: 'destek@example.com' })) {
      expect(link).toHaveAttribute('href', 'mailto:destek@example.com');
    }
  });

  it('has no line for an address that the settings do not have', () => {
    render(
      <MemoryRouter>
        <PrivacyNotice controller={{ ...CONTROLLER, address: '' }} supportEmail="destek@example.com" />
      </MemoryRouter>,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Unvan', 'E-posta']);
  });

  it('has a heading for everything the law asks for (KVKK 10 and 11)', () => {
    render(
      <MemoryRouter>
        <PrivacyNotice controller={undefined} supportEmail={undefined} />
      </MemoryRouter>,
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Veri sorumlusu',
      'İşlenen kişisel veriler',
      'İşleme amaçları ve hukuki sebepler',
      'Toplama yöntemi',
      'Aktarım',
      'Saklama süreleri',
      'Çerezler ve tarayıcıda saklananlar',
      'Haklarınız',
      'Başvuru',
    ]);
  });
});
