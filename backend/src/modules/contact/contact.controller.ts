import { Body, Controller, Delete, Get, Ip, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, Roles } from '../../common/access/access';
import type { Identity } from '../../common/access/role';
import { ApiErrors } from '../../common/errors/api-errors';
import { IdPipe } from '../../common/http/id.pipe';
import { MessageAnswer } from '../../common/http/message-answer';
import { TableList, TableListQuery } from '../../common/http/table-list';
import type { TablePage } from '../../common/http/table-page';
import { ContactDto, ContactFormDto, ContactTableRow } from './dto/contact.dto';
import { ContactService } from './contact.service';

@ApiTags('contact')
@Roles('admin')
@Controller()
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Public()
  @Post('contact')
  @ApiCreatedResponse({ type: MessageAnswer })
  @ApiErrors('TOO_MANY_REQUESTS')
  sendContactMessage(@Body() message: ContactDto, @Ip() address: string): Promise<MessageAnswer> {
    return this.contact.receive(message, address);
  }

  @Get('contacts')
  @TableList(ContactTableRow)
  listContacts(@Query() query: TableListQuery): Promise<TablePage<ContactTableRow>> {
    return this.contact.list(query);
  }

  @Post('contacts')
  @ApiCreatedResponse({ type: ContactTableRow })
  addContact(@Body() form: ContactFormDto, @CurrentUser() who: Identity): Promise<ContactTableRow> {
    return this.contact.add(form, who);
  }

  @Put('contacts/:id')
  @ApiOkResponse({ type: ContactTableRow })
  changeContact(
    @Param('id', IdPipe) id: number,
    @Body() form: ContactFormDto,
    @CurrentUser() who: Identity,
  ): Promise<ContactTableRow> {
    return this.contact.change(id, form, who);
  }

  @Delete('contacts/:id')
  @ApiOkResponse({ type: MessageAnswer })
  removeContact(@Param('id', IdPipe) id: number, @CurrentUser() who: Identity): Promise<MessageAnswer> {
    return this.contact.remove(id, who);
  }
}
