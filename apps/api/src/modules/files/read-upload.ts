import type { FastifyRequest } from 'fastify'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Upload } from './content/check-content.ts'
import { fileDamaged, fileMissing, fileTooLarge } from './errors.ts'
import { maxFileBytes } from './model.ts'

/** One file, and a few small fields that a form may send along. */
export const uploadLimits = {
  fileSize: maxFileBytes,
  files: 1,
  fields: 10,
  fieldSize: 1000,
  parts: 12,
  headerPairs: 50,
}

/** What a form with one file needs besides the file. */
const mostAround = 65_536

/** Turns away, unread, what says that it is larger than any upload may be. */
export function admitUpload({
  headers,
}: FastifyRequest): Result<void, Refusal & { code: 'file_too_large' }> {
  return Number(headers['content-length'] ?? 0) > maxFileBytes + mostAround
    ? fileTooLarge()
    : ok(undefined)
}

export type NotRead = Refusal & { code: 'file_missing' | 'file_too_large' | 'file_damaged' }

/** Reads the one file of a request, never more than it may have. */
export async function readUpload(request: FastifyRequest): Promise<Result<Upload, NotRead>> {
  if (!request.isMultipart()) return fileMissing()
  try {
    const part = await request.file({ limits: uploadLimits })
    if (part === undefined) return fileMissing()
    if (part.fieldname !== 'file') {
      part.file.resume()
      return fileMissing()
    }
    const bytes = await part.toBuffer()
    // The last chunk may be read before the limit is noticed: then nothing was thrown.
    return part.file.truncated ? fileTooLarge() : ok({ name: part.filename, bytes })
  } catch (error) {
    // Nothing but reading the request happens above: a form that ends early, has no boundary or a hundred parts.
    return error instanceof request.server.multipartErrors.RequestFileTooLargeError
      ? fileTooLarge()
      : fileDamaged()
  }
}
