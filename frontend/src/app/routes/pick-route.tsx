import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { selectRole } from '../../session/session.slice';
import { useReadBlogQuery } from '../../api/generated/screens';
import { PickPage } from '../../features/blogs/pages/pick-page';
import { CommentSection } from '../../features/comments/components/comment-section';
import { AuthorRecord } from '../../features/editors/record/author-record-line';
import { EDITOR_ROLES, MEMBER_ROLES } from '../../session/roles';
import { trBlogs } from '../../locale/tr-content';
import { trShell } from '../../locale/tr-shell';
import { MembersOnly } from '../members-only';
import { useDocumentTitle } from '../use-document-title';

export default function PickRoute() {
  const { id: text = '' } = useParams();
  const role = useSelector(selectRole);
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  const isMember = role !== null && MEMBER_ROLES.includes(role);
  const { data } = useReadBlogQuery(id ?? 0, { skip: id === null || !isMember });
  useDocumentTitle(data?.blogname ?? trShell.titles.picks);
  return (
    <MembersOnly title={trShell.titles.picks} prompt={trBlogs.prompt}>
      <PickPage
        id={id}
        canEdit={role !== null && EDITOR_ROLES.includes(role)}
        record={data && <AuthorRecord author={data.author} />}
      >
        {id !== null && <CommentSection key={id} blogId={id} />}
      </PickPage>
    </MembersOnly>
  );
}
