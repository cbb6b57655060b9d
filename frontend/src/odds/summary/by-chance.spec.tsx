import { render, screen } from '@testing-library/react';
import { ByChance } from './by-chance';

describe('what stands out by chance', () => {
  it('is said in one sentence, with how many were compared', () => {
    render(<ByChance summary={{ compared_selections: 104, standing_out: 6, expected_by_chance: 5.2 }} />);
    expect(
      screen.getByText(
        '104 karşılaştırmadan 6’sı beklenenden ayrışıyor; yalnız şans olsa yaklaşık 5 beklenirdi.',
      ),
    ).toBeInTheDocument();
  });

  it('is nothing where nothing was compared', () => {
    const none = { compared_selections: 0, standing_out: 0, expected_by_chance: 0 };
    const { container } = render(<ByChance summary={none} />);
    expect(container).toBeEmptyDOMElement();
  });
});
