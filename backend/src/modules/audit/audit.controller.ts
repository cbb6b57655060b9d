import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/access/access';
import { TableList } from '../../platform/http/table-list';
import type { TablePage } from '../../platform/http/table-page';
import { AuditQuery, AuditRow } from './dto/audit.dto';
import { AuditService } from './audit.service';

@ApiTags('audit')
@Roles('admin')
@Controller('audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  /** Admin writes, newest first; always paged. */
  @Get()
  @TableList(AuditRow)
  listAudit(@Query() query: AuditQuery): Promise<TablePage<AuditRow>> {
    return this.audit.list(query);
  }
}
