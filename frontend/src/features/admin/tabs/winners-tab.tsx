import { trAdmin } from '../../../locale/tr-admin';
import { tableTab } from '../table/table-tab';
import { POST_COLUMNS, postFields } from './post-columns';

/** The winners club. */
export default tableTab({
  name: 'winnersclub',
  title: trAdmin.tabs.winnersclub,
  columns: POST_COLUMNS,
  fields: postFields(1_000),
  history: true,
  rowName: (row) => trAdmin.rowName.winner(row.blogname),
});
