import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  PayloadTooLargeException,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Observable } from 'rxjs';
import { AppError } from '../errors/app-error';

/** A file as `@UploadedFile()` has it: whole, in memory. Its name and type are the sender's word only. */
export interface ReceivedFile {
  buffer: Buffer;
  originalname: string;
}

/** What a route takes as its one file. */
export interface SingleFileOptions {
  /** Largest accepted size in bytes. */
  maxBytes: number;
  /** Turkish sentence for a larger one. */
  tooLarge: string;
}

/**
 * Reads `multipart/form-data` with at most one file, named `field`, into memory: `@UploadedFile()` has it, `@Body()`
 * the text fields. Requests of other kinds pass untouched. Errors: 413 with the sentence for a file that is too
 * large, 400 for a second file, another field or a broken body.
 */
export function SingleFile(field: string, { maxBytes, tooLarge }: SingleFileOptions): MethodDecorator {
  const limits = { fileSize: maxBytes, files: 1, fields: 30, parts: 31, fieldSize: 64 * 1024 };

  @Injectable()
  class SingleFileInterceptor
    extends FileInterceptor(field, { limits, defParamCharset: 'utf8' })
    implements NestInterceptor
  {
    override async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      try {
        return await super.intercept(context, next);
      } catch (error) {
        if (!(error instanceof PayloadTooLargeException)) throw error;
        throw new AppError('PAYLOAD_TOO_LARGE', { message: tooLarge, fields: { [field]: tooLarge } });
      }
    }
  }

  return UseInterceptors(SingleFileInterceptor);
}
