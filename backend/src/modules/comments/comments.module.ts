import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { UsersModule } from '../users/users.module';
import { CommentsAdminService } from './comments-admin.service';
import { CommentsOfMembers } from './comments-of-members';
import { CommentsController } from './comments.controller';
import { CommentsRepository } from './comments.repository';
import { CommentsService } from './comments.service';

/** Comments below picks. */
@Module({
  imports: [AuditModule, UsersModule],
  controllers: [CommentsController],
  providers: [CommentsService, CommentsAdminService, CommentsOfMembers, CommentsRepository],
})
export class CommentsModule {}
