import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { selectSession } from '../../session/session.slice';
import { EditorPage } from '../../features/editors/pages/editor-page';
import { MEMBER_ROLES } from '../../session/roles';
import { trEditors } from '../../locale/tr-editors';
import { useDocumentTitle } from '../use-document-title';

export default function EditorRoute() {
  const { author = '' } = useParams();
  const { isLoggedIn, role } = useSelector(selectSession);
  useDocumentTitle(trEditors.record.titleOf(author));
  const isMember = role !== null && MEMBER_ROLES.includes(role);
  return <EditorPage key={author} author={author} isMember={isMember} isLoggedIn={isLoggedIn} />;
}
