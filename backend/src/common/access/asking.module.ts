import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AskingGuard } from './asking.guard';

/** Comes before the module with the other guards: they run in this order. */
@Module({ providers: [{ provide: APP_GUARD, useClass: AskingGuard }] })
export class AskingModule {}
