import { render, screen } from '@testing-library/react';
import { CompetitionName } from './country-chip';

const shown = (country_name: string | null) => {
  const { container } = render(
    <p>
      <CompetitionName match={{ country_name, competition_name: 'Süper Lig' }} />
    </p>,
  );
  return container;
};

describe('the name of a competition', () => {
  it("has its country's code before it, and is read out with the country's name", () => {
    shown('Türkiye');
    expect(screen.getByText('TR')).toHaveAttribute('aria-hidden');
    expect(screen.getByText('TR')).toHaveAttribute('title', 'Türkiye');
    expect(screen.getByText('Türkiye ·')).toHaveClass('sr-only');
  });

  it('has the name of what has no code', () => {
    const container = shown('Uluslararası');
    expect(container).toHaveTextContent(/^Uluslararası · Süper Lig$/);
    expect(screen.getByText('Uluslararası ·')).not.toHaveClass('sr-only');
  });
});
