import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ImagesModule } from '../images/images.module';
import { BlogsController } from './blogs.controller';
import { BlogsRepository } from './blogs.repository';
import { BlogsService } from './blogs.service';
import { PostWriter } from './post-writer';

/** Editors' picks. */
@Module({
  imports: [AuditModule, ImagesModule],
  controllers: [BlogsController],
  providers: [BlogsService, BlogsRepository, PostWriter],
  exports: [PostWriter],
})
export class BlogsModule {}
