import { RatingRoute } from './rating-route';

export default function OpeningRatingRoute() {
  return <RatingRoute opening />;
}
