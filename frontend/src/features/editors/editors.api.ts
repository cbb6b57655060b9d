import { endpoints } from '../../api/generated/editors';
import { rowsOf } from '../../api/tags';

// Posts bring selections, and imports the scores by which they are settled.
const ABOUT = [rowsOf('blogs'), 'OddRows' as const];

export const {
  useListEditorsQuery,
  useReadEditorSummaryQuery,
  useReadEditorRecordQuery,
  useListEditorPicksQuery,
  useReadPickRecordHeadQuery,
} = endpoints.enhanceEndpoints({
  endpoints: {
    listEditors: { providesTags: ABOUT },
    readEditorSummary: { providesTags: ABOUT },
    readEditorRecord: { providesTags: ABOUT },
    listEditorPicks: { providesTags: ABOUT },
    readPickRecordHead: { providesTags: ABOUT },
  },
});
