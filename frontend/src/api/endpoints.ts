import { baseApi } from './base-api';
import { screensApi } from './generated/screens';
import type {
  BlogDto,
  BulletinPageDto,
  CalibrationDetails,
  ChangedBlogDto,
  FilterMatchesDto,
  NewPickDto,
  OddsPage,
  StoredImage,
} from './generated/wire';

/** Rows of the first request, so that they are painted soon. */
const FIRST_ROWS = 15;
/** Rows that one request brings at most. */
const MOST_ROWS = 60;

/** Rows of the bulletin that one request brings. */
const BULLETIN_ROWS = 50;

/** Text per query parameter: filters by any column, and what chooses among the matches besides. */
type Params = Readonly<Record<string, string>>;

export interface OddsSearch {
  /** Which of a match's two sets of odds: 1 opening, 2 closing. */
  type: 1 | 2;
  params: Params;
}

/** A search of which some markets' outcome is asked. */
export interface SummarySearch extends OddsSearch {
  /** Keys of the markets, in the order of the catalogue; all when left out. */
  groups?: readonly string[];
}

/** One unit on a selection in every settled match that passes the filters. */
export interface BacktestQuestion extends OddsSearch {
  /** Column of odds. */
  selection: string;
}

interface LatestOdds {
  rows: number;
  fields: readonly string[];
  /** Which matches, and their order. */
  params: Params;
}

/** Which market of which set is judged, and over which matches; what is left out does not narrow them. */
export interface CalibrationQuestion {
  type: 1 | 2;
  /** Key of the market; the first that can be judged when left out. */
  group?: string;
  /** First and last day of kick-off, `2026-05-17`. */
  from?: string;
  to?: string;
  source?: string;
}

/** The matches that fit a filter, by its id. */
export interface MatchesOfFilter extends FilterMatchesDto {
  id: number;
}

/** A selection as the server takes it. */
export interface WantedSelection {
  match_id: number;
  column: string;
  /** The price that was shown. */
  odd?: number;
}

type Texts<Dto extends { blogname: string; feedback: string }> = Pick<Dto, 'blogname' | 'feedback'>;

/** What editors change in a post; an empty file name removes the image, selections that are absent stay. */
export type PickChanges = Texts<ChangedBlogDto> & {
  image_filename: string;
  selections?: readonly WantedSelection[];
};

type NewPick = Texts<NewPickDto> & { image: File; selections?: readonly WantedSelection[] };

/** Endpoints that are not generated: endless lists, files that are sent, several requests in one. */
const endpoints = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOdds: build.infiniteQuery<OddsPage, OddsSearch, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (last, _all, before) => (last.has_more ? before + rowsAfter(before) : undefined),
      },
      query: ({ queryArg: { type, params }, pageParam: before }) => {
        const per_page = rowsAfter(before);
        return oddRows({ ...params, filter_type: type, page: before / per_page + 1, per_page });
      },
    }),
    listLatestOdds: build.query<OddsPage, LatestOdds>({
      query: ({ rows, fields, params }) =>
        oddRows({ ...params, page: 1, per_page: rows, fields: fields.join(',') }),
    }),
    /** `learnedAt` is not sent: what was learned again is asked for again. */
    judgeOddsInDetail: build.query<
      CalibrationDetails,
      { question: CalibrationQuestion; learnedAt: string | null }
    >({
      query: ({ question: { type, ...params } }) => ({
        url: '/api/calibration/details',
        params: { filter_type: type, ...params },
      }),
    }),
    listBulletin: build.infiniteQuery<BulletinPageDto, Params, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last) => (last.has_more ? last.page + 1 : undefined),
      },
      query: ({ queryArg: filters, pageParam }) => ({
        url: '/api/bulten-data',
        params: { ...filters, page: pageParam, per_page: BULLETIN_ROWS },
      }),
    }),
    /** Of several filters, asked for one after another; the first failure is that of all. */
    listMatchesOfFilters: build.query<MatchesOfFilter[], readonly number[]>({
      queryFn: async (ids, _api, _extra, ask) => {
        const found: MatchesOfFilter[] = [];
        for (const id of ids) {
          const { data, error } = await ask(`/api/filter-matches/${id}`);
          if (error) return { error };
          found.push({ id, ...(data as FilterMatchesDto) });
        }
        return { data: found };
      },
    }),
    postPick: build.mutation<BlogDto, NewPick>({
      query: ({ image, ...pick }) => ({ url: '/api/editor', method: 'POST', body: formOf(pick, image) }),
    }),
    changeBlog: build.mutation<BlogDto, { id: number; changes: PickChanges; image: File | null }>({
      query: ({ id, changes, image }) => ({
        url: `/api/blogs/${id}`,
        method: 'PUT',
        body: image ? formOf(changes, image) : changes,
      }),
      // The view that follows shows the answer, not the old text until the list is back.
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) await dispatch(screensApi.util.upsertQueryData('readBlog', id, data));
      },
    }),
    uploadImage: build.mutation<StoredImage, File>({
      query: (image) => ({ url: '/api/images', method: 'POST', body: formOf({}, image) }),
    }),
  }),
});

export const {
  useListOddsInfiniteQuery,
  useListLatestOddsQuery,
  useJudgeOddsInDetailQuery,
  useListBulletinInfiniteQuery,
  useListMatchesOfFiltersQuery,
  usePostPickMutation,
  useChangeBlogMutation,
  useUploadImageMutation,
} = endpoints;

/**
 * How many rows are asked for after so many: 15, 15, 30, then 60 at a time. What went before is always a multiple, as
 * the server counts in pages of one size.
 */
const rowsAfter = (before: number): number => (before === 0 ? FIRST_ROWS : Math.min(before, MOST_ROWS));

/** The search as the API's filters. */
export const filtersOf = ({ type, params }: OddsSearch): Params => ({ ...params, filter_type: String(type) });

const oddRows = (params: Readonly<Record<string, string | number>>) => ({
  url: '/api/odd-list-full-view',
  params,
});

function formOf(
  fields: Readonly<Record<string, string | readonly WantedSelection[] | undefined>>,
  image: File,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  form.append('imageFile', image, image.name);
  return form;
}
