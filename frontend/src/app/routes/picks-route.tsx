import { useSearchParams } from 'react-router-dom';
import { PicksPage } from '../../features/blogs/pages/picks-page';
import { readPicksUrl } from '../../features/blogs/pages/picks-url';
import { RecordHead } from '../../features/editors/proof/record-head';
import { AuthorRecordLine } from '../../features/editors/record/author-record-line';
import { EditorsLink } from '../../features/editors/record/editors-link';
import { trBlogs } from '../../locale/tr-content';
import { trShell } from '../../locale/tr-shell';
import { MembersOnly } from '../members-only';

export default function PicksRoute() {
  const [params] = useSearchParams();
  const { author } = readPicksUrl(params);
  return (
    <MembersOnly title={trShell.titles.picks} prompt={trBlogs.prompt}>
      <PicksPage record={author === null ? <EditorsLink /> : <AuthorRecordLine author={author} />}>
        <RecordHead />
      </PicksPage>
    </MembersOnly>
  );
}
