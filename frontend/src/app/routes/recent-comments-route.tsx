import { RecentCommentsPage } from '../../features/comments/pages/recent-comments-page';
import { tr } from '../../locale/tr';
import { MembersOnly } from '../members-only';

export default function RecentCommentsRoute() {
  return (
    <MembersOnly title={tr.titles.comments} prompt={tr.comments.prompt}>
      <RecentCommentsPage />
    </MembersOnly>
  );
}
