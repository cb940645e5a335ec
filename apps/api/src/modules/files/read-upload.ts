import type { FastifyRequest } from 'fastify'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Upload } from './content/check-content.ts'
import { fileDamaged, fileMissing, fileTooLarge } from './errors.ts'
import { maxFileBytes } from './model.ts'

/** One file, and a few small form fields. */
export const uploadLimits = {
  fileSize: maxFileBytes,
  files: 1,
  fields: 10,
  fieldSize: 1000,
  parts: 12,
  headerPairs: 50,
}

/** A form with several documents. Together they may be as large as one: more go one by one. */
const formLimits = {
  ...uploadLimits,
  files: 8,
  fields: 60,
  fieldSize: 3000,
  parts: 68,
}

/** Allowance for the form around the file. */
const mostAround = 65_536

/** Rejects, unread, requests that declare more than the largest upload. */
export function admitUpload({
  headers,
}: FastifyRequest): Result<void, Refusal & { code: 'file_too_large' }> {
  return Number(headers['content-length'] ?? 0) > maxFileBytes + mostAround
    ? fileTooLarge()
    : ok(undefined)
}

export type NotRead = Refusal & { code: 'file_missing' | 'file_too_large' | 'file_damaged' }

/** Reads the one file of a request, up to the size limit. */
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
    // The last chunk may arrive before the limit is noticed, and then nothing is thrown.
    return part.file.truncated ? fileTooLarge() : ok({ name: part.filename, bytes })
  } catch (error) {
    // Only reading the request can throw above: a truncated form, a missing boundary, a hundred
    // parts.
    return error instanceof request.server.multipartErrors.RequestFileTooLargeError
      ? fileTooLarge()
      : fileDamaged()
  }
}

export type UploadedForm = {
  fields: ReadonlyMap<string, string>
  /** In the order sent, with the name of their part. */
  files: { part: string; upload: Upload }[]
}

/** Reads a form with any number of files, up to the size limit of one. */
export async function readForm(request: FastifyRequest): Promise<Result<UploadedForm, NotRead>> {
  const fields = new Map<string, string>()
  const files: UploadedForm['files'] = []
  let size = 0
  try {
    for await (const part of request.parts({ limits: formLimits })) {
      if (part.type === 'field') {
        if (part.valueTruncated) return fileDamaged()
        fields.set(part.fieldname, String(part.value))
        continue
      }
      const bytes = await part.toBuffer()
      size += bytes.length
      if (part.file.truncated || size > maxFileBytes) return fileTooLarge()
      // Browsers send a field without a chosen file as an empty one.
      if (bytes.length > 0)
        files.push({ part: part.fieldname, upload: { name: part.filename, bytes } })
    }
    return ok({ fields, files })
  } catch (error) {
    return error instanceof request.server.multipartErrors.RequestFileTooLargeError
      ? fileTooLarge()
      : fileDamaged()
  }
}
