import { foldText } from '../../../platform/text/fold';
import type { PostDto } from '../dto/blogs.dto';
import type { PostRow } from '../entities/post-row.entity';

/** What is said in a pick or a winners club entry. */
export interface PostValues {
  blogname: string;
  feedback: string;
  author: string;
  date: Date;
  image_filename: string | null;
}

/** The values with the columns derived from them. */
export function postColumns(values: PostValues): Omit<PostRow, 'id'> {
  const { blogname, feedback, author, date, image_filename } = values;
  return {
    blogname,
    blogname_folded: foldText(blogname),
    feedback,
    author,
    author_folded: foldText(author),
    date,
    image_filename,
    search_text: foldText(`${blogname}\n${author}\n${feedback}`),
  };
}

/** A row as it goes over the wire. */
export function toPost({ id, blogname, author, date, feedback, image_filename }: PostRow): PostDto {
  return { id, blogname, author, date: date.toISOString(), feedback, image_filename };
}
