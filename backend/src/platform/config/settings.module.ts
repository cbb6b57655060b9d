import { type DynamicModule, Module } from '@nestjs/common';
import { SETTINGS, type Settings } from './settings';

/** Makes the checked settings injectable everywhere as `SETTINGS`. */
@Module({})
export class SettingsModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: SettingsModule,
      global: true,
      providers: [{ provide: SETTINGS, useValue: settings }],
      exports: [SETTINGS],
    };
  }
}
