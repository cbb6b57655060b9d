import { RecentCommentsPage } from '../../features/comments/pages/recent-comments-page';
import { trComments } from '../../locale/tr-content';
import { trShell } from '../../locale/tr-shell';
import { MembersOnly } from '../members-only';

export default function RecentCommentsRoute() {
  return (
    <MembersOnly title={trShell.titles.comments} prompt={trComments.prompt}>
      <RecentCommentsPage />
    </MembersOnly>
  );
}
