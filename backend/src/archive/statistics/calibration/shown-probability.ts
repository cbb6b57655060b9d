/** Ten-thousandths in a point of probability. */
export const POINT = 100;

const CERTAIN = 10_000;

/**
 * A probability as it is shown and compared: in whole ten-thousandths, rounded half up. Where two selections win, one
 * price alone may say more than certainty.
 */
export const tenThousandths = (probability: number): number =>
  Math.min(CERTAIN, Math.round(probability * CERTAIN));
