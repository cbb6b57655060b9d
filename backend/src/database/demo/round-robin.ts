/** Who plays at whose ground, as positions in a list of teams. */
export interface Pairing {
  readonly home: number;
  readonly away: number;
}

/**
 * Double round robin of an even number of teams by the circle method: every ordered pair meets exactly once, every
 * team plays once per round, home and away alternate, the second half repeats the first with grounds swapped.
 */
export function doubleRoundRobin(teams: number): Pairing[][] {
  const circle = teams - 1;
  const firstHalf = Array.from({ length: circle }, (_, round) => {
    const fixed = alternate(round, circle, round);
    const others = Array.from({ length: teams / 2 - 1 }, (_, step) =>
      alternate((round + step + 1) % circle, (round - step - 1 + circle) % circle, step + 1),
    );
    return [fixed, ...others];
  });
  return [
    ...firstHalf,
    ...firstHalf.map((round) => round.map(({ home, away }) => ({ home: away, away: home }))),
  ];
}

const alternate = (one: number, other: number, turn: number): Pairing =>
  turn % 2 === 0 ? { home: one, away: other } : { home: other, away: one };
