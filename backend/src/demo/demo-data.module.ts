import { Module } from '@nestjs/common';
import { ImagesModule } from '../modules/images/images.module';
import { UsersModule } from '../modules/users/users.module';
import { DemoData } from './demo-data.service';
import { DemoRemoval } from './demo-removal.service';

@Module({
  imports: [ImagesModule, UsersModule],
  providers: [DemoData, DemoRemoval],
  exports: [DemoData, DemoRemoval],
})
export class DemoDataModule {}
