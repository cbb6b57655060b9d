import type { BlogDto, NewBlogDto, WinnerDto } from '../../../api/generated/wire';
import type { FieldDefinition } from '../form/field-types';
import type { Column } from '../table/table-types';

/** What picks and entries of the winners club have in common. */
type Post = Pick<BlogDto, keyof BlogDto & keyof WinnerDto>;

/** The columns of picks and of entries of the winners club. */
export const POST_COLUMNS: readonly Column<Post>[] = [
  { key: 'id', kind: 'number' },
  { key: 'blogname', kind: 'name', sortable: true },
  { key: 'author', sortable: true },
  { key: 'date', kind: 'instant', sortable: true },
  { key: 'feedback', kind: 'long' },
  { key: 'image_filename', kind: 'image' },
];

/** Their form. */
export const postFields = (feedbackMax: number): readonly FieldDefinition<NewBlogDto, Post>[] => [
  { kind: 'text', name: 'blogname', max: 160 },
  { kind: 'area', name: 'feedback', max: feedbackMax },
  { kind: 'text', name: 'author', max: 60 },
  { kind: 'instant', name: 'date' },
  { kind: 'image', name: 'image_filename', optional: true, max: 120 },
];
