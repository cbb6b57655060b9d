import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { Answer, type AnswerProps } from '../../api/answer';
import { EmptyState } from '../../kit/feedback/empty-state';
import { buttonStyle } from '../../kit/form/button-style';
import { MEMBER_ROLES } from '../../session/roles';
import { trEditors } from '../../locale/tr-editors';
import { selectSession } from '../../session/session.slice';
import { useDocumentTitle } from '../../rooms/site/use-document-title';
import { EDITORS_PATH } from '../../rooms/editors/editor-path';
import { useReadEditorRecordQuery, useReadEditorSummaryQuery } from '../../api/generated/screens';
import { AnalysisNote } from '../../rooms/editors/record/analysis-note';
import { EditorPicks } from '../../rooms/editors/record/editor-picks';
import { RecordCourse } from '../../rooms/editors/record/record-course';
import { RecordDetails } from '../../rooms/editors/record/record-details';

const texts = trEditors.record;

/** The record of an editor: its sums for everybody, months, closing prices and every selection for members. */
export function EditorPage() {
  const { author = '' } = useParams();
  const { isLoggedIn, role } = useSelector(selectSession);
  useDocumentTitle(texts.titleOf(author));
  const isMember = role !== null && MEMBER_ROLES.includes(role);
  return (
    <div
      key={author}
      className="mx-auto flex w-full max-w-[62.5rem] flex-col gap-8 px-4 py-8 sm:py-12 lg:px-6"
    >
      <header>
        <p className="text-dense text-muted">
          <Link
            to={EDITORS_PATH}
            className="inline-flex min-h-6 items-center underline underline-offset-2 hover:text-text"
          >
            {texts.toEditors}
          </Link>
        </p>
        <h1 className="text-xl font-semibold break-words sm:text-3xl">{texts.titleOf(author)}</h1>
        <p className="mt-2 max-w-prose text-muted">{texts.intro}</p>
      </header>
      {isMember ? (
        <MembersRecord author={author} />
      ) : (
        <PublicRecord author={author} isLoggedIn={isLoggedIn} />
      )}
    </div>
  );
}

function MembersRecord({ author }: { author: string }) {
  return (
    <Answered of={useReadEditorRecordQuery(author)}>
      {(record) => (
        <>
          <RecordCourse record={record} />
          {record.picks > 0 && (
            <>
              <RecordDetails record={record} />
              <EditorPicks author={author} />
            </>
          )}
        </>
      )}
    </Answered>
  );
}

function PublicRecord({ author, isLoggedIn }: { author: string; isLoggedIn: boolean }) {
  return (
    <Answered of={useReadEditorSummaryQuery(author)}>
      {(record) => (
        <>
          <RecordCourse record={record} />
          <Offer isLoggedIn={isLoggedIn} />
        </>
      )}
    </Answered>
  );
}

interface AnsweredProps<Record> {
  of: AnswerProps<Record>['of'];
  children: (record: Record) => ReactNode;
}

function Answered<Record>({ of, children }: AnsweredProps<Record>) {
  return (
    <Answer
      of={of}
      failed={texts.failed}
      instead={({ status }) => status === 404 && <NoEditor />}
      skeleton={<div role="status" aria-label={texts.loading} className="shimmer h-[40rem] rounded-card" />}
    >
      {(record) => (
        <>
          {children(record)}
          <AnalysisNote />
        </>
      )}
    </Answer>
  );
}

function NoEditor() {
  return (
    <EmptyState title={texts.missing}>
      <Link to={EDITORS_PATH} className={buttonStyle('secondary', 'small')}>
        {texts.toEditors}
      </Link>
    </EmptyState>
  );
}

/** What members see besides, and the way there. */
function Offer({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <section aria-labelledby="uyelere" className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 id="uyelere" className="font-semibold">
        {trEditors.visitor.title}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">{trEditors.visitor.text}</p>
      <p className="mt-4 flex flex-wrap items-center gap-4">
        <Link to="/urunler" className={buttonStyle('primary')}>
          {trEditors.visitor.toProducts}
        </Link>
        {!isLoggedIn && (
          <Link to="/login" className="text-sm font-medium text-accent underline underline-offset-2">
            {trEditors.visitor.toLogin}
          </Link>
        )}
      </p>
    </section>
  );
}
