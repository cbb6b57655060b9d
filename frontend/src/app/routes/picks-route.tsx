import { PicksPage } from '../../features/blogs/pages/picks-page';
import { tr } from '../../locale/tr';
import { MembersOnly } from '../members-only';

export default function PicksRoute() {
  return (
    <MembersOnly title={tr.titles.picks} prompt={tr.blogs.prompt}>
      <PicksPage />
    </MembersOnly>
  );
}
