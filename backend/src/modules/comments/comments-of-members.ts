import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { tr } from '../../common/locale/tr';
import { PersonalData } from '../users/personal-data';
import { CommentsRepository } from './comments.repository';

/** Members' comments as personal data: they are in the export, and outlive their account without its name. */
@Injectable()
export class CommentsOfMembers implements OnModuleInit {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.add({
      name: 'comments',
      collect: (userId) => this.collect(userId),
      erase: (manager, userId) => this.forgetAuthor(manager, userId),
    });
  }

  private async collect(userId: number): Promise<unknown> {
    const rows = await this.comments.ofUser(userId);
    return rows.map(({ id, blog_id, parent_id, content, date }) => ({
      id,
      blog_id,
      parent_id,
      content,
      date: date.toISOString(),
    }));
  }

  private async forgetAuthor(manager: EntityManager, userId: number): Promise<void> {
    for (const row of await this.comments.ofUser(userId, manager)) {
      await this.comments.update(manager, row.id, {
        ...row,
        author: tr.comments.formerMember,
        user_id: null,
      });
    }
  }
}
