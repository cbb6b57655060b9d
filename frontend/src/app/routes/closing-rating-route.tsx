import { RatingRoute } from './rating-route';

export default function ClosingRatingRoute() {
  return <RatingRoute opening={false} />;
}
