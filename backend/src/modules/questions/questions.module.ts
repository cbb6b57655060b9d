import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module';
import { AskedQuestions } from './asked-questions.service';

/** How many questions each member has asked of the past. */
@Module({
  imports: [UsersModule],
  providers: [AskedQuestions],
  exports: [AskedQuestions],
})
export class QuestionsModule {}
