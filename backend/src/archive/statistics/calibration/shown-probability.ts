/** Ten-thousandths in a point of probability. */
export const POINT = 100;

/** A probability as it is shown and compared: in whole ten-thousandths, rounded half up. */
export const tenThousandths = (probability: number): number => Math.round(probability * 10_000);
