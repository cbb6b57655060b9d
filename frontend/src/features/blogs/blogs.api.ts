import { endpoints } from '../../api/generated/blogs';
import type { ChangedBlogDto, NewPickDto, PostDto } from '../../api/generated/wire';
import { rowsOf, unlessRefused } from '../../api/tags';

/** What editors change in a post; an empty file name removes the image. */
export type PickChanges = Required<Pick<ChangedBlogDto, 'blogname' | 'feedback'>> & {
  image_filename: string;
};

const blogsApi = endpoints
  .enhanceEndpoints({
    endpoints: {
      listAuthors: { providesTags: [rowsOf('blogs')] },
      readBlog: { providesTags: [rowsOf('blogs')] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      postPick: build.mutation<PostDto, NewPickDto & { image: File }>({
        query: ({ image, ...pick }) => ({ url: '/api/editor', method: 'POST', body: formOf(pick, image) }),
        invalidatesTags: unlessRefused(rowsOf('blogs')),
      }),
      changeBlog: build.mutation<PostDto, { id: number; changes: PickChanges; image: File | null }>({
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
        invalidatesTags: unlessRefused(rowsOf('blogs'), rowsOf('comments')),
      }),
    }),
  });

export const { useListAuthorsQuery, useReadBlogQuery, usePostPickMutation, useChangeBlogMutation } = blogsApi;

function formOf(fields: Readonly<Record<string, string>>, image: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('imageFile', image, image.name);
  return form;
}
