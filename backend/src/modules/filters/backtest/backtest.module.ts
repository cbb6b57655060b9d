import { Module } from '@nestjs/common';
import { OddsModule } from '../../odds/odds.module';
import { UsersModule } from '../../users/users.module';
import { AskedQuestionsService } from './asked-questions.service';
import { BacktestController } from './backtest.controller';
import { BacktestService } from './backtest.service';

/** Whether a selection held over time, and how much of it is luck. */
@Module({
  imports: [OddsModule, UsersModule],
  controllers: [BacktestController],
  providers: [AskedQuestionsService, BacktestService],
})
export class BacktestModule {}
