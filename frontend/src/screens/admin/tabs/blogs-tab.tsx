import { ExternalLink } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { trAdmin } from '../../../locale/tr-admin';
import { TableTab } from '../table/table-tab';
import type { TableDefinition } from '../table/table-types';
import { POST_COLUMNS, postFields } from './post-columns';

const BLOGS: TableDefinition<'blogs'> = {
  name: 'blogs',
  title: trAdmin.tabs.blogs,
  columns: POST_COLUMNS,
  fields: postFields(190),
  history: true,
  rowName: (row) => trAdmin.rowName.post(row.blogname),
  deleteText: trAdmin.deleting.blogText,
};

/** Picks. */
export default function BlogsTab() {
  const navigate = useNavigate();
  return (
    <TableTab
      definition={BLOGS}
      menu={({ id }) => [
        { label: trAdmin.blogs.open, icon: ExternalLink, onChoose: () => void navigate(`/blog/${id}`) },
      ]}
    />
  );
}
