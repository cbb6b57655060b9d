import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ContactController } from './contact.controller';
import { ContactService } from './contact.service';
import { ContactsTable } from './contacts.table';

/** Messages from the contact form. */
@Module({
  imports: [AuditModule],
  controllers: [ContactController, ContactsTable],
  providers: [ContactService],
})
export class ContactModule {}
