import { believed } from '../formats/believable-book';
import type { Observation, Prices, Quote } from '../record/observation';
import { takenAt } from '../record/timeline';

/** The prices of a quote that a bookmaker can have offered. */
export type Believable = (prices: Prices) => Prices;

const believable: Believable = (prices) => believed(prices).prices;

/**
 * An observation of the former version as the rules of now let it be stored: without prices of books that nobody offers.
 * The very same object where there is nothing to mend. What was not read from a source stays as it is.
 * @param believe for tests
 */
export function mendObservation(observation: Observation, believe: Believable = believable): Observation {
  if (observation.source === 'base' || observation.source === 'elle') return observation;
  const mended = observation.quotes.map((quote) => mendQuote(quote, believe));
  if (mended.every((quote, index) => quote === observation.quotes[index])) return observation;
  // a snapshot says when it was taken, even where it has no price left
  const isSnapshot = takenAt(observation) !== null;
  const quotes = mended.filter(
    ({ prices }, index) =>
      isSnapshot || Object.keys(prices).length > 0 || mended[index] === observation.quotes[index],
  );
  return { ...observation, quotes };
}

function mendQuote(quote: Quote, believe: Believable): Quote {
  const prices = believe(quote.prices);
  const isWhole = Object.keys(prices).length === Object.keys(quote.prices).length;
  return isWhole ? quote : { ...quote, prices };
}
