import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../common/access/access';
import type { Identity } from '../../../common/access/role';
import { IdPipe } from '../../../common/http/id.pipe';
import { MessageAnswer } from '../../../common/http/message-answer';
import { TableList, TableListQuery } from '../../../common/http/table-list';
import type { TablePage } from '../../../common/http/table-page';
import { UndeliverableAddressRow } from '../dto/undeliverable.dto';
import { UndeliverableAddresses } from './undeliverable-addresses';

@ApiTags('mails')
@Roles('admin')
@Controller('undeliverable-addresses')
export class UndeliverableController {
  constructor(private readonly addresses: UndeliverableAddresses) {}

  /** Addresses whose mailbox refused a mail for good, the latest first; always paged. */
  @Get()
  @TableList(UndeliverableAddressRow)
  listUndeliverableAddresses(@Query() query: TableListQuery): Promise<TablePage<UndeliverableAddressRow>> {
    return this.addresses.list(query);
  }

  /** Takes the mark away: newsletters, reminders and alerts go there again. */
  @Delete(':id')
  @ApiOkResponse({ type: MessageAnswer })
  removeUndeliverableAddress(
    @CurrentUser() who: Identity,
    @Param('id', IdPipe) id: number,
  ): Promise<MessageAnswer> {
    return this.addresses.remove(who, id);
  }
}
