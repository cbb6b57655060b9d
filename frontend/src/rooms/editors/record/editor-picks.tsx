import { Link, useSearchParams } from 'react-router-dom';
import { readApiError } from '../../../api/api-error';
import { useListEditorPicksQuery } from '../../../api/generated/screens';
import { useListOddColumnsQuery } from '../../../api/generated/shell';
import type { EditorPicksPage } from '../../../api/generated/wire';
import { useSelectionTitles } from '../../../odds/use-selection-titles';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { buttonStyle } from '../../../kit/form/button-style';
import { PagedList } from '../../../kit/navigation/paged-list';
import { formatCount } from '../../../lib/format';
import { readPage, withPage } from '../../../lib/page-param';
import { trEditors } from '../../../locale/tr-editors';
import { PickRow } from './pick-row';

const texts = trEditors.picks;

/** Selections on a page. */
const PER_PAGE = 25;

/** All selections of an author, page by page; the page stands in the address. */
export function EditorPicks({ author }: { author: string }) {
  const [params] = useSearchParams();
  const page = readPage(params);
  const found = useListEditorPicksQuery({ author, page, perPage: PER_PAGE });
  const { currentData, data: lastData, error, isFetching, refetch } = found;
  const columns = useListOddColumnsQuery();
  const titleOf = useSelectionTitles();
  return (
    <section aria-labelledby="secimler" className="flex flex-col gap-3">
      <h2 id="secimler" className="text-base font-semibold">
        {texts.title}
      </h2>
      <PagedList
        label={texts.label}
        pagesLabel={texts.pagesLabel}
        page={page}
        pages={lastData && Math.ceil(lastData.total / PER_PAGE)}
        list={author}
        busy={isFetching}
        hrefOf={(other) => withPage(params, other)}
        failure={error && `${texts.failed} ${readApiError(error).message}`}
        onRetry={() => void refetch()}
        skeleton={<span aria-hidden className="shimmer block h-[40rem] rounded-card" />}
      >
        {currentData && (columns.isLoading ? null : <Picks found={currentData} titleOf={titleOf} />)}
      </PagedList>
    </section>
  );
}

interface PicksProps {
  found: EditorPicksPage;
  /** Market and selection in words, by the column of odds. */
  titleOf: (column: string) => string;
}

function Picks({ found: { picks, total }, titleOf }: PicksProps) {
  if (total === 0) return <EmptyState title={trEditors.record.noneYet} />;
  if (picks.length === 0) {
    return (
      <EmptyState title={texts.noneOnPage}>
        <Link to="?" className={buttonStyle('secondary', 'small')}>
          {texts.firstPage}
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="mb-2 text-dense text-muted tabular-nums">
        {texts.count(formatCount(total))}
      </p>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {picks.map((pick) => (
          <PickRow
            key={`${pick.post_id}-${pick.match_id}-${pick.column}-${pick.seq}`}
            pick={pick}
            selection={titleOf(pick.column)}
          />
        ))}
      </ul>
    </>
  );
}
