import { Module } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { AuditModule } from '../audit/audit.module';
import { BlogDependents } from '../blogs/posts/blog-dependents';
import { BlogsModule } from '../blogs/blogs.module';
import { UsersModule } from '../users/users.module';
import { Comment } from './entities/comment.entity';
import { CommentsAdminService } from './comments-admin.service';
import { CommentsOfMembers } from './personal-data/comments-of-members';
import { CommentsController } from './comments.controller';
import { CommentsRepository } from './entities/comments.repository';
import { CommentsService } from './comments.service';

/** Comments below picks. */
@Module({
  imports: [AuditModule, BlogsModule, UsersModule],
  controllers: [CommentsController],
  providers: [CommentsService, CommentsAdminService, CommentsOfMembers, CommentsRepository],
})
export class CommentsModule {
  constructor(
    dependents: BlogDependents,
    private readonly database: Database,
  ) {
    dependents.add(async (blog_id) => {
      const { manager } = this.database;
      // MySQL gives up on the cascade where replies nest deeply
      await manager.update(Comment, { blog_id }, { parent_id: null });
      await manager.delete(Comment, { blog_id });
    });
  }
}
