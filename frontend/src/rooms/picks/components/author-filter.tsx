import { SelectField } from '../../../kit/form/select-field';
import { trBlogs } from '../../../locale/tr-content';
import { useListAuthorsQuery } from '../../../api/generated/screens';

interface Props {
  /** Null for everybody. */
  author: string | null;
  onChange: (author: string | null) => void;
}

/** Choice of the author whose posts are shown. Without the list of authors, the present choice can still be undone. */
export function AuthorFilter({ author, onChange }: Props) {
  const { data } = useListAuthorsQuery();
  const authors = data?.authors ?? [];
  const names = author === null || authors.includes(author) ? authors : [author, ...authors];
  return (
    <SelectField
      label={trBlogs.author}
      value={author ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      options={[['', trBlogs.allAuthors], ...names.map((name) => [name, name] as const)]}
    />
  );
}
