import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { CommentsAdminService } from './comments-admin.service';
import { CommentsController } from './comments.controller';
import { CommentsRepository } from './comments.repository';
import { CommentsService } from './comments.service';

/** Comments below picks. */
@Module({
  imports: [AuditModule],
  controllers: [CommentsController],
  providers: [CommentsService, CommentsAdminService, CommentsRepository],
})
export class CommentsModule {}
