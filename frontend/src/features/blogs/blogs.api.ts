import { readApiError } from '../../api/api-error';
import { endpoints } from '../../api/generated/blogs';
import type { BlogDto, ChangedBlogDto, NewPickDto } from '../../api/generated/wire';
import { rowsOf, type Tag, unlessRefused } from '../../api/tags';
import type { WantedSelection } from './rules/chosen-selections';

type Texts<Dto extends { blogname: string; feedback: string }> = Pick<Dto, 'blogname' | 'feedback'>;

/** What editors change in a post; an empty file name removes the image, selections that are absent stay. */
export type PickChanges = Texts<ChangedBlogDto> & {
  image_filename: string;
  selections?: readonly WantedSelection[];
};

type NewPick = Texts<NewPickDto> & { image: File; selections?: readonly WantedSelection[] };

const blogsApi = endpoints
  .enhanceEndpoints({
    endpoints: {
      listAuthors: { providesTags: [rowsOf('blogs')] },
      readBlog: { providesTags: [rowsOf('blogs')] },
      listPickFixtures: { providesTags: ['OddRows'] },
      readPickFixture: { providesTags: ['OddRows'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      postPick: build.mutation<BlogDto, NewPick>({
        query: ({ image, ...pick }) => ({ url: '/api/editor', method: 'POST', body: formOf(pick, image) }),
        invalidatesTags: (_post, error) => staleAfter(error, rowsOf('blogs')),
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
          if (data) await dispatch(endpoints.util.upsertQueryData('readBlog', id, data));
        },
        invalidatesTags: (_post, error) => staleAfter(error, rowsOf('blogs'), rowsOf('comments')),
      }),
    }),
  });

export const {
  useListAuthorsQuery,
  useReadBlogQuery,
  useListPickFixturesQuery,
  useReadPickFixtureQuery,
  usePostPickMutation,
  useChangeBlogMutation,
} = blogsApi;

/** A refusal because of another price says that the prices on the screen are old. */
function staleAfter(error: unknown, ...tags: Tag[]): Tag[] {
  if (error !== undefined && readApiError(error).code === 'PRICE_CHANGED') return ['OddRows'];
  return unlessRefused(...tags)(undefined, error);
}

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
