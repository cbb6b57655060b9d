import { PicksPage } from '../../features/blogs/pages/picks-page';
import { trBlogs } from '../../locale/tr-content';
import { trShell } from '../../locale/tr-shell';
import { MembersOnly } from '../members-only';

export default function PicksRoute() {
  return (
    <MembersOnly title={trShell.titles.picks} prompt={trBlogs.prompt}>
      <PicksPage />
    </MembersOnly>
  );
}
