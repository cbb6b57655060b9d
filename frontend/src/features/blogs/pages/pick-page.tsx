import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Answer } from '../../../api/answer';
import type { BlogDto } from '../../../api/generated/wire';
import { notify } from '../../../components/feedback/notices';
import { PageLoader } from '../../../components/feedback/page-loader';
import { buttonStyle } from '../../../components/form/button-style';
import { trBlogs } from '../../../locale/tr-content';
import { useReadBlogQuery } from '../blogs.api';
import { PickEditor } from '../components/pick-editor';
import { PostView } from '../components/post-view';

interface Props {
  /** Null for an address that can't be a post's. */
  id: number | null;
  canEdit: boolean;
  /** The record of its author. */
  record?: ReactNode;
  /** What stands below the post: its comments. */
  children: ReactNode;
}

/** One post, to read and, for editors, to edit. */
export function PickPage({ id, canEdit, record, children }: Props) {
  return (
    <div className="mx-auto w-full max-w-[67.5rem] px-4 py-8 sm:py-12 lg:px-6">
      {id === null ? (
        <Missing />
      ) : (
        <Pick id={id} canEdit={canEdit} record={record}>
          {children}
        </Pick>
      )}
    </div>
  );
}

function Pick({ id, ...rest }: Props & { id: number }) {
  return (
    <Answer
      of={useReadBlogQuery(id)}
      instead={({ status }) => status === 404 && <Missing />}
      skeleton={<PageLoader label={trBlogs.loading} />}
    >
      {(post) => <ReadPick post={post} {...rest} />}
    </Answer>
  );
}

function ReadPick({ post, canEdit, record, children }: Omit<Props, 'id'> & { post: BlogDto }) {
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
        record={record}
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
        {children}
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
