import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access';
import { ApiErrors } from '../../platform/errors/api-errors';
import { MessageAnswer } from '../../platform/http/message-answer';
import { ContactDto } from './dto/contact.dto';
import { ContactService } from './contact.service';

@ApiTags('contact')
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Public()
  @Post()
  @ApiErrors('TOO_MANY_REQUESTS')
  sendContactMessage(@Body() message: ContactDto, @Ip() address: string): Promise<MessageAnswer> {
    return this.contact.receive(message, address);
  }
}
