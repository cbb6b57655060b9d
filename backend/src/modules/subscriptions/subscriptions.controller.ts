import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../platform/access/access';
import type { Identity } from '../../platform/access/role';
import { ApiErrors } from '../../platform/errors/api-errors';
import { IdPipe } from '../../platform/http/id.pipe';
import { MessageAnswer } from '../../platform/http/message-answer';
import { TableList, TableListQuery } from '../../platform/http/table-list';
import type { TablePage } from '../../platform/http/table-page';
import { ApiRequestKey, RequestKey } from './idempotency/idempotency-header';
import { PurchaseAnswer, PurchaseDto, SubscriptionFormDto, SubscriptionRow } from './dto/subscriptions.dto';
import { SubscriptionsService } from './subscriptions.service';

@ApiTags('subscriptions')
@Roles('admin')
@Controller()
export class SubscriptionsController {
  constructor(private readonly subscriptions: SubscriptionsService) {}

  /** Gives a package to an account. */
  @Post('purchase_subscription')
  @HttpCode(200)
  @ApiRequestKey()
  @ApiErrors('NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED')
  purchaseSubscription(
    @CurrentUser() who: Identity,
    @Body() purchase: PurchaseDto,
    @RequestKey() key: string | undefined,
  ): Promise<PurchaseAnswer> {
    return this.subscriptions.purchase(who, purchase, key);
  }

  @Get('subscriptions')
  @TableList(SubscriptionRow)
  listSubscriptions(@Query() query: TableListQuery): Promise<TablePage<SubscriptionRow>> {
    return this.subscriptions.list(query);
  }

  @Post('subscriptions')
  @ApiRequestKey()
  @ApiErrors('NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED')
  addSubscription(
    @CurrentUser() who: Identity,
    @Body() form: SubscriptionFormDto,
    @RequestKey() key: string | undefined,
  ): Promise<SubscriptionRow> {
    return this.subscriptions.create(who, form, key);
  }

  @Put('subscriptions/:id')
  @ApiErrors('CONFLICT')
  changeSubscription(
    @CurrentUser() who: Identity,
    @Param('id', IdPipe) id: number,
    @Body() form: SubscriptionFormDto,
  ): Promise<SubscriptionRow> {
    return this.subscriptions.change(who, id, form);
  }

  @Delete('subscriptions/:id')
  deleteSubscription(@CurrentUser() who: Identity, @Param('id', IdPipe) id: number): Promise<MessageAnswer> {
    return this.subscriptions.remove(who, id);
  }
}
