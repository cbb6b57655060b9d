import { AppError } from '../../../common/errors/app-error';
import type { ReceivedFile } from '../../../common/http/single-file';
import { tr } from '../../../common/locale/tr';
import { IMAGE_FIELD } from './image-limits';

/** @throws AppError VALIDATION_FAILED when no image came with the request */
export function requiredImage(file: ReceivedFile | undefined): ReceivedFile {
  if (file) return file;
  throw new AppError('VALIDATION_FAILED', { fields: { [IMAGE_FIELD]: tr.images.required } });
}
