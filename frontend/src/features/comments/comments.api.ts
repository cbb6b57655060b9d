import { endpoints } from '../../api/generated/comments';
import { rowsOf, unlessRefused } from '../../api/tags';

export const { useListCommentsQuery, useWriteCommentMutation, useListRecentCommentsQuery } =
  endpoints.enhanceEndpoints({
    endpoints: {
      listComments: { providesTags: [rowsOf('comments')] },
      listRecentComments: { providesTags: [rowsOf('comments')] },
      writeComment: { invalidatesTags: unlessRefused(rowsOf('comments')) },
    },
  });
