import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ScanRecord, scanRecord } from '../../../archive/statistics/scan/scan-record';
import { Members } from '../../../platform/access/access';
import { ScanDaysRepository } from './scan-days.repository';

@ApiTags('odds')
@Members()
@Controller()
export class ScanRecordController {
  constructor(private readonly repository: ScanDaysRepository) {}

  /** What a deviation of the past from the price has been worth on the archive's own past days. */
  @Get('scan-record')
  async readScanRecord(): Promise<ScanRecord> {
    return scanRecord(await this.repository.sums());
  }
}
