import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../platform/access/access';
import type { Identity } from '../../../platform/access/role';
import { ApiErrors } from '../../../platform/errors/api-errors';
import { IdPipe } from '../../../platform/http/id.pipe';
import { MessageAnswer } from '../../../platform/http/message-answer';
import { TableList, TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { MailRow, MailServerState, MailsQuery } from './dto/mail.dto';
import { UndeliverableAddressRow } from './dto/undeliverable.dto';
import { MailService } from './mail.service';
import { MailServer } from './server/mail-server';
import { UndeliverableAddresses } from './undeliverable/undeliverable-addresses';

@ApiTags('mails')
@Roles('admin')
@Controller('mails')
export class MailController {
  constructor(
    private readonly mail: MailService,
    private readonly server: MailServer,
  ) {}

  /** Queued and sent mails without their text, newest first; always paged. */
  @Get()
  @TableList(MailRow)
  listMails(@Query() query: MailsQuery): Promise<TablePage<MailRow>> {
    return this.mail.list(query);
  }

  /** Whether mails can be sent at present, and why not. */
  @Get('state')
  async readMailState(): Promise<MailServerState> {
    const { failingSince, reason, detail, nextAttempt } = await this.server.status();
    return {
      failing_since: failingSince?.toISOString() ?? null,
      reason,
      detail,
      next_attempt_at: nextAttempt?.toISOString() ?? null,
    };
  }

  /** Sends a waiting or failed mail at the next opportunity. */
  @Post(':id/retry')
  @HttpCode(200)
  @ApiErrors('CONFLICT')
  retryMail(@CurrentUser() who: Identity, @Param('id', IdPipe) id: number): Promise<MailRow> {
    return this.mail.retry(who, id);
  }
}

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
  removeUndeliverableAddress(
    @CurrentUser() who: Identity,
    @Param('id', IdPipe) id: number,
  ): Promise<MessageAnswer> {
    return this.addresses.remove(who, id);
  }
}
