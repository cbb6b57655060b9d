import { render, screen } from '@testing-library/react';
import { backtestWith, NO_CHANCE } from '../../testing/backtest';
import { AnswerFigures, CourseFigures } from './answer-figures';

/** Name, value and notes of each figure. */
const figures = () =>
  screen
    .getAllByRole('term')
    .map((term) => [...term.parentElement!.children].map((part) => part.textContent!.trim()));

describe('the answer of a backtest', () => {
  it('says what was and what was expected, each with its count', () => {
    render(<AnswerFigures figures={backtestWith()} />);
    expect(figures()).toEqual([
      ['Bahis', '200', '12.08.2023 – 18.05.2025'],
      ['Kazanan', '%55,0', '110/200 bahis'],
      ['Getiri', '+%4,0', '%95 aralık -%9 … +%17', '200 bahis'],
      ['Beklenen getiri', '-%5,0', 'oranlar tam doğru olsaydı', '200 bahis'],
    ]);
  });

  it('holds what was expected against the return of the same bets', () => {
    const { chance } = backtestWith();
    render(<AnswerFigures figures={backtestWith({ chance: { ...chance, bets: 120, profit: -2.4 } })} />);
    expect(figures().slice(3)).toEqual([
      [
        'Beklenen getiri',
        '-%5,0',
        'oranlar tam doğru olsaydı',
        '120/200 bahis',
        'aynı bahislerde getiri -%2,0',
      ],
    ]);
  });

  it('expects nothing of few bets, and marks them', () => {
    render(<AnswerFigures figures={backtestWith({ bets: 12, won: 6 })} />);
    expect(figures().map(([name, value]) => [name, value])).toEqual([
      ['Bahis', '12 Az örnek'],
      ['Kazanan', '%55,0'],
      ['Getiri', '+%4,0'],
    ]);
  });

  it('expects nothing where few markets are wholly priced, or none', () => {
    const { chance } = backtestWith();
    const { rerender } = render(
      <AnswerFigures figures={backtestWith({ chance: { ...chance, bets: 12 } })} />,
    );
    expect(figures().slice(3)).toEqual([
      ['Beklenen getiri', 'Az örnek', 'türün bütün oranları bilinen', '12/200 bahis'],
    ]);
    const none = { chance: NO_CHANCE, expected_return: null, p_value: null };
    rerender(<AnswerFigures figures={backtestWith(none)} />);
    expect(figures().slice(3)).toEqual([['Beklenen getiri', '-', 'türün bütün oranları bilinen bahis yok']]);
  });
});

describe('the course of a backtest', () => {
  it('says how high and how low it went, and what chance alone gives of it', () => {
    render(<CourseFigures figures={backtestWith()} />);
    expect(figures()).toEqual([
      ['Kâr', '+8,00 birim'],
      ['Ortalama oran', '1,90'],
      [
        'En büyük düşüş',
        '-6,40 birim',
        'yalnız şans olsa: yarı ihtimalle en çok -14,20, %95 ihtimalle en çok -27,50',
      ],
      [
        'En uzun kayıp serisi',
        'art arda 7 bahis',
        'yalnız şans olsa: yarı ihtimalle en çok 7, %95 ihtimalle en çok 11',
      ],
    ]);
  });

  it.each([
    ['where chance is of other bets', { chance: { ...backtestWith().chance, bets: 120 } }],
    ['of few bets', { bets: 12, chance: { ...backtestWith().chance, bets: 12 } }],
  ])('says nothing of chance %s', (_, change) => {
    render(<CourseFigures figures={backtestWith(change)} />);
    expect(figures().slice(2)).toEqual([
      ['En büyük düşüş', '-6,40 birim'],
      ['En uzun kayıp serisi', 'art arda 7 bahis'],
    ]);
  });
});
