import { Module } from '@nestjs/common';
import { ImagesModule } from '../../modules/images/images.module';
import { UsersModule } from '../../modules/users/users.module';
import { DemoData } from './demo-data.service';

@Module({ imports: [ImagesModule, UsersModule], providers: [DemoData], exports: [DemoData] })
export class DemoDataModule {}
