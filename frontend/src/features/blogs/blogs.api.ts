import { baseApi } from '../../api/base-api';
import type { AuthorsAnswer, BlogPage, ChangedBlogDto, NewPickDto, PostDto } from '../../api/generated/wire';

/** Posts on a page of the list. */
export const PICKS_PER_PAGE = 12;

const LATEST = 3;

export interface PickListQuery {
  page: number;
  /** Null for everybody's. */
  author: string | null;
}

const blogsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPicks: build.query<BlogPage, PickListQuery>({
      query: ({ page, author }) => ({
        url: '/api/blogs',
        params: { page, per_page: PICKS_PER_PAGE, ...(author === null ? {} : { author }) },
      }),
      providesTags: ['Blogs'],
    }),
    getLatestPicks: build.query<PostDto[], void>({
      query: () => ({ url: '/api/blogs', params: { per_page: LATEST } }),
      transformResponse: ({ blogs }: BlogPage) => newestFirst(blogs),
      providesTags: ['Blogs'],
    }),
    getAuthors: build.query<string[], void>({
      query: () => '/api/authors',
      transformResponse: ({ authors }: AuthorsAnswer) => authors,
      providesTags: ['Blogs'],
    }),
    getPick: build.query<PostDto, number>({
      query: (id) => `/api/blogs/${id}`,
      providesTags: ['Blogs'],
    }),
    addPick: build.mutation<PostDto, NewPickDto & { image: File }>({
      query: ({ image, ...pick }) => ({ url: '/api/editor', method: 'POST', body: formOf(pick, image) }),
      invalidatesTags: (result) => (result ? ['Blogs'] : []),
    }),
    changePick: build.mutation<PostDto, { id: number; changes: PickChanges; image: File | null }>({
      query: ({ id, changes, image }) => ({
        url: `/api/blogs/${id}`,
        method: 'PUT',
        body: image ? formOf(changes, image) : changes,
      }),
      // The view that follows shows the answer, not the old text until the list is back.
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(blogsApi.util.upsertQueryData('getPick', id, data));
      },
      invalidatesTags: (result) => (result ? ['Blogs'] : []),
    }),
  }),
});

/** What editors change in a post; an empty file name removes the image. */
export type PickChanges = Required<Pick<ChangedBlogDto, 'blogname' | 'feedback'>> & {
  image_filename: string;
};

export const {
  useGetPicksQuery,
  useGetLatestPicksQuery,
  useGetAuthorsQuery,
  useGetPickQuery,
  useAddPickMutation,
  useChangePickMutation,
} = blogsApi;

function newestFirst(posts: readonly PostDto[]): PostDto[] {
  return [...posts].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}

function formOf(fields: Readonly<Record<string, string>>, image: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('imageFile', image, image.name);
  return form;
}
