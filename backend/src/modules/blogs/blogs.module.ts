import { Module } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { AuditModule } from '../audit/audit.module';
import { ImageReferences } from '../images/store/image-references';
import { ImagesModule } from '../images/images.module';
import { BlogDependents } from './posts/blog-dependents';
import { Blog } from './entities/blog.entity';
import { BlogsController } from './blogs.controller';
import { BlogsService } from './blogs.service';
import { EditorsController } from './editors.controller';
import { EditorsService } from './editors.service';
import { PicksModule } from './picks/picks.module';
import { PostWriter } from './posts/post-writer';

/** Editors' picks. */
@Module({
  imports: [AuditModule, ImagesModule, PicksModule],
  controllers: [BlogsController, EditorsController],
  providers: [BlogDependents, BlogsService, EditorsService, PostWriter],
  exports: [BlogDependents, BlogsService, PostWriter],
})
export class BlogsModule {
  constructor(images: ImageReferences, database: Database) {
    images.add((image_filename) => database.manager.existsBy(Blog, { image_filename }));
  }
}
