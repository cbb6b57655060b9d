import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { AuthModule } from '../auth/auth.module';
import { UsersModule } from '../users/users.module';
import { UsersTableController } from './users-table.controller';
import { UsersTableService } from './users-table.service';

/** What admins do that touches several modules at once; nothing imports this one. */
@Module({
  imports: [AuditModule, AuthModule, UsersModule],
  controllers: [UsersTableController],
  providers: [UsersTableService],
})
export class AdminModule {}
