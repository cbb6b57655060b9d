import { Module } from '@nestjs/common';
import { UsersModule } from '../../modules/users/users.module';
import { DemoData } from './demo-data.service';

@Module({ imports: [UsersModule], providers: [DemoData], exports: [DemoData] })
export class DemoDataModule {}
