import { Injectable } from '@nestjs/common';
import { tr } from '../../../platform/locale/tr';
import { Database } from '../../../platform/database/database';
import { columnsOf, PersonalData } from '../../users/personal-data/personal-data';
import { commentColumns } from '../entities/comment-columns';
import { Comment } from '../entities/comment.entity';

/** Members' comments as personal data: they are in the export, and outlive their account without its name. */
@Injectable()
export class CommentsOfMembers {
  constructor(
    private readonly database: Database,
    personalData: PersonalData,
  ) {
    personalData.add({
      name: 'comments',
      collect: async (userId) =>
        columnsOf(await this.ofUser(userId), 'id', 'blog_id', 'parent_id', 'content', 'date'),
      erase: (userId) => this.forgetAuthor(userId),
    });
  }

  private async forgetAuthor(userId: number): Promise<void> {
    for (const row of await this.ofUser(userId)) {
      const values = commentColumns({ ...row, author: tr.comments.formerMember, user_id: null });
      await this.database.manager.update(Comment, { id: row.id }, values);
    }
  }

  /** All comments of an account, oldest first. */
  private ofUser(userId: number): Promise<Comment[]> {
    return this.database.manager.find(Comment, { where: { user_id: userId }, order: { id: 'ASC' } });
  }
}
