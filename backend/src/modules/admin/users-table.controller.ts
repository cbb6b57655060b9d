import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/access/access';
import type { Identity } from '../../platform/access/role';
import { ApiErrors } from '../../platform/errors/api-errors';
import { IdPipe } from '../../platform/http/id.pipe';
import { MessageAnswer } from '../../platform/http/message-answer';
import { TableList, TableListQuery } from '../../platform/http/table-list';
import type { TablePage } from '../../platform/http/table-page';
import { BlockDto, UserFormDto, UserListRow, UserTableRow } from './dto/users-table.dto';
import { UsersTableService } from './users-table.service';

@ApiTags('users')
@Roles('admin')
@Controller('users')
export class UsersTableController {
  constructor(private readonly users: UsersTableService) {}

  @Get()
  @TableList(UserListRow)
  listUsers(@Query() query: TableListQuery): Promise<TablePage<UserListRow>> {
    return this.users.list(query);
  }

  /** Creates an account without a password; its owner sets one by a mailed link. */
  @Post()
  @ApiErrors('CONFIRMATION_REQUIRED', 'EMAIL_TAKEN', 'USERNAME_TAKEN')
  addUser(@CurrentUser() who: Identity, @Body() form: UserFormDto): Promise<UserTableRow> {
    return this.users.add(who, form);
  }

  @Put(':id')
  @ApiErrors('CONFIRMATION_REQUIRED', 'EMAIL_TAKEN', 'USERNAME_TAKEN', 'LAST_ADMIN')
  changeUser(
    @CurrentUser() who: Identity,
    @Param('id', IdPipe) id: number,
    @Body() form: UserFormDto,
  ): Promise<UserTableRow> {
    return this.users.change(who, id, form);
  }

  @Delete(':id')
  @ApiErrors('CONFIRMATION_REQUIRED', 'CONFLICT', 'LAST_ADMIN')
  deleteUser(@CurrentUser() who: Identity, @Param('id', IdPipe) id: number): Promise<MessageAnswer> {
    return this.users.remove(who, id);
  }

  /** Bars an account from writing comments. */
  @Put(':id/block')
  blockUser(
    @CurrentUser() who: Identity,
    @Param('id', IdPipe) id: number,
    @Body() block: BlockDto,
  ): Promise<UserTableRow> {
    return this.users.block(who, id, block);
  }

  @Delete(':id/block')
  unblockUser(@CurrentUser() who: Identity, @Param('id', IdPipe) id: number): Promise<MessageAnswer> {
    return this.users.unblock(who, id);
  }

  /** Mails a link to set a (new) password; links mailed earlier stop working. */
  @Post(':id/password-mail')
  @HttpCode(202)
  sendPasswordMail(@CurrentUser() who: Identity, @Param('id', IdPipe) id: number): Promise<MessageAnswer> {
    return this.users.sendPasswordMail(who, id);
  }

  /** Logs an account out everywhere. */
  @Delete(':id/sessions')
  endUserSessions(@CurrentUser() who: Identity, @Param('id', IdPipe) id: number): Promise<MessageAnswer> {
    return this.users.endSessions(who, id);
  }

  /** Takes the second factor off an account whose owner has lost it. Sessions go on. */
  @Delete(':id/second-factor')
  @ApiErrors('CONFIRMATION_REQUIRED')
  removeUserSecondFactor(
    @CurrentUser() who: Identity,
    @Param('id', IdPipe) id: number,
  ): Promise<MessageAnswer> {
    return this.users.removeSecondFactor(who, id);
  }
}
