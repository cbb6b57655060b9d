import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, Not } from 'typeorm';
import { Import, type ImportOrigin } from './entities/import.entity';

/** What the modules that cause imports may ask about them. */
@Injectable()
export class ImportRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** How an import stands; null when it was taken back. */
  async status(id: number): Promise<Import['status'] | null> {
    const row = await this.dataSource.manager.findOneBy(Import, { id });
    return row?.status ?? null;
  }

  /** The files of imports that came this way, as paths below the data folder. */
  async storedFiles(origin: ImportOrigin): Promise<string[]> {
    const rows = await this.dataSource.manager.findBy(Import, { origin, stored_file: Not(IsNull()) });
    return rows.map((row) => row.stored_file!);
  }

  /** Removes runs of feeds from the history that brought nothing new, created before an instant. */
  async removeNothingNew(before: Date): Promise<void> {
    await this.dataSource.manager.delete(Import, {
      origin: 'url',
      notice: 'nothing_new',
      created_at: LessThan(before),
    });
  }
}
