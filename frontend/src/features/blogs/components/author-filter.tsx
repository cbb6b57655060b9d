import { SelectField } from '../../../components/form/select-field';
import { tr } from '../../../locale/tr';
import { useListAuthorsQuery } from '../blogs.api';

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
      label={tr.blogs.author}
      value={author ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      options={[['', tr.blogs.allAuthors], ...names.map((name) => [name, name] as const)]}
    />
  );
}
