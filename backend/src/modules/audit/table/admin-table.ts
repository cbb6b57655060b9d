import {
  Body,
  Controller,
  Delete,
  Get,
  Inject,
  Optional,
  Param,
  Post,
  Put,
  Query,
  type Type,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { ObjectLiteral } from 'typeorm';
import { CurrentUser, Roles } from '../../../platform/access/access';
import type { Identity } from '../../../platform/access/role';
import { ApiErrors } from '../../../platform/errors/api-errors';
import type { ErrorCode } from '../../../platform/errors/error-codes';
import { IdPipe } from '../../../platform/http/id.pipe';
import { MessageAnswer } from '../../../platform/http/message-answer';
import { TableList, TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { tr } from '../../../platform/locale/tr';
import { Clock } from '../../../platform/time/clock';
import { Database } from '../../../platform/database/database';
import { AuditService } from '../audit.service';
import { type RowRules, TableRows, type WithId } from './table-rows';

/** A table of the panel: its rows, and how its routes are described. */
interface AdminTable<Row extends WithId, Form, Wire extends WithId, Service> extends RowRules<
  Row,
  Form,
  Wire,
  Service
> {
  /** The chapter of the API's description. */
  tag: string;
  /** The names of its routes there. */
  operations: Record<'list' | 'add' | 'change' | 'remove', string>;
  /** What the panel sends. */
  form: Type<Form>;
  /** What it gets. */
  row: Type<Wire>;
  /** What it gets in the list, where that says more. */
  listRow?: Type<Wire>;
  /** The errors of its own that a write, or a removal, may be answered. */
  errors?: Partial<Record<'write' | 'remove', ErrorCode[]>>;
  /** Asked by its functions. */
  service?: Type<Service>;
}

/**
 * The controller of a table of the panel: admins list, add, change and remove its rows at `/api/NAME` and
 * `/api/NAME/:id`. Files called
 * `NAME.table.ts` are found by `app.module.ts`.
 */
export function adminTable<
  Row extends WithId & ObjectLiteral,
  Form extends object,
  Wire extends WithId,
  Service = undefined,
>(table: AdminTable<Row, Form, Wire, Service>): Type {
  const { operations, form, row, listRow = row, errors: { write = [], remove = [] } = {} } = table;

  @ApiTags(table.tag)
  @Roles('admin')
  @Controller(table.name)
  class TableController {
    private readonly rows: TableRows<Row, Form, Wire, Service>;

    constructor(
      @(table.service ? Inject(table.service) : Optional()) service: Service,
      database: Database,
      audit: AuditService,
      clock: Clock,
    ) {
      this.rows = new TableRows(table, service, database, audit, clock);
    }

    @Get()
    @TableList(listRow)
    [operations.list](@Query() query: TableListQuery): Promise<TablePage<Wire>> {
      return this.rows.list(query);
    }

    @Post()
    @ApiCreatedResponse({ type: row })
    @ApiErrors(...write)
    @Reflect.metadata('design:paramtypes', [form, Object])
    [operations.add](@Body() sent: Form, @CurrentUser() who: Identity): Promise<Wire | null> {
      return this.rows.write(who, null, sent);
    }

    @Put(':id')
    @ApiOkResponse({ type: row })
    @ApiErrors(...write)
    @Reflect.metadata('design:paramtypes', [Number, form, Object])
    [operations.change](
      @Param('id', IdPipe) id: number,
      @Body() sent: Form,
      @CurrentUser() who: Identity,
    ): Promise<Wire | null> {
      return this.rows.write(who, id, sent);
    }

    @Delete(':id')
    @ApiOkResponse({ type: MessageAnswer })
    @ApiErrors(...remove)
    async [operations.remove](
      @Param('id', IdPipe) id: number,
      @CurrentUser() who: Identity,
    ): Promise<MessageAnswer> {
      await this.rows.write(who, id, null);
      return { message: tr.rows.deleted };
    }
  }
  return TableController;
}
