import { render, screen } from '@testing-library/react';
import { GROUPS, MARKET_GROUPS } from '../../testing/catalogue';
import { selectionWith, summaryOf } from '../../testing/summary';
import { AnswerLine } from './answer-line';

const rates = (settled: number, about = {}) => [
  selectionWith({ label: '1', column: 'ft_1_odd', settled, rate: 0.5249, ...about }),
  selectionWith({ label: 'X', column: 'ft_x_odd', settled, rate: 0.2, ...about }),
  selectionWith({ label: '2', column: 'ft_2_odd', settled, rate: 0.2751, ...about }),
  selectionWith({ group: 'uo_25', column: 'over_25_odd', label: 'Üst', settled, rate: 0.9 }),
];

function open(total: number, settled: number, about = {}) {
  render(
    <p data-testid="line">
      <AnswerLine
        summary={summaryOf(GROUPS, { total, settled, selections: rates(settled, about) })}
        groups={MARKET_GROUPS}
      />
    </p>,
  );
  return screen.getByTestId('line');
}

describe('the answer in one line', () => {
  it('counts the matches and gives the rates of the first main market', () => {
    expect(open(1750, 1750)).toHaveTextContent(/^Ne oldu\? 1\.750 maç · 1 %52 · X %20 · 2 %28$/);
  });

  it('says of how many matches the result is known where it is not of all', () => {
    expect(open(175, 170)).toHaveTextContent('175 maç, 170 sonuçlu · 1 %52');
  });

  it('gives no rates where no result is known', () => {
    expect(open(12, 0)).toHaveTextContent(/^Ne oldu\? 12 maç · sonuçlanan yok$/);
  });

  it('warns of a small sample', () => {
    expect(open(12, 12, { small_sample: true })).toHaveTextContent('Az örnek');
  });
});
