import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Members, Roles } from '../../platform/access/access';
import type { Identity } from '../../platform/access/role';
import { ApiErrors } from '../../platform/errors/api-errors';
import { IdPipe } from '../../platform/http/id.pipe';
import { MessageAnswer } from '../../platform/http/message-answer';
import { TableList, TableListQuery } from '../../platform/http/table-list';
import type { TablePage } from '../../platform/http/table-page';
import { CommentsAdminService } from './comments-admin.service';
import {
  CommentDto,
  CommentFormDto,
  CommentTableRow,
  CommentsAnswer,
  NewCommentDto,
  RecentCommentsPage,
  RecentCommentsQuery,
} from './dto/comments.dto';
import { CommentsService } from './comments.service';

@ApiTags('comments')
@Controller()
export class CommentsController {
  constructor(
    private readonly comments: CommentsService,
    private readonly table: CommentsAdminService,
  ) {}

  /** Comments of a post with their replies, oldest first. */
  @Members()
  @Get('blogs/:id/comments')
  listComments(@Param('id', IdPipe) blogId: number, @CurrentUser() who: Identity): Promise<CommentsAnswer> {
    return this.comments.list(blogId, who);
  }

  @Members()
  @Post('blogs/:id/comments')
  @ApiErrors('COMMENTING_BLOCKED', 'TOO_MANY_REQUESTS')
  writeComment(
    @Param('id', IdPipe) blogId: number,
    @Body() comment: NewCommentDto,
    @CurrentUser() who: Identity,
  ): Promise<CommentDto> {
    return this.comments.write(blogId, comment, who);
  }

  /** Newest comments of all posts. */
  @Members()
  @Get('recent-comments')
  listRecentComments(@Query() query: RecentCommentsQuery): Promise<RecentCommentsPage> {
    return this.comments.recent(query);
  }

  @Roles('admin')
  @Get('comments')
  @TableList(CommentTableRow)
  listCommentTable(@Query() query: TableListQuery): Promise<TablePage<CommentTableRow>> {
    return this.table.list(query);
  }

  @Roles('admin')
  @Post('comments')
  addComment(@Body() form: CommentFormDto, @CurrentUser() who: Identity): Promise<CommentTableRow> {
    return this.table.add(form, who);
  }

  @Roles('admin')
  @Put('comments/:id')
  @ApiErrors('CONFLICT')
  changeComment(
    @Param('id', IdPipe) id: number,
    @Body() form: CommentFormDto,
    @CurrentUser() who: Identity,
  ): Promise<CommentTableRow> {
    return this.table.change(id, form, who);
  }

  /** A comment with replies stays as `[silindi]`. */
  @Roles('admin')
  @Delete('comments/:id')
  removeComment(@Param('id', IdPipe) id: number, @CurrentUser() who: Identity): Promise<MessageAnswer> {
    return this.table.remove(id, who);
  }
}
