import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { Answer } from '../../api/answer';
import type { BlogDto } from '../../api/generated/wire';
import { notify } from '../../kit/feedback/notices';
import { PageLoader } from '../../kit/feedback/page-loader';
import { buttonStyle } from '../../kit/form/button-style';
import { EDITOR_ROLES } from '../../session/roles';
import { trBlogs } from '../../locale/tr-content';
import { trShell } from '../../locale/tr-shell';
import { selectRole } from '../../session/session.slice';
import { CommentSection } from '../../rooms/comments/components/comment-section';
import { AuthorRecord } from '../../rooms/editors/record/author-record-line';
import { useDocumentTitle } from '../../rooms/site/use-document-title';
import { useReadBlogQuery } from '../../api/generated/screens';
import { PickEditor } from '../../rooms/picks/components/pick-editor';
import { PostView } from '../../rooms/picks/components/post-view';

/** One post with its comments, to read and, for editors, to edit. */
export function PickPage() {
  const { id: text = '' } = useParams();
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  const { data } = useReadBlogQuery(id ?? 0, { skip: id === null });
  useDocumentTitle(data?.blogname ?? trShell.titles.picks);
  return (
    <div className="mx-auto w-full max-w-[67.5rem] px-4 py-8 sm:py-12 lg:px-6">
      {id === null ? <Missing /> : <Pick id={id} />}
    </div>
  );
}

function Pick({ id }: { id: number }) {
  return (
    <Answer
      of={useReadBlogQuery(id)}
      instead={({ status }) => status === 404 && <Missing />}
      skeleton={<PageLoader label={trBlogs.loading} />}
    >
      {(post) => <ReadPick post={post} />}
    </Answer>
  );
}

function ReadPick({ post }: { post: BlogDto }) {
  const role = useSelector(selectRole);
  const canEdit = role !== null && EDITOR_ROLES.includes(role);
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const stopEditing = () => {
    setEditing(false);
    requestAnimationFrame(() => editButton.current?.focus());
  };
  return (
    <div className="animate-fade">
      <PostView
        post={post}
        onEdit={canEdit ? () => setEditing(true) : undefined}
        editButton={editButton}
        record={<AuthorRecord author={post.author} />}
        form={
          editing ? (
            <>
              <h1 className="mb-5 text-xl font-semibold">
                {trBlogs.edit}: <span className="break-words">{post.blogname}</span>
              </h1>
              <PickEditor
                post={post}
                onCancel={stopEditing}
                onSaved={() => {
                  notify({ kind: 'success', text: trBlogs.saved });
                  stopEditing();
                }}
              />
            </>
          ) : null
        }
      >
        <CommentSection key={post.id} blogId={post.id} />
      </PostView>
    </div>
  );
}

function Missing() {
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center gap-4 py-12 text-center">
      <h1 className="text-xl font-semibold">{trBlogs.missing}</h1>
      <p className="text-sm text-muted">{trBlogs.missingText}</p>
      <Link to="/editor" className={buttonStyle('primary')}>
        {trBlogs.toList}
      </Link>
    </div>
  );
}
