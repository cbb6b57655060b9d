import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  PayloadTooLargeException,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Request } from 'express';
import { catchError, from, type Observable, switchMap, throwError } from 'rxjs';
import { AppError } from '../../../platform/errors/app-error';
import { tr } from '../../../platform/locale/tr';
import { StoredFiles } from '../queue/stored-files';

/** Largest file that the panel takes. */
const MAX_UPLOAD_MIB = 256;

/** An uploaded file on disk. Its name is the sender's word only. */
export interface UploadedMatchFile {
  path: string;
  originalname: string;
  size: number;
}

/**
 * Writes the file of a `multipart/form-data` request to disk as it comes: memory stays flat whatever its size. A
 * request that ends in an error leaves no file behind. 413 with a Turkish sentence for one that is too large.
 */
@Injectable()
export class UploadToDisk implements NestInterceptor {
  constructor(private readonly files: StoredFiles) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const Interceptor = FileInterceptor('file', {
      dest: await this.files.waitingFolder(),
      limits: {
        fileSize: MAX_UPLOAD_MIB * 1024 * 1024,
        files: 1,
        fields: 10,
        parts: 11,
        fieldSize: 1024,
      },
      defParamCharset: 'utf8',
    });
    const answer = (await this.take(new Interceptor(), context, next)) as Observable<unknown>;
    const { file } = context.switchToHttp().getRequest<Request & { file?: UploadedMatchFile }>();
    return answer.pipe(
      catchError((error: unknown) =>
        from(file === undefined ? Promise.resolve() : this.files.forget(this.files.nameOf(file.path))).pipe(
          switchMap(() => throwError(() => error)),
        ),
      ),
    );
  }

  private async take(
    interceptor: NestInterceptor,
    context: ExecutionContext,
    next: CallHandler,
  ): Promise<unknown> {
    try {
      return await interceptor.intercept(context, next);
    } catch (error) {
      if (!(error instanceof PayloadTooLargeException)) throw error;
      const message = tr.imports.tooLarge(MAX_UPLOAD_MIB);
      throw new AppError('PAYLOAD_TOO_LARGE', { message, fields: { file: message } });
    }
  }
}
