import type { Provider } from '@nestjs/common';
import { TelegramBotsRepository } from '../entities/telegram-bots.repository';
import { TelegramLinksRepository } from '../entities/telegram-links.repository';
import { TelegramMessagesRepository } from '../entities/telegram-messages.repository';
import { TelegramPartsRepository } from '../entities/telegram-parts.repository';
import { BotApi } from './bot-api';
import { TelegramState } from './bot-state';
import { ChatCommands } from './chat-commands';
import { TelegramCleanUp } from './clean-up';
import { MessageSender } from './message-sender';
import { NextPart } from './next-part';
import { Pace } from './pace';
import { ResultEditor } from './result-editor';
import { TelegramChannel } from './telegram-channel';
import { TelegramQueue } from './telegram-queue';
import { UpdatePoller } from './update-poller';

/** All that speaks with Telegram, and its tables. */
export const TELEGRAM: Provider[] = [
  BotApi,
  ChatCommands,
  MessageSender,
  NextPart,
  Pace,
  ResultEditor,
  TelegramBotsRepository,
  TelegramChannel,
  TelegramCleanUp,
  TelegramLinksRepository,
  TelegramMessagesRepository,
  TelegramPartsRepository,
  TelegramQueue,
  TelegramState,
  UpdatePoller,
];
