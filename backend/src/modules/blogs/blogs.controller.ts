import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res, UploadedFile } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser, Members, Roles } from '../../platform/access/access';
import type { Identity } from '../../platform/access/role';
import { ApiErrors } from '../../platform/errors/api-errors';
import { IdPipe } from '../../platform/http/id.pipe';
import { MessageAnswer } from '../../platform/http/message-answer';
import type { ReceivedFile } from '../../platform/http/single-file';
import { ApiImageForm, ImageUpload } from '../images/upload/image-upload';
import { BlogsService } from './blogs.service';
import {
  AuthorsAnswer,
  BlogDto,
  BlogListQuery,
  BlogPage,
  ChangedBlogDto,
  NewBlogDto,
  NewPickDto,
} from './dto/blogs.dto';

@ApiTags('blogs')
@Members()
@Controller()
export class BlogsController {
  constructor(private readonly blogs: BlogsService) {}

  /** Picks, newest first, 12 a page unless asked otherwise; the number of all as `X-Total-Count` too. */
  @Get('blogs')
  async listBlogs(
    @Query() query: BlogListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BlogPage> {
    const page = await this.blogs.list(query);
    response.setHeader('X-Total-Count', String(page.total));
    return page;
  }

  @Get('authors')
  listAuthors(): Promise<AuthorsAnswer> {
    return this.blogs.authors();
  }

  @Get('blogs/:id')
  readBlog(@Param('id', IdPipe) id: number): Promise<BlogDto> {
    return this.blogs.read(id);
  }

  /** A new pick of the editor who sends it. */
  @Roles('editor', 'admin')
  @Post('editor')
  @ImageUpload()
  @ApiImageForm(NewPickDto)
  @ApiErrors('PRICE_CHANGED', 'PRICE_TOO_OLD')
  postPick(
    @Body() pick: NewPickDto,
    @UploadedFile() image: ReceivedFile | undefined,
    @CurrentUser() who: Identity,
  ): Promise<BlogDto> {
    return this.blogs.post(pick, image, who);
  }

  /** As `multipart/form-data` a new image may come along as `imageFile`. */
  @Roles('editor', 'admin')
  @Put('blogs/:id')
  @ImageUpload()
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiErrors('PICK_LOCKED', 'PRICE_CHANGED', 'PRICE_TOO_OLD')
  changeBlog(
    @Param('id', IdPipe) id: number,
    @Body() changes: ChangedBlogDto,
    @UploadedFile() image: ReceivedFile | undefined,
    @CurrentUser() who: Identity,
  ): Promise<BlogDto> {
    return this.blogs.change(id, changes, image, who);
  }

  /** As `multipart/form-data` the image may come along as `imageFile`. */
  @Roles('admin')
  @Post('blogs')
  @ImageUpload()
  @ApiConsumes('application/json', 'multipart/form-data')
  addBlog(
    @Body() blog: NewBlogDto,
    @UploadedFile() image: ReceivedFile | undefined,
    @CurrentUser() who: Identity,
  ): Promise<BlogDto> {
    return this.blogs.add(blog, image, who);
  }

  @Roles('admin')
  @Delete('blogs/:id')
  removeBlog(@Param('id', IdPipe) id: number, @CurrentUser() who: Identity): Promise<MessageAnswer> {
    return this.blogs.remove(id, who);
  }
}
