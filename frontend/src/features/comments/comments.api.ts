import { baseApi } from '../../api/base-api';
import type { CommentDto, CommentsAnswer, NewCommentDto, RecentCommentsPage } from '../../api/generated/wire';

const commentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getComments: build.query<CommentsAnswer, number>({
      query: (blogId) => `/api/blogs/${blogId}/comments`,
      providesTags: ['Comments'],
    }),
    addComment: build.mutation<CommentDto, { blogId: number; comment: NewCommentDto }>({
      query: ({ blogId, comment }) => ({
        url: `/api/blogs/${blogId}/comments`,
        method: 'POST',
        body: comment,
      }),
      invalidatesTags: (result) => (result ? ['Comments'] : []),
    }),
    getRecentComments: build.query<RecentCommentsPage, number>({
      query: (page) => ({ url: '/api/recent-comments', params: { page } }),
      providesTags: ['Comments'],
    }),
  }),
});

export const { useGetCommentsQuery, useAddCommentMutation, useGetRecentCommentsQuery } = commentsApi;
