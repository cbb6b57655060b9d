import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ContactController } from './contact.controller';
import { ContactRepository } from './contact.repository';
import { ContactService } from './contact.service';

/** Messages from the contact form. */
@Module({
  imports: [AuditModule],
  controllers: [ContactController],
  providers: [ContactService, ContactRepository],
})
export class ContactModule {}
